import { EACH } from '@nora/choosing'
import type { Decision } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { usePicking } from '../../table/picking.tsx'
import button from '../../ui/button.module.css'
import { ScaleSteps } from '../ratbot/scale.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The sides of Ratbot's state cards: a tool, an automaton and a building are picked, and must add up to the level. */
export function StateSides({ decision }: { readonly decision: Decision }) {
  const { table, voice, item } = useTable()
  const { picks, choose } = usePicking()
  const { level } = decision.args as { readonly level: number }
  const sum = picks.picked(EACH).reduce<number>((all, name) => all + Number(String(name).split('/')[1]), 0)
  const choice = picks.done
  return (
    <div className={style.states}>
      <p>
        {voice.format('webWistar.ratbot.sum', { sum, level })}{' '}
        {picks.choices.length === 1 && voice.format('webWistar.ratbot.onlySet')}
      </p>
      <div className={style.sides}>
        {table.content.tables.stateCards.flatMap(({ id, symbol, sides }) =>
          sides.map((side) => {
            const name = `${id}/${side.index}`
            return (
              <Piece key={name} thing={name} sort="side" label={item(name)} className={style.piece}>
                <span className={style.side}>
                  <b>
                    <Icon name={symbol} size={20} /> {side.index}
                  </b>
                  <ScaleSteps scale={side.scale} overflow={side.overflow} at={-1} />
                </span>
              </Piece>
            )
          }),
        )}
      </div>
      <button
        type="button"
        className={choice === undefined ? button.quiet : `${button.quiet} ${button.primary}`}
        aria-disabled={choice === undefined}
        onClick={() => choice !== undefined && choose(decision, choice)}
      >
        {voice.format('webWistar.ratbot.begin')}
      </button>
    </div>
  )
}
