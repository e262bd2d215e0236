import type { CatsTable, Player } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { catWorthsOf, type Market, marketOf } from './cat-market.ts'
import { type Facts, factsOf } from './facts.ts'
import { fishRate } from './fish.ts'
import { countedLessonsOf } from './lessons/counted-lessons.ts'
import type { CountedLesson } from './lessons/lessons.ts'
import { catMarginals } from './lessons/marginals.ts'
import type { RemainingGame } from './remaining-game.ts'
import type { ByColour } from './ship/ship.ts'

/** One position as one seat judges it: gathered once, used by everything that weighs fish and cards. */
export interface Assessment {
  readonly table: CatsTable
  readonly seat: Seat
  readonly player: Player
  readonly facts: Facts
  readonly remaining: RemainingGame
  readonly countedLessons: readonly CountedLesson[]
  /** What a cat of each colour would bring. */
  readonly catWorths: ByColour
  /** The cats of today, for a seat that has done its buying. */
  readonly market: Market
}

export function assess(table: CatsTable, seat: Seat): Assessment {
  const facts = factsOf(table, seat)
  const countedLessons = countedLessonsOf(table, seat, facts.remaining)
  const catWorths = catWorthsOf(facts, catMarginals(facts, countedLessons))
  const market = marketOf(table, seat, catWorths, fishRate(facts, { ...facts.remaining, stage: 'bought' }))
  const player = table.state.players[seat] as Player
  return { table, seat, player, facts, remaining: facts.remaining, countedLessons, catWorths, market }
}
