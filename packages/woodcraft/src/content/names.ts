/** The seven action tiles. */
export const actions = [
  'buyLumber',
  'exchangeDice',
  'buyMaterials',
  'chooseOrders',
  'chooseHelper',
  'produceOrPlant',
  'improveWorkshop',
] as const

export type Action = (typeof actions)[number]

/** The rows of orders beside a workshop, from the top down. */
export const rows = ['rep3', 'rep2', 'rep1', 'berry', 'late'] as const

export type Row = (typeof rows)[number]

export const materials = ['glue', 'scrapwood', 'blades'] as const

export type Material = (typeof materials)[number]

export const incomeTracks = ['berryIncome', 'nutIncome'] as const

export type IncomeTrack = (typeof incomeTracks)[number]

export const quadrants = ['A', 'B', 'C', 'D'] as const

export const SLOTS = 7

export const improvements = ['pot-yellow', 'pot-brown', 'saw-2', 'saw-3', 'splice-2', 'splice-4', 'glue'] as const

export type Improvement = (typeof improvements)[number]

/** What a permanent discount can be on. */
export const purchases = ['yardDie', 'six', 'material', 'order', 'helper', 'improvement', 'marketing'] as const

export type Purchase = (typeof purchases)[number]

/** The workshop's tiles that are turned over when used: the saws are all alike, the splicing tiles are not. */
export const benches = ['saw', 'splice1', 'splice2', 'splice4', 'glue'] as const

export type Bench = (typeof benches)[number]
