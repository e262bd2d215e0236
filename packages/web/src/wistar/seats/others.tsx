import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { Burrow } from '../burrow/burrow.tsx'
import { lyingBurrow, narrowBurrow } from '../burrow/burrow-plan.ts'
import { RatbotPanel } from '../ratbot/ratbot-panel.tsx'
import { useTable } from '../use-table.ts'
import style from './seats.module.css'

interface OthersProps {
  readonly isSmall: boolean
  readonly isLying: boolean
  show(seat: number): void
}

/** The others at a glance: their burrows, each to be looked at as large as one's own. */
export function Others({ isSmall, isLying, show }: OthersProps) {
  const { table, voice, speaker, seat } = useTable()
  // One alone has all of a phone to themselves.
  const isAlone = isSmall && table.state.players.length === 2
  if (table.state.ratbot) return <RatbotPanel isLow={isSmall} />
  return (
    <section className={style.others} data-glance="" aria-label={voice.format('webWistar.part.others')}>
      {table.state.players.map((_, other) =>
        other === seat ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={other} className={style.other}>
            <Burrow seat={other} {...(isAlone && { plan: isLying ? lyingBurrow : narrowBurrow })} />
            <span className={style.sign}>
              <SeatSign seat={other} size="1.6rem" />
            </span>
            <button
              type="button"
              className={style.enlarge}
              aria-label={voice.format('webWistar.burrow.enlarge', { name: speaker.name(other) })}
              onClick={() => show(other)}
            />
          </div>
        ),
      )}
    </section>
  )
}
