import { type Content, tileOf } from '@nora/cats'
import type { ReactNode } from 'react'
import { shallow } from 'zustand/shallow'
import { Icon } from '../../art/icons/icon.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { usePicking } from '../../table/picking.tsx'
import { FinalSign, isFinal, useAhead } from '../../table/tray/foresight.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../use-table.ts'
import { Flip, TurnBack, TurnOn } from './glyphs.tsx'
import style from './placing.module.css'
import { type Hand, handFor } from './store.ts'
import { type Outlook, useRestedPreview } from './use-preview.ts'

/** The buttons that move the tile in hand, and what letting it go would do. */
export function PlacingTray({ decision }: TrayProps) {
  const { table, space } = useTable()
  const hand = handFor(table, decision, space)
  return hand ? <Placing decision={decision} hand={hand} /> : null
}

interface PlacingProps extends TrayProps {
  readonly hand: Hand
}

function Placing({ decision, hand }: PlacingProps) {
  const { voice, table } = useTable()
  const { choose } = usePicking()
  const outlook = useRestedPreview(hand)
  const { at, why } = outlook
  const fits = why === undefined
  const ahead = useAhead(fits ? at : undefined)
  const put = () => {
    // Where it is now, even if it has not come to rest; what was said holds only for where it rested.
    const now = hand.store.getState()
    if (now.isLegal) choose(decision, now.at, shallow(now.at, at) && isFinal(ahead))
  }
  const isOfTwo = tileOf(table.content, hand.tile).kind !== 'common'
  return (
    <div className={style.placing}>
      <div className={style.buttons}>
        <Move label={voice.format('webCats.place.turnBack')} act={() => hand.say({ type: 'turn', quarters: -1 })}>
          <TurnBack />
        </Move>
        <Move label={voice.format('webCats.place.turn')} act={() => hand.say({ type: 'turn', quarters: 1 })}>
          <TurnOn />
        </Move>
        {isOfTwo && (
          <Move label={voice.format('webCats.place.flip')} act={() => hand.say({ type: 'flip' })}>
            <Flip />
          </Move>
        )}
        <button type="button" className={button.quiet} onClick={() => hand.say({ type: 'seek', step: 1 })}>
          {voice.format('webCats.place.next')}{' '}
          <span aria-hidden="true" className={style.key}>
            (N)
          </span>
        </button>
        <button
          type="button"
          className={`${button.quiet} ${fits ? button.primary : ''} ${style.put}`}
          aria-disabled={!fits}
          onClick={put}
        >
          {voice.format('webCats.place.put')}
        </button>
      </div>
      <FinalSign ahead={ahead} />
      <output className={style.outlook}>
        <span className="unseen">{voice.format('catsPlay.do.rowColumn', { row: at.row + 1, column: at.col + 1 })}</span>
        {fits ? <Changes outlook={outlook} /> : <p className={style.why}>{why}</p>}
      </output>
    </div>
  )
}

function Move({ label, act, children }: { readonly label: string; act(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className={button.quiet} aria-label={label} title={label} onClick={act}>
      {children}
    </button>
  )
}

/** One line for everything that would be different. */
function Changes({ outlook: { preview } }: { readonly outlook: Outlook }) {
  const { voice, table, sheetLine } = useTable()
  const { content } = table
  const { rats, map, filled, families, lines, points, as } = preview
  return (
    <ul className={style.changes}>
      <li className={style.points}>
        <Icon name="points" />
        {voice.format('webCats.preview.points', { points: voice.number(points, { signDisplay: 'exceptZero' }) })}
        {as && <span>{voice.say({ id: 'webCats.preview.as', params: { colour: as } })}</span>}
      </li>
      {lines.map((line) => (
        <li key={`${line.id}/${line.item ?? ''}`} className={style.line}>
          <span>{sheetLine(line)}</span>
          <b>{voice.number(line.points, { signDisplay: 'always' })}</b>
        </li>
      ))}
      {families.map(({ colour, from, to }) => (
        <li key={`${colour}/${to}`}>
          <Icon name={`cat-${colour}`} />
          {from === 0
            ? voice.say({ id: 'webCats.preview.family', params: { colour, to } })
            : voice.say({ id: 'webCats.preview.grows', params: { colour, from, to } })}
        </li>
      ))}
      {map && (
        <li>
          <Icon name={map.finds ? 'treasure-common' : `cat-${map.colour}`} />
          {voice.say({
            id: map.finds ? 'webCats.preview.finds' : 'webCats.preview.map',
            params: { colour: map.colour },
          })}
        </li>
      )}
      {rats > 0 && <li>{voice.format('webCats.preview.rats', { n: rats })}</li>}
      {filled.length > 0 && (
        <li>{voice.format('webCats.preview.filled', { sections: { all: sectionNames(content, filled) } })}</li>
      )}
    </ul>
  )
}

function sectionNames(content: Content, ids: readonly string[]) {
  return content.tables.sections.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
