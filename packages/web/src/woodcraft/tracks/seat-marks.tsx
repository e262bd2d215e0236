import type { Seat } from '@nora/kernel'
import { SeatMark } from './seat-mark.tsx'

interface SeatMarksProps {
  readonly seats: readonly Seat[]
  /** The middle of the place below what is printed on the space. */
  readonly x: number
  readonly y: number
  /** How far the marks may spread from it, to each side. */
  readonly reach: number
}

/** Whoever stands on one space of a track: one large, two side by side, three or four in two rows. */
export function SeatMarks({ seats, x, y, reach }: SeatMarksProps) {
  const [first] = seats
  if (first === undefined) return null
  if (seats.length === 1) return <SeatMark seat={first} x={x} y={y} r={Math.min(8.6, reach * 0.75)} />
  const rows = Math.ceil(seats.length / 2)
  const r = Math.min(rows > 1 ? 5.4 : 7.6, reach / 2)
  return seats.map((seat, index) => (
    <SeatMark
      key={seat}
      seat={seat}
      // A third one stands in the middle of its row.
      x={x + (seats.length === 3 && index === 2 ? 0 : (index % 2) - 0.5) * r * 2}
      y={rows === 1 ? y : y + (Math.floor(index / 2) - 0.5) * r * 2}
      r={r}
    />
  ))
}
