import type { Seat } from '@nora/kernel'
import { RATBOT } from '@nora/wistar'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { Badge } from '../art/badge.tsx'
import { useTable } from '../use-table.ts'
import style from './seats.module.css'

interface WhoseBurrowProps {
  readonly shown: Seat
  show(seat: Seat): void
}

/** Whose burrow one looks at: one's own first, the others a click away. */
export function WhoseBurrow({ shown, show }: WhoseBurrowProps) {
  const { table, voice, speaker, seat } = useTable()
  const seats = table.state.players.map((_, each) => each)
  const { ratbot } = table.state
  if (seats.length < 2 && !ratbot) return null
  return (
    <div className={style.whose}>
      {seats.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === shown}
          aria-label={
            each === seat
              ? voice.format('webWistar.burrow.mine')
              : voice.format('webWistar.burrow.enlarge', { name: speaker.name(each) })
          }
          title={speaker.name(each)}
          onClick={() => show(each)}
        >
          <SeatSign seat={each} size="1.3rem" />
        </button>
      ))}
      {ratbot && (
        <button
          type="button"
          aria-pressed={shown === RATBOT}
          aria-label={voice.format('wistarPlay.ratbot')}
          title={voice.format('wistarPlay.ratbot')}
          onClick={() => show(RATBOT)}
        >
          <svg width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
            <Badge owner={RATBOT} r={10} />
          </svg>
        </button>
      )}
    </div>
  )
}
