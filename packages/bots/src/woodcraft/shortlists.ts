import type { Item, Json, Seat, Space } from '@nora/kernel'
import { type Die, dieNamed, type HelperCard, type Improvement, type WoodcraftTable } from '@nora/woodcraft'
import { contractWorth } from './contracts.ts'
import { producedBy } from './effects.ts'
import { newcomerWorth } from './helpers.ts'
import { alternativePay } from './orders.ts'
import { outlookFor } from './outlook.ts'
import {
  buying,
  buyingSix,
  hiring,
  improving,
  planting,
  plantingWorth,
  prospectFor,
  selling,
  slotWorth,
  withMaterial,
  withOrder,
} from './prospects.ts'
import { top } from './ranking.ts'

type Pick = (table: WoodcraftTable, seat: Seat, args: Json, space: Space) => Json[]

const die = (name: Json | undefined): Die => dieNamed(name) as Die

const buyLumber: Pick = (table, seat, args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  const { off } = args as { readonly off: number }
  return top(space, 3, (choice) => (dieNamed(choice) === undefined ? 0 : buying(prospect, die(choice), off)))
}

const sellDie: Pick = (table, seat, args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  const { more } = args as { readonly more: number }
  return top(space, 2, (choice) => (dieNamed(choice) === undefined ? 0 : selling(prospect, die(choice), more)))
}

const buySix: Pick = (table, seat, args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  const { off } = args as { readonly off: number }
  return top(space, 2, (choice) => (dieNamed(choice) === undefined ? 0 : buyingSix(prospect, die(choice), off)))
}

const buyMaterials: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  const prospect = prospectFor(outlook)
  return top(space, 3, (choice) => {
    const bundle = outlook.content.bundles.get(choice as string)
    return bundle ? withMaterial(prospect, bundle.material, bundle.n) - outlook.berry * bundle.cost : 0
  })
}

const takeOrder: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  const prospect = prospectFor(outlook)
  const price = (args as { readonly taken: number }).taken > 0 ? 3 * outlook.berry : 0
  return top(space, 2, (choice) =>
    outlook.content.orders.has(choice as Item) ? withOrder(prospect, choice as Item) - price : 0,
  )
}

const hireHelper: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 2, (choice) => hiring(outlook, choice as Item, (args as { readonly off: number }).off))
}

const placeHelper: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 1, (choice) =>
    slotWorth(
      outlook,
      outlook.content.slots.findIndex(({ id }) => id === choice),
    ),
  )
}

const improve: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 2, (choice) => improving(outlook, choice as Improvement, (args as { readonly off: number }).off))
}

const produce: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 1, (choice) =>
    outlook.content.helpers.has(choice as Item) ? producedBy(outlook, choice as Item) : 0,
  )
}

const produceOrPlant: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 2, (choice) => {
    if (choice === 'plant') return plantingWorth(prospectFor(outlook))
    return typeof choice === 'string' ? 0 : producedBy(outlook, (choice as { readonly produce: Item }).produce)
  })
}

const plant: Pick = (table, seat, _args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  return top(space, 2, (choice) => {
    if (typeof choice === 'string') return 0
    const { die: name, tree } = choice as { readonly die: string; readonly tree: number }
    return planting(prospect, die(name), tree)
  })
}

const claimContract: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  const instead = alternativePay(outlook, (args as { readonly order: Item }).order)
  return top(space, 1, (choice) =>
    outlook.content.contracts.has(choice as Item) ? contractWorth(outlook, choice as Item) : instead,
  )
}

/** The first helper stays all game: its price is paid from twelve berries. */
const keepHelper: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  return top(space, 1, (choice) => {
    const { cost } = outlook.content.helpers.get(choice as Item) as HelperCard
    return newcomerWorth(outlook, choice as Item) - outlook.berry * cost
  })
}

const placeOrder: Pick = (table, seat, _args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  return top(space, 1, (choice) => withOrder(prospect, choice as Item))
}

const keepOrders: Pick = (table, seat, _args, space) => {
  const prospect = prospectFor(outlookFor(table, seat))
  return top(space, 1, (choice) =>
    (choice as readonly Item[]).reduce((sum, order) => sum + withOrder(prospect, order), 0),
  )
}

/** For each kind of question, the few choices that look best at a glance. */
export const shortlists = {
  buyLumber,
  sellDie,
  buySix,
  buyMaterials,
  takeOrder,
  hireHelper,
  placeHelper,
  improve,
  produce,
  produceOrPlant,
  plant,
  claimContract,
  keepHelper,
  keepOrders,
  placeOrder,
}
