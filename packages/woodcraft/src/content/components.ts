import { countBySource, type SourceCounts } from '@nora/effects'
import type { Content } from './content.ts'

/** What is in the box, and how much of it rests on which source. */
export function components({ tables }: Content): { readonly [component: string]: SourceCounts } {
  return {
    helpers: countBySource(tables.helpers),
    orders: countBySource(tables.orders),
    hazelnutOrders: countBySource(tables.hazelnutOrders),
    contracts: countBySource(tables.contracts),
    soloCards: countBySource(tables.soloCards),
    rewardTiles: countBySource(tables.rewardTiles),
    ringSlots: countBySource(tables.ring),
    sawWindows: countBySource(tables.windows),
    helperSlots: countBySource(tables.helperSlots),
    improvements: countBySource(tables.improvements),
    marketingSteps: countBySource(tables.marketing),
    incomeTracks: countBySource(tables.incomeTracks),
    reputationSpaces: countBySource(tables.reputation),
    atticSpaces: countBySource(tables.attic),
    atticEdges: countBySource(tables.atticEdges),
    toolTypes: countBySource(tables.tools),
    materialBundles: countBySource(tables.bundles),
  }
}
