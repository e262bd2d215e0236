import type { Decision, Fate, Game, Match, MatchOptions, Options, Seat, Variant } from '@nora/kernel'
import type { MatchTracker } from './match-tracker.ts'
import type { Tally } from './tally.ts'

/** What has been seen of a game over a whole run. */
export interface Coverage {
  readonly reasons: Set<string>
  readonly kinds: Set<string>
}

/** A match that waits for somebody, and all that a check needs to look into it. */
export interface CheckContext {
  readonly match: Match
  readonly variant: Variant
  readonly game: Game
  readonly options: Options
  /** How the match is driven, so that a copy can be driven alike. */
  readonly matchOptions: MatchOptions
  /** What happened on the way here. */
  readonly tracker: MatchTracker
  /** A check's own source of chance, the same whenever the same game is played. */
  readonly fate: Fate
  /** How many samples to take where everything is too much: 1 is usual. */
  readonly thoroughness: number
  readonly tally: Tally
  readonly coverage: Coverage
}

/** One promise of the kernel's contract. It throws a violation where a game does not keep it. */
export interface Check {
  readonly name: string
  /** How often it is worth its price: the chance wherever the match waits, given how many acts and how many waits led there. */
  readonly rate: (acts: number, waits: number) => number
  /** It always looks at the end of a game, too. */
  readonly atEnd?: true
  /** It acts on the match itself: after a violation nobody knows where the match stands. */
  readonly acts?: true
  /** Looks at a match that waits for somebody or is over. */
  at(context: CheckContext): void
  /** The part of it that is worth its price after every act, however little else is looked at. */
  everyTime?(context: CheckContext): void
}

/** For a check whose price grows with the line: about as many times in a long game as in a short one. */
export const byLength =
  (times: number) =>
  (acts: number): number =>
    times / (acts + 1)

export function samples(context: CheckContext, usual: number): number {
  return Math.max(1, Math.round(usual * context.thoroughness))
}

export function seatsOf({ options }: CheckContext): Seat[] {
  return Array.from({ length: options.seats }, (_, seat) => seat)
}

/** The open questions to players, one for each who owes an answer. */
export function asked({ match }: CheckContext): Decision[] {
  return match.pending.filter((decision) => decision.seat >= 0 && match.owed(decision.seat) === decision)
}

/** One of the open questions to players. */
export function oneAsked(context: CheckContext): Decision | undefined {
  return oneOf(asked(context), context.fate)
}

export function oneSeat({ options, fate }: CheckContext): Seat {
  return fate.below(options.seats)
}

export function oneOf<T>(list: readonly T[], fate: Fate): T | undefined {
  return list.length === 0 ? undefined : list[fate.below(list.length)]
}
