import type { Item } from '@nora/kernel'
import { CONTRACTS } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'

/** How fast what contracts count grows in a turn of sensible play. */
const growth: { readonly [count: string]: number } = {
  completedOrders: 0.45,
  lateOrders: 0.3,
  hazelnutOrders: 0.12,
  helpers: 0.25,
  improvements: 0.25,
  tools: 0.3,
  toolTypes: 0.2,
  pairs: 0.3,
  marketingSteps: 0.35,
  held: 0.4,
  reputationValue: 0.25,
  benches: 0.15,
}
const USUAL_GROWTH = 0.05

/** What a claimed contract will pay at the end. */
export function contractWorth({ content, table, seat, turns }: Assessment, id: Item): number {
  const contract = content.contracts.get(id)
  if (!contract) return 0
  const { score } = contract
  const now = content.language.at(table, seat).amount(score)
  const more = ((growth[score.count] ?? USUAL_GROWTH) * turns * (score.times ?? 1)) / (score.per ?? 1)
  return Math.min(score.most ?? Number.POSITIVE_INFINITY, now + more)
}

/** Contracts the seat could claim now. */
export function offeredContracts({ table, seat }: Assessment): Item[] {
  return table.zone(CONTRACTS).filter((id) => !table.state.claims[id]?.includes(seat))
}

export function claimedWorth(assessment: Assessment): number {
  const { claims } = assessment.table.state
  let sum = 0
  for (const id in claims) if (claims[id]?.includes(assessment.seat)) sum += contractWorth(assessment, id)
  return sum
}
