import { type Json, Position, type Refusal, refusalsOf, type Seat, type Space } from '@nora/kernel'

/** What a seat can do and is told it cannot: all that must be the same in positions that look the same to it. */
export interface SeatChoices {
  readonly choices: readonly Json[] | null
  readonly refusals: readonly Refusal[]
  readonly anytime: readonly Json[] | null
}

/** Of a longer list only the length and choices at regular places are compared. */
const COMPARED = 60

export function seatChoicesOf(position: Position, seat: Seat): SeatChoices {
  const { table, pending } = position
  const { game } = table.variant
  const decision = position.owed(seat)
  const open = seat >= 0 && pending.length > 0 && !pending.some(({ closed }) => closed)
  const anytime = open ? game.anytime?.(table, seat) : undefined
  return {
    choices: decision ? outline(position.space(decision)) : null,
    refusals: decision ? refusalsOf(position, decision) : [],
    anytime: anytime ? outline(anytime) : null,
  }
}

/** The position as it would be if the seat's view were the truth: choices and refusals must not need more than that. */
export function fromView(position: Position, view: Position['table']['state']): Position {
  const seen = new Position(position.table.variant, view, false)
  seen.pending = position.pending
  return seen
}

function outline(space: Space): Json[] {
  const count = space.count()
  const apart = Math.max(1, Math.ceil(count / COMPARED))
  const choices: Json[] = [count]
  for (let place = 0; place < count; place += apart) choices.push(space.at(place))
  return choices
}
