import type { Seat } from '@nora/kernel'
import { colourOf, colours, completedOf, faceOf, playerOf, rowOf, rows } from '@nora/woodcraft'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { Die } from '../art/die.tsx'
import { diceOf } from '../bench/pile.tsx'
import { InlineSign } from '../drawing/inline.tsx'
import { Tick } from '../drawing/tick.tsx'
import { useTable } from '../use-table.ts'
import style from './others.module.css'

interface OthersProps {
  readonly shown: Seat
  look(seat: Seat): void
}

/** The rail of the bench: everybody's dice and orders at a glance; whoever is chosen is shown below, in place of mine. */
export function Others({ shown, look }: OthersProps) {
  const { table, voice, speaker, seat: mine } = useTable()
  const seats = table.state.players.map((_, seat) => seat)
  if (seats.length < 2) return <div className={style.rail} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are switches between views, no fields of a form.
    <div className={style.rail} role="group" aria-label={voice.format('webWoodcraft.others')}>
      {[mine, ...seats.filter((seat) => seat !== mine)].map((seat) => {
        const dice = diceOf(playerOf(table, seat).lumber)
        const open = rows.reduce((sum, _, row) => sum + table.zone(rowOf(seat, row)).length, 0)
        const done = table.zone(completedOf(seat)).length
        return (
          <button
            key={seat}
            type="button"
            data-place={`rail/${seat}`}
            data-owner={seat === mine ? undefined : seat}
            aria-pressed={seat === shown}
            onClick={() => look(seat)}
          >
            <SeatSign seat={seat} size="1.1rem" />
            <span className={style.name}>{seat === mine ? voice.format('webWoodcraft.mine') : speaker.name(seat)}</span>
            {seat !== mine && (
              <svg
                viewBox={`0 0 ${Math.max(1, dice.length) * 19} 18`}
                height={18}
                width={dice.length * 19}
                aria-hidden="true"
              >
                {dice.map(({ die, nth }, index) => (
                  <Die
                    key={`${die} ${nth}`}
                    wood={colours[colourOf(die)] as 'green'}
                    value={faceOf(die)}
                    x={index * 19 + 1}
                    y={1}
                    size={14.5}
                  />
                ))}
              </svg>
            )}
            {seat !== mine && (
              <span className={style.orders} title={voice.format('webWoodcraft.glance', { open, done })}>
                <InlineSign name="chooseOrders" />
                <span aria-hidden="true">{open}</span>
                <svg viewBox="-9 -9 18 18" width={16} height={16} aria-hidden="true">
                  <Tick x={0} y={0} r={7.5} />
                </svg>
                <span aria-hidden="true">{done}</span>
                <span className="unseen">{voice.format('webWoodcraft.glance', { open, done })}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
