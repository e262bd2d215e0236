import { ask, because, type Flow, type Item, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { refill, shownIn } from '../cards/displays.ts'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import type { OrderCard } from '../content/content.ts'
import type { WoodcraftTable } from '../state.ts'
import { needsBerries, spend } from '../workshop/goods.ts'
import { ORDERS, rowNamed } from '../zones.ts'
import { ENOUGH, type MainAction } from './main-action.ts'
import { furtherOrderPrice } from './prices.ts'

/** Czech rulebook, Výběr objednávek: one order, and one more for berries. */
const MOST = 2

export type TakeOrderArgs = { readonly taken: number; readonly off: number }

const takeOrderKind: Kind<WoodcraftTable, TakeOrderArgs, Item> = {
  name: 'takeOrder',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, { taken, off }) => {
    if (taken === 0) return listed(shownIn(table, 'orders'))
    const payable = !needsBerries(table, seat, furtherOrderPrice(table, seat, off))
    return listed(payable ? [...shownIn(table, 'orders'), ENOUGH] : [ENOUGH])
  },
  sought: (table) => shownIn(table, 'orders'),
  why: (table, seat, { taken, off }, choice) => {
    if (choice === ENOUGH) return because('takeOneFirst')
    if (typeof choice !== 'string' || !table.content.orders.has(choice)) return undefined
    if (!shownIn(table, 'orders').includes(choice)) return because('notOnShow')
    return taken > 0 ? needsBerries(table, seat, furtherOrderPrice(table, seat, off)) : undefined
  },
}

export const orderKinds = [takeOrderKind]

export function whyNoOrder(table: WoodcraftTable): Reason | undefined {
  return shownIn(table, 'orders').length > 0 ? undefined : because('nothingOnShow')
}

export const chooseOrders: MainAction = {
  why: whyNoOrder,
  *run(table, seat, off) {
    const most = MOST + sumOf(table, seat, 'moreOrders')
    for (let taken = 0; taken < most; taken++) {
      if (whyNoOrder(table)) return
      if (taken > 0 && needsBerries(table, seat, furtherOrderPrice(table, seat, off))) return
      const choice = yield* ask(table, seat, takeOrderKind, { taken, off })
      if (choice === ENOUGH) return
      const berries = taken > 0 ? furtherOrderPrice(table, seat, off) : 0
      spend(table, seat, 'berries', berries)
      yield* takeOrder(table, seat, choice, berries)
    }
  },
}

/** One shown order for nothing. */
export function* takeFreeOrder(table: WoodcraftTable, seat: Seat): Flow {
  yield* takeOrder(table, seat, yield* ask(table, seat, takeOrderKind, { taken: 0, off: 0 }), 0)
}

function* takeOrder(table: WoodcraftTable, seat: Seat, order: Item, berries: number): Flow {
  placeOrder(table, seat, order, ORDERS, berries)
  yield* refill(table, 'orders')
  yield* react(table, seat, { on: 'takeOrder' })
}

/** An order goes to the row of its symbol, however many lie there. */
export function placeOrder(table: WoodcraftTable, seat: Seat, order: Item, from: string, berries = 0): void {
  const { row } = table.content.orders.get(order) as OrderCard
  table.move(order, from, rowNamed(seat, row))
  table.tell?.({ type: 'placeOrder', seat, items: [order], row, berries })
}
