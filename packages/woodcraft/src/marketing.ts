import type { Flow, Reason, Seat } from '@nora/kernel'
import type { MarketingStep } from './content/schema.ts'
import { needsBerries, score, spend } from './goods.ts'
import { discountOn, happened, sumOf } from './permanent.ts'
import { playerOf, type WoodcraftTable } from './state.ts'

/** On the last step the marker stays, and the same can be bought again (Czech rulebook, Marketing). */
function nextStep(table: WoodcraftTable, seat: Seat): MarketingStep {
  const { marketing } = table.content
  return marketing[Math.min(playerOf(table, seat).marketing, marketing.length - 1)] as MarketingStep
}

export function marketingPrice(table: WoodcraftTable, seat: Seat, off: number): number {
  return Math.max(0, nextStep(table, seat).cost - off - discountOn(table, seat, 'marketing'))
}

export function whyNotMarket(table: WoodcraftTable, seat: Seat, off: number): Reason | undefined {
  return needsBerries(table, seat, marketingPrice(table, seat, off))
}

/** Pays for one step and scores it. */
export function* market(table: WoodcraftTable, seat: Seat, off: number): Flow {
  const { points } = nextStep(table, seat)
  spend(table, seat, 'berries', marketingPrice(table, seat, off))
  playerOf(table, seat).marketing++
  table.tell?.({ type: 'market', seat })
  score(table, seat, 'marketing', points + sumOf(table, seat, 'marketPoints'))
  yield* happened(table, seat, { on: 'market' })
}
