import { actions, ORDERS } from '@nora/woodcraft'
import { useTable } from './use-table.ts'
import { useOrderInReach } from './ways/use-order-in-reach.ts'

/** The five parts, which a small screen shows one at a time. */
export const parts = ['wheel', 'bench', 'shop', 'house', 'tracks'] as const
export type Part = (typeof parts)[number]

/** On a table with tabs these are in sight whatever is turned to, and the others share one place. */
export const always: readonly Part[] = ['wheel', 'bench']
export const tabs: readonly Part[] = parts.filter((part) => !always.includes(part))

/** Where the answer to each kind of decision lies. */
const partOf: { readonly [kind: string]: Part } = {
  keepHelper: 'shop',
  keepOrders: 'shop',
  placeOrder: 'bench',
  turn: 'wheel',
  discardDie: 'bench',
  chooseTool: 'house',
  placeTool: 'house',
  saw: 'bench',
  splice: 'bench',
  shave: 'bench',
  glue: 'bench',
  deliver: 'bench',
  claimContract: 'tracks',
  chooseDie: 'bench',
  recolour: 'bench',
  turnOver: 'bench',
  ready: 'bench',
  raiseOrder: 'bench',
  buyLumber: 'shop',
  sellDie: 'bench',
  buySix: 'shop',
  buyMaterials: 'shop',
  takeOrder: 'shop',
  hireHelper: 'shop',
  placeHelper: 'house',
  produce: 'house',
  plant: 'bench',
  produceOrPlant: 'house',
  improve: 'bench',
}

/** After the main action the wheel has done its work, and what is left lies on the bench; so does the way that is followed before. */
const partOfRest = { ...partOf, turn: 'bench' } as const

/** Where the answer to each kind of decision lies now. */
export function usePartOf(): { readonly [kind: string]: Part } {
  const { table } = useTable()
  const order = useOrderInReach()
  const isOnItsWay = order !== undefined && !table.zone(ORDERS).includes(order)
  return isOnItsWay || table.state.turn?.mainDone ? partOfRest : partOf
}

const places: { readonly [part in Part]?: readonly string[] } = {
  wheel: ['wheel', 'solo', ...actions],
  shop: ['yard', 'materials', 'orders', 'helpers'],
  tracks: ['rounds', 'reputation', 'berryIncome', 'nutIncome', 'contracts'],
}

/** Where what all share lies; what others do at their own bench is told at their seat. */
export function partWith(thing: string): Part | undefined {
  return parts.find((part) => places[part]?.includes(thing))
}
