import {
  ask,
  confirm,
  draw,
  type Game,
  type Kind,
  listed,
  type Next,
  pause,
  type State,
  type Table,
} from '@nora/kernel'

/**
 * A game for testing minds: baskets of fruit lie on the table, each with a known price and a hidden number of fruits
 * under a cloth. Each seat holds two baskets of its own that nobody else sees. On its turn a seat buys baskets, one after the other, then stops. Coins left count a point each.
 */
interface StallState extends State {
  coins: number[]
  fruit: number[]
  turn: number
  /** Who has already done something out of turn. */
  acted: boolean[]
}
type StallTable = Table<StallState, null>

const TURNS = 6

export const fruitIn = (basket: string): number => Number(basket.split('-')[1])
const priceOf = (basket: string): number => Number(basket.split('-')[2])

const buy: Kind<StallTable> = {
  name: 'buy',
  space: (table, seat) =>
    listed([
      'stop',
      ...table
        .zone('market')
        .filter((basket) => priceOf(basket) <= (table.state.coins[seat] as number))
        .map((basket) => ({ buy: basket })),
    ]),
}

const tip: Kind<StallTable> = { name: 'tip', space: () => listed(['give', 'keep']) }

function fruitBaskets(): string[] {
  const baskets: string[] = []
  for (let fruit = 1; fruit <= 6; fruit++) for (let price = 1; price <= 3; price++) baskets.push(`b-${fruit}-${price}`)
  return baskets
}

export const stall: Game<StallState, null> = {
  id: 'stall',
  rulesVersion: '1',
  content: null,
  contentHash: '',
  modes: [{ id: 'classic', seats: { min: 2, max: 2 }, levels: [], options: {} }],
  kinds: [buy, tip] as unknown as readonly Kind[],
  bound: 200,
  zones: () => ({
    bag: { readers: 'none' },
    market: { readers: 'all' },
    sold: { readers: 'all' },
    'own/0': { readers: [0] },
    'own/1': { readers: [1] },
  }),
  back: () => 'basket',
  start: () => ({
    zones: { bag: fruitBaskets(), market: [], sold: [], 'own/0': [], 'own/1': [] },
    next: { step: 'turn' },
    coins: [6, 6],
    fruit: [0, 0],
    turn: 0,
    acted: [false, false],
  }),
  // Before each turn anybody may, once, pick two windfalls or throw a fruit away.
  anytime: (table, seat) => (table.state.acted[seat] ? undefined : listed(['windfall', 'waste'])),
  // biome-ignore lint/correctness/useYield: nothing more is asked
  *interrupt(table, seat, choice) {
    table.state.acted[seat] = true
    table.state.fruit[seat] = (table.state.fruit[seat] as number) + (choice === 'windfall' ? 2 : -1)
  },
  steps: {
    *turn(table) {
      const { state } = table
      const seat = state.turn % 2
      yield* pause(table, null)
      if (state.turn < 2) yield* draw(table, 'bag', `own/${seat}`, 2)
      yield* draw(table, 'bag', 'market', 4 - table.zone('market').length)
      for (;;) {
        const choice = yield* ask(table, seat, buy, null)
        if (choice === 'stop') break
        const { buy: basket } = choice as unknown as { buy: string }
        state.coins[seat] = (state.coins[seat] as number) - priceOf(basket)
        // A second question within the purchase: generosity costs a fruit and brings nothing.
        const generous = (yield* ask(table, seat, tip, null)) === 'give'
        state.fruit[seat] = (state.fruit[seat] as number) + fruitIn(basket) - (generous ? 1 : 0)
        table.move(basket, 'market', 'sold')
      }
      yield* confirm(table, seat)
      state.turn++
      return (state.turn < TURNS ? { step: 'turn' } : null) as Next
    },
  },
  sheet: (table, seat) => [
    { id: 'fruit', points: table.state.fruit[seat] as number },
    { id: 'coins', points: table.state.coins[seat] as number },
  ],
  outcome: (table) => {
    const scores = table.state.fruit.map((_, seat) => stallPoints(table, seat))
    return {
      standings: scores.map((score, seat) => ({
        seat,
        score,
        place: 1 + scores.filter((other) => other > score).length,
        sheet: [],
      })),
    }
  },
}

export const ownFruit = (table: StallTable, seat: number): number =>
  table.zone(`own/${seat}`).reduce((sum, basket) => sum + fruitIn(basket), 0)

export const stallPoints = (table: StallTable, seat: number): number =>
  (table.state.fruit[seat] as number) + (table.state.coins[seat] as number) + ownFruit(table, seat)
