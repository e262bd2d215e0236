import {
  ask,
  askClosed,
  because,
  draw,
  type Flow,
  type Item,
  type Kind,
  listed,
  type Reason,
  type Seat,
  type Space,
  together,
} from '@nora/kernel'
import { type Favour, nameOf } from './goods.ts'
import { named } from './named.ts'
import { type BazaarTable, bribes, GOODS, hand, looked, seatsAt, stall, trade } from './state.ts'

/** One good for the neighbour; all see the stall, so who has but one gives it without being asked. */
const give: Kind<BazaarTable, { readonly to: Seat }, Item> = {
  name: 'give',
  space: (table, seat) => listed(table.zone(stall(seat))),
  sought: (table, seat) => table.zone(stall(seat)),
}

/** One favour set aside in secret, even if it is the only one. */
const bribe: Kind<BazaarTable, null, Item> = {
  name: 'bribe',
  secret: true,
  space: (table, seat) => listed(table.zone(hand(seat))),
  sought: (table, seat) => table.zone(hand(seat)),
}

/** Which of the goods looked at comes next. */
const order: Kind<BazaarTable, null, { readonly top: Item }> = {
  name: 'order',
  secret: true,
  space: (table, seat) => named('top', table.zone(looked(seat))) as Space<{ top: Item }>,
}

export const favourKinds = [give, bribe, order]

const goodsLeft = (table: BazaarTable): number => table.zone(`${GOODS}/top`).length + table.zone(GOODS).length

const othersWith = (table: BazaarTable, seat: Seat, zone: (seat: Seat) => string): Seat[] =>
  seatsAt(table).filter((other) => other !== seat && table.zone(zone(other)).length > 0)

/** Why a favour cannot be played now. */
export function uselessFavour(table: BazaarTable, seat: Seat, favour: Item, depth: number): Reason | undefined {
  switch (nameOf(favour) as Favour) {
    case 'again':
      return depth > 0 ? because('onlyOnceATurn', { depth }) : undefined
    case 'gaze':
      return goodsLeft(table) > 0 ? undefined : because('noGoodsLeft')
    case 'gift':
      return othersWith(table, seat, stall).length > 0 ? undefined : because('nobodyHasGoods')
    case 'tax':
      return othersWith(table, seat, hand).length > 0 ? undefined : because('nobodyHasFavours')
  }
}

export function* favourFlow(table: BazaarTable, seat: Seat, favour: Item, action: () => Flow): Flow {
  switch (nameOf(favour) as Favour) {
    case 'again':
      yield* action()
      return yield* action()
    case 'gaze':
      return yield* gaze(table, seat)
    case 'gift':
      for (const other of othersWith(table, seat, stall)) {
        const good = yield* ask(table, other, give, { to: seat })
        trade(table, good, stall(other), seat, other)
      }
      return
    case 'tax':
      return yield* together(
        table,
        othersWith(table, seat, hand).map((other) => taxed(table, other)),
      )
  }
}

function* taxed(table: BazaarTable, seat: Seat): Flow {
  const favour = yield* ask(table, seat, bribe, null)
  table.move(favour, hand(seat), bribes(seat))
}

/** Two goods are looked at and put back in an order of one's own. */
function* gaze(table: BazaarTable, seat: Seat): Flow {
  yield* draw(table, GOODS, looked(seat), 2)
  const { top } = yield* askClosed(table, seat, order, null)
  const others = table.zone(looked(seat)).filter((good) => good !== top)
  table.move([top, ...others], looked(seat), `${GOODS}/top`, 0)
}
