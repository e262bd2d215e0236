import type { Json, Match, Seat, Space } from '@nora/kernel'
import { type Listing, limits } from '@nora/protocol'

/** The first choices of a seat, for a client that has no rules of its own. */
export function listing(match: Match | undefined, seat: Seat, limit: number): Listing {
  const space = match?.space(seat)
  const count = Math.min(limits.counted, space?.count(limits.counted) ?? 0)
  return { count, choices: firstOf(space, limit), anytime: firstOf(match?.anytime(seat), limit) }
}

function firstOf(space: Space | undefined, limit: number): Json[] {
  const length = Math.min(limit, space?.count(limit) ?? 0)
  return Array.from({ length }, (_, index) => (space as Space).at(index))
}
