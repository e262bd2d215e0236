import { OTHER_ACTION, playerOf, quadrants, substituteBerries } from '@nora/woodcraft'
import { InlineMarks, InlineSign, InlineTile } from '../drawing/inline.tsx'
import { marksOf } from '../drawing/marks.ts'
import { gainsIn } from '../gains-in.ts'
import { useTable } from '../use-table.ts'
import { type MoveAhead, placeName } from '../wheel/move-ahead.ts'
import { Change } from './ahead.tsx'
import style from './tray.module.css'

/** Where a tile goes, what that brings, what the saw does then, and what comes next. */
export function MovePreview({ ahead }: { readonly ahead: MoveAhead }) {
  const { voice, table, seat, item, card } = useTable()
  const { action, from, to, gains, isSawTurning, windows, blocked } = ahead
  const plain = gainsIn(gains)
  const others = gains.filter((effect) => Object.keys(gainsIn([effect])).length === 0)
  return (
    <>
      <div className={style.head}>
        <InlineTile action={action} size={42} />
        <div>
          <strong>{item(action)}</strong>
          <span className={style.soft}>
            {voice.format('webWoodcraft.tray.from', { from: placeName(from), to: placeName(to) })}
          </span>
        </div>
      </div>
      <dl className={style.lines}>
        {gains.length > 0 && (
          <>
            <dt>{voice.format('webWoodcraft.tray.get')}</dt>
            <dd className={style.marks}>
              {Object.entries(plain).map(([good, n]) => (
                <Change key={good} good={good} by={n} />
              ))}
              <InlineMarks marks={others.flatMap(marksOf)} />
            </dd>
          </>
        )}
        {isSawTurning && (
          <>
            <dt>{voice.format('webWoodcraft.tray.saw')}</dt>
            <dd>
              {windows.map(({ quadrant, then }) => (
                <p key={quadrant} className={style.marks}>
                  {voice.format(then ? 'webWoodcraft.tray.opens' : 'webWoodcraft.tray.closes', {
                    quadrant: quadrants[quadrant] as string,
                  })}
                  {then && <InlineMarks marks={marksOf(then)} />}
                </p>
              ))}
            </dd>
          </>
        )}
        <dt>{voice.format('webWoodcraft.tray.then')}</dt>
        <dd>
          {card(action).text.join(' ')}
          <p className={`${style.marks} ${style.soft}`}>
            {voice.format('webWoodcraft.tray.instead')}
            <span>
              {substituteBerries(table, seat)} <InlineSign name="berry" />
            </span>
          </p>
          {playerOf(table, seat).lanterns >= OTHER_ACTION && (
            <p className={style.soft}>{voice.format('webWoodcraft.tray.other', { n: OTHER_ACTION })}</p>
          )}
          {blocked.length > 0 && (
            <p className={style.soft}>{voice.format('webWoodcraft.wheel.blocks', { n: blocked.length })}</p>
          )}
        </dd>
      </dl>
    </>
  )
}
