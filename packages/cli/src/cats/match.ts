import type { CatsState, Content } from '@nora/cats'
import type { Match, Seat } from '@nora/kernel'

/** The terminal is told of any match; here it is always one of this game. */
export type CatsMatch = Match<CatsState, Content>

export function asCats(match: Match): CatsMatch {
  return match as unknown as CatsMatch
}

export function contentOf(match: Match): Content {
  return asCats(match).variant.game.content
}

/** What the seat sees. */
export function viewFor(match: Match, seat: Seat): CatsState {
  return asCats(match).view(seat).state
}
