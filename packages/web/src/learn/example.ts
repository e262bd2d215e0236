import { each, type Game, type Json, Match, type Seat, type Wish } from '@nora/kernel'

/** Plays on, everybody taking the first choice there is, until the reader is asked this kind of question. */
interface Until {
  readonly until: string
}

/** A choice that leads to the position. */
interface Chosen {
  readonly seat: Seat
  readonly choice: Json
}

/** A real position of a game that a paragraph of its rulebook shows; its words are in the rulebook, as `example.<id>`. */
export interface Example {
  readonly id: string
  /** The paragraph beside which it stands. */
  readonly address: string
  readonly wish: Wish
  readonly seed: number
  /** Who looks at it, and plays. */
  readonly reader: Seat
  readonly before: readonly (Until | Chosen)[]
  /** What the words ask the reader to do. Tests do it, and hold the table to what it must tell then. */
  readonly asks: readonly Json[]
  readonly tells: readonly { readonly type: string; readonly [field: string]: Json }[]
  /** What the reader would look for and may not do, and the code of the reason. */
  readonly refused?: { readonly choice: Json; readonly code: string }
  /** The part of the table that is in the picture, as a selector. */
  readonly shows: string
  /** There are words to be read in it: it is drawn no smaller than this, and what there is no room for is scrolled to. */
  readonly readAt?: number
}

/** What a reader has done in an example. */
export interface Deed {
  readonly choice: Json
  readonly interrupt: boolean
}

const PATIENCE = 500

/** The position of an example, played by the rules of today, and what the reader has done since: the same each time. */
export function playedExample(game: Game, example: Example, deeds: readonly Deed[] = []): Match {
  const { wish, seed, reader, before } = example
  const match = Match.open(game, wish, { seed, confirming: [reader] })
  for (const move of before) {
    if ('choice' in move) match.choose(move.seat, move.choice)
    else playUntil(match, reader, move.until)
  }
  for (const { choice, interrupt } of deeds) {
    if (interrupt) match.interrupt(reader, choice)
    else match.choose(reader, choice)
  }
  return match
}

function playUntil(match: Match, reader: Seat, kind: string): void {
  for (let acts = 0; match.owed(reader)?.kind !== kind; acts++) {
    const [first] = match.pending
    const space = first && match.space(first.seat)
    if (!first || !space || acts === PATIENCE) throw new Error(`nobody is ever asked ${kind}`)
    const [choice = null] = each(space)
    match.choose(first.seat, choice)
  }
}
