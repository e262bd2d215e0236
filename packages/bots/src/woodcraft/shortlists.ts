import type { Item, Json, Seat, Space } from '@nora/kernel'
import {
  colourOf,
  type Die,
  dieNamed,
  dieOf,
  type HelperCard,
  type Improvement,
  type OrderCard,
  type WoodcraftTable,
} from '@nora/woodcraft'
import { contractWorth } from './contracts.ts'
import { producedBy } from './effects.ts'
import { newcomerWorth } from './helpers.ts'
import { outlookFor } from './outlook.ts'
import {
  benchFor,
  buying,
  buyingSix,
  hiring,
  improving,
  planting,
  plantingWorth,
  selling,
  slotWorth,
  withDice,
  withMaterial,
  withOrder,
} from './prospects.ts'
import { top } from './ranking.ts'

type Pick = (table: WoodcraftTable, seat: Seat, args: Json, space: Space) => Json[]

const die = (name: Json | undefined): Die => dieNamed(name) as Die

/** For each kind of question, the few choices that look best at a glance. */
const buyLumber: Pick = (table, seat, args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  const { off } = args as { readonly off: number }
  return top(space, 3, (choice) => (dieNamed(choice) === undefined ? 0 : buying(bench, die(choice), off)))
}

const sellDie: Pick = (table, seat, args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  const { more } = args as { readonly more: number }
  return top(space, 2, (choice) => (dieNamed(choice) === undefined ? 0 : selling(bench, die(choice), more)))
}

const buySix: Pick = (table, seat, args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  const { off } = args as { readonly off: number }
  return top(space, 2, (choice) => (dieNamed(choice) === undefined ? 0 : buyingSix(bench, die(choice), off)))
}

const buyMaterials: Pick = (table, seat, _args, space) => {
  const outlook = outlookFor(table, seat)
  const bench = benchFor(outlook)
  return top(space, 3, (choice) => {
    const bundle = outlook.content.bundles.get(choice as string)
    return bundle ? withMaterial(bench, bundle.material, bundle.n) - outlook.berry * bundle.cost : 0
  })
}

const takeOrder: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  const bench = benchFor(outlook)
  const price = (args as { readonly taken: number }).taken > 0 ? 3 * outlook.berry : 0
  return top(space, 2, (choice) =>
    outlook.content.orders.has(choice as Item) ? withOrder(bench, choice as Item) - price : 0,
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
    if (choice === 'plant') return plantingWorth(benchFor(outlook))
    return typeof choice === 'string' ? 0 : producedBy(outlook, (choice as { readonly produce: Item }).produce)
  })
}

const plant: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => {
    if (typeof choice === 'string') return 0
    const { die: name, tree } = choice as { readonly die: string; readonly tree: number }
    return planting(bench, die(name), tree)
  })
}

const saw: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => sawingWorth(bench, choice))
}

export function sawingWorth(bench: ReturnType<typeof benchFor>, choice: Json): number {
  const { die: name, into } = choice as { readonly die: string; readonly into: readonly number[] }
  const from = die(name)
  return (
    withDice(
      bench,
      [from],
      into.map((value) => dieOf(colourOf(from), value)),
    ) -
    0.4 * (into.length - 2)
  )
}

const splice: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => changeWorth(bench, choice, 1))
}

const shave: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => changeWorth(bench, choice, -1))
}

export function changeWorth(bench: ReturnType<typeof benchFor>, choice: Json, sign: number): number {
  const { die: name, by } = choice as { readonly die: string; readonly by: number }
  return withDice(bench, [die(name)], [die(name) + sign * by])
}

const glue: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => gluingWorth(bench, choice))
}

/** Czech rulebook, Lepení dřeva: two colours score. */
const TWO_COLOURS = 4

export function gluingWorth(bench: ReturnType<typeof benchFor>, choice: Json): number {
  const { dice, into } = choice as { readonly dice: readonly [string, string]; readonly into: string }
  const [one, other] = dice
  const points = colourOf(die(one)) === colourOf(die(other)) ? 0 : TWO_COLOURS
  return withDice(bench, [die(one), die(other)], [die(into)]) + points
}

const becoming: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 2, (choice) => {
    const { die: name, into } = choice as { readonly die: string; readonly into: string }
    return withDice(bench, [die(name)], [die(into)])
  })
}

const deliver: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 1, (choice) => withDice(bench, (choice as readonly string[]).map(die), []))
}

const discardDie: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 1, (choice) => withDice(bench, [die(choice)], []))
}

const chooseDie: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 1, (choice) => withDice(bench, [], [die(choice)]))
}

const claimContract: Pick = (table, seat, args, space) => {
  const outlook = outlookFor(table, seat)
  const { alternative } = outlook.content.orders.get((args as { readonly order: Item }).order) as OrderCard
  const instead = alternative ? alternative.points + alternative.berries * outlook.berry : 0
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
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 1, (choice) => withOrder(bench, choice as Item))
}

const keepOrders: Pick = (table, seat, _args, space) => {
  const bench = benchFor(outlookFor(table, seat))
  return top(space, 1, (choice) => (choice as readonly Item[]).reduce((sum, order) => sum + withOrder(bench, order), 0))
}

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
  saw,
  splice,
  shave,
  glue,
  recolour: becoming,
  turnOver: becoming,
  deliver,
  discardDie,
  chooseDie,
  claimContract,
  keepHelper,
  keepOrders,
  placeOrder,
}
