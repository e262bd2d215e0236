import type { Item, Json } from '@nora/kernel'
import { type Die, dieNamed, type HelperCard, type Improvement } from '@nora/woodcraft'
import { bestOf, widened } from '../ranking.ts'
import { assess } from './assessment.ts'
import { contractWorth } from './contracts.ts'
import { producedBy } from './effects.ts'
import {
  baselineFor,
  bestPlantingGain,
  buyingGain,
  buyingSixGain,
  hiringGain,
  improvingGain,
  materialGain,
  orderGain,
  plantingGain,
  sellingGain,
  slotWorth,
} from './gains.ts'
import { newHelperWorth } from './helpers.ts'
import { alternativePay } from './orders.ts'
import type { WoodcraftShortlist } from './shortlist.ts'

const die = (name: Json | undefined): Die => dieNamed(name) as Die

const buyLumber: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  const { off } = args as { readonly off: number }
  return bestOf(space, widened(3, width), (choice) =>
    dieNamed(choice) === undefined ? 0 : buyingGain(baseline, die(choice), off),
  )
}

const sellDie: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  const { more } = args as { readonly more: number }
  return bestOf(space, widened(2, width), (choice) =>
    dieNamed(choice) === undefined ? 0 : sellingGain(baseline, die(choice), more),
  )
}

const buySix: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  const { off } = args as { readonly off: number }
  return bestOf(space, widened(2, width), (choice) =>
    dieNamed(choice) === undefined ? 0 : buyingSixGain(baseline, die(choice), off),
  )
}

const buyMaterials: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  const baseline = baselineFor(assessment)
  return bestOf(space, widened(3, width), (choice) => {
    const bundle = assessment.content.bundles.get(choice as string)
    return bundle ? materialGain(baseline, bundle.material, bundle.n) - assessment.berry * bundle.cost : 0
  })
}

const takeOrder: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const assessment = assess(table, seat)
  const baseline = baselineFor(assessment)
  const price = (args as { readonly taken: number }).taken > 0 ? 3 * assessment.berry : 0
  return bestOf(space, widened(2, width), (choice) =>
    assessment.content.orders.has(choice as Item) ? orderGain(baseline, choice as Item) - price : 0,
  )
}

const hireHelper: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(2, width), (choice) =>
    hiringGain(assessment, choice as Item, (args as { readonly off: number }).off),
  )
}

const placeHelper: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(1, width), (choice) =>
    slotWorth(
      assessment,
      assessment.content.slots.findIndex(({ id }) => id === choice),
    ),
  )
}

const improve: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(2, width), (choice) =>
    improvingGain(assessment, choice as Improvement, (args as { readonly off: number }).off),
  )
}

const produce: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(1, width), (choice) =>
    assessment.content.helpers.has(choice as Item) ? producedBy(assessment, choice as Item) : 0,
  )
}

const produceOrPlant: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(2, width), (choice) => {
    if (choice === 'plant') return bestPlantingGain(baselineFor(assessment))
    return typeof choice === 'string' ? 0 : producedBy(assessment, (choice as { readonly produce: Item }).produce)
  })
}

const plant: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  return bestOf(space, widened(2, width), (choice) => {
    if (typeof choice === 'string') return 0
    const { die: name, tree } = choice as { readonly die: string; readonly tree: number }
    return plantingGain(baseline, die(name), tree)
  })
}

const claimContract: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const assessment = assess(table, seat)
  const instead = alternativePay(assessment, (args as { readonly order: Item }).order)
  return bestOf(space, widened(1, width), (choice) =>
    assessment.content.contracts.has(choice as Item) ? contractWorth(assessment, choice as Item) : instead,
  )
}

/** The first helper stays all game: its price is paid from twelve berries. */
const keepHelper: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  return bestOf(space, widened(1, width), (choice) => {
    const { cost } = assessment.content.helpers.get(choice as Item) as HelperCard
    return newHelperWorth(assessment, choice as Item) - assessment.berry * cost
  })
}

const placeOrder: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  return bestOf(space, widened(1, width), (choice) => orderGain(baseline, choice as Item))
}

const keepOrders: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const baseline = baselineFor(assess(table, seat))
  return bestOf(space, widened(1, width), (choice) =>
    (choice as readonly Item[]).reduce((sum, order) => sum + orderGain(baseline, order), 0),
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
