import type { RawTables } from '@nora/effects'
import type { Schemas } from './schema.ts'
import attic from './tables/attic.json' with { type: 'json' }
import atticEdges from './tables/atticEdges.json' with { type: 'json' }
import bundles from './tables/bundles.json' with { type: 'json' }
import contracts from './tables/contracts.json' with { type: 'json' }
import hazelnutOrders from './tables/hazelnutOrders.json' with { type: 'json' }
import helperSlots from './tables/helperSlots.json' with { type: 'json' }
import helpers from './tables/helpers.json' with { type: 'json' }
import improvements from './tables/improvements.json' with { type: 'json' }
import incomeTracks from './tables/incomeTracks.json' with { type: 'json' }
import marketing from './tables/marketing.json' with { type: 'json' }
import orders from './tables/orders.json' with { type: 'json' }
import reputation from './tables/reputation.json' with { type: 'json' }
import rewardTiles from './tables/rewardTiles.json' with { type: 'json' }
import ring from './tables/ring.json' with { type: 'json' }
import soloCards from './tables/soloCards.json' with { type: 'json' }
import tools from './tables/tools.json' with { type: 'json' }
import windows from './tables/windows.json' with { type: 'json' }

/** The content of the game, one list of records per file, before it is checked. */
export const houseTables: RawTables & { readonly [table in keyof Schemas]: unknown } = {
  helpers,
  orders,
  hazelnutOrders,
  contracts,
  soloCards,
  rewardTiles,
  ring,
  windows,
  helperSlots,
  improvements,
  marketing,
  incomeTracks,
  reputation,
  attic,
  atticEdges,
  tools,
  bundles,
}
