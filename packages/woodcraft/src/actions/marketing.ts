import type { Flow, Reason, Seat } from '@nora/kernel'
import { discountOn, react, sumOf } from '../cards/permanent-abilities.ts'
import type { MarketingStep } from '../content/schema.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { needsBerries, score, spend } from '../workshop/goods.ts'

/** On the last step the marker stays, and the same can be bought again (Czech rulebook, Marketing). */
function nextStep(table: WoodcraftTable, seat: Seat): MarketingStep {
  const { marketing } = table.content
  return marketing[Math.min(playerOf(table, seat).marketing, marketing.length - 1)] as MarketingStep
}

export function marketingPrice(table: WoodcraftTable, seat: Seat, off: number): number {
  return Math.max(0, nextStep(table, seat).cost - off - discountOn(table, seat, 'marketing'))
}

export function marketingPoints(table: WoodcraftTable, seat: Seat): number {
  return nextStep(table, seat).points + sumOf(table, seat, 'marketPoints')
}

export function whyNotMarket(table: WoodcraftTable, seat: Seat, off: number): Reason | undefined {
  return needsBerries(table, seat, marketingPrice(table, seat, off))
}

/** Pays for one step and scores it. */
export function* market(table: WoodcraftTable, seat: Seat, off: number): Flow {
  const points = marketingPoints(table, seat)
  const berries = marketingPrice(table, seat, off)
  spend(table, seat, 'berries', berries)
  playerOf(table, seat).marketing++
  table.tell?.({ type: 'market', seat, berries })
  score(table, seat, 'marketing', points)
  yield* react(table, seat, { on: 'market' })
}
