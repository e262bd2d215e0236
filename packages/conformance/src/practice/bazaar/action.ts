import {
  ask,
  because,
  draw,
  type Flow,
  type Item,
  isRecord,
  type Json,
  joined,
  type Kind,
  listed,
  type Reason,
  type Seat,
  type Space,
} from '@nora/kernel'
import { favourFlow, uselessFavour } from './favours.ts'
import { worthOf } from './goods.ts'
import { named } from './named.ts'
import { type BazaarTable, earn, FAVOURS, hand, MARKET, merchant, SPENT, trade } from './state.ts'

/** What a new favour costs. */
const FAVOUR_PRICE = 2

/** How many actions of the same turn this one stands in. */
export type ActionArgs = { readonly depth: number }
export type ActionChoice = { readonly buy: Item } | { readonly play: Item } | 'favour' | 'rest'

/** The further back a good lies in the market, the more it costs. */
export function priceOf(table: BazaarTable, good: Item): number {
  return worthOf(good) + table.zone(MARKET).indexOf(good)
}

/** Why this may not be done; nothing if it may, or if nobody would look for it. */
function whyNot(table: BazaarTable, seat: Seat, { depth }: ActionArgs, choice: Json): Reason | undefined {
  const { coins } = merchant(table, seat)
  const atLeast = (needs: number) => (coins < needs ? because('needsCoins', { needs, has: coins }) : undefined)
  if (choice === 'favour') return table.zone(FAVOURS).length === 0 ? because('noFavoursLeft') : atLeast(FAVOUR_PRICE)
  if (!isRecord(choice)) return undefined
  const { buy, play } = choice
  if (typeof buy === 'string' && table.zone(MARKET).includes(buy)) return atLeast(priceOf(table, buy))
  if (typeof play === 'string' && table.zone(hand(seat)).includes(play)) return uselessFavour(table, seat, play, depth)
  return undefined
}

export const act = {
  name: 'act',
  // Which favours are in hand is nobody else's business, so not even haste may tell that there is only one choice.
  secret: true,
  space(table, seat, args) {
    const allowed = (choice: Json) => !whyNot(table, seat, args, choice)
    const goods = table.zone(MARKET).filter((buy) => allowed({ buy }))
    const favours = table.zone(hand(seat)).filter((play) => allowed({ play }))
    const others = listed<Json>(allowed('favour') ? ['rest', 'favour'] : ['rest'])
    return joined(others, named('buy', goods), named('play', favours)) as Space<ActionChoice>
  },
  sought: (table, seat) => [
    'favour',
    ...table.zone(MARKET).map((buy) => ({ buy })),
    ...table.zone(hand(seat)).map((play) => ({ play })),
  ],
  why: whyNot,
} satisfies Kind<BazaarTable, ActionArgs, ActionChoice>

/** One action: buy a good, play or take a favour, or rest. A favour may lead to further actions. */
export function* action(table: BazaarTable, seat: Seat, depth: number): Flow {
  const choice = yield* ask(table, seat, act, { depth })
  if (choice === 'rest') return
  if (choice === 'favour') {
    earn(table, seat, -FAVOUR_PRICE)
    yield* draw(table, FAVOURS, hand(seat), 1)
  } else if ('buy' in choice) {
    earn(table, seat, -priceOf(table, choice.buy))
    trade(table, choice.buy, MARKET, seat)
    table.tell?.({ type: 'buy', seat, items: [choice.buy] })
  } else {
    table.move(choice.play, hand(seat), SPENT)
    table.tell?.({ type: 'favour', seat, items: [choice.play] })
    yield* favourFlow(table, seat, choice.play, () => action(table, seat, depth + 1))
  }
}
