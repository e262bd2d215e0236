import type { CatsTable, Player } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { appetitesOf, type Market, marketOf } from './demand.ts'
import { type Facts, factsOf } from './facts.ts'
import { fishRate } from './fish.ts'
import type { Wish } from './lessons.ts'
import { catMarginals } from './marginals.ts'
import type { Prospect, Stage } from './prospect.ts'
import type { ByColour } from './ship.ts'
import { wishesOf } from './wishes.ts'

/** One position as one seat judges it: gathered once, used by everything that weighs fish and cards. */
export interface Moment {
  readonly table: CatsTable
  readonly seat: Seat
  readonly player: Player
  readonly facts: Facts
  readonly prospect: Prospect
  readonly wishes: readonly Wish[]
  /** What a cat of each colour would bring. */
  readonly appetites: ByColour
  /** The cats of today, for a seat that has done its buying. */
  readonly market: Market
}

export function momentOf(table: CatsTable, seat: Seat): Moment {
  const facts = factsOf(table, seat)
  const wishes = wishesOf(table, seat, facts.prospect)
  const appetites = appetitesOf(facts, catMarginals(facts, wishes))
  const market = marketOf(table, seat, appetites, fishRate(facts, { ...facts.prospect, stage: 'bought' }))
  const player = table.state.players[seat] as Player
  return { table, seat, player, facts, prospect: facts.prospect, wishes, appetites, market }
}

/** Whether a card's own time of day is still to come, today or later. */
export function stillCome({ stage, daysLeft }: Prospect, until: Stage): boolean {
  return daysLeft > 0 || stages.indexOf(stage) <= stages.indexOf(until)
}

const stages: readonly Stage[] = ['buying', 'bought', 'rescuing', 'finding', 'done']
