import { type Tally, tally } from '@nora/effects'
import type { Content } from './content.ts'

/** What is in the box, and how much of it rests on which source. */
export function components({ tables }: Content): { readonly [component: string]: Tally } {
  return {
    helpers: tally(tables.helpers),
    orders: tally(tables.orders),
    hazelnutOrders: tally(tables.hazelnutOrders),
    contracts: tally(tables.contracts),
    soloCards: tally(tables.soloCards),
    rewardTiles: tally(tables.rewardTiles),
    ringSlots: tally(tables.ring),
    sawWindows: tally(tables.windows),
    helperSlots: tally(tables.helperSlots),
    improvements: tally(tables.improvements),
    marketingSteps: tally(tables.marketing),
    incomeTracks: tally(tables.incomeTracks),
    reputationSpaces: tally(tables.reputation),
    atticSpaces: tally(tables.attic),
    atticEdges: tally(tables.atticEdges),
    toolTypes: tally(tables.tools),
    materialBundles: tally(tables.bundles),
  }
}
