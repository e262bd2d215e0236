import { type Kind, listed } from '@nora/kernel'
import { type CatsTable, playerOf, SISTER } from '../state.ts'

/** Isle of Cats rulebook, Rescue: whoever can do nothing any more must pass. It is answered for the player. */
export const mustPassKind: Kind<CatsTable, null, 'pass'> = { name: 'mustPass', space: () => listed(['pass']) }

/** The place in the turn order of whoever moves after `place`: the next one round the table that has not passed. */
export function nextInOrder(table: CatsTable, place: number): number | undefined {
  const { order } = table.state
  for (let step = 1; step <= order.length; step++) {
    const next = (place + step) % order.length
    if (!hasPassed(table, order[next] as number)) return next
  }
  return undefined
}

function hasPassed(table: CatsTable, mover: number): boolean {
  return mover === SISTER ? (table.state.sister?.passed ?? true) : playerOf(table, mover).passed
}
