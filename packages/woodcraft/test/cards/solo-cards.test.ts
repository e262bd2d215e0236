import { describe, expect, test } from 'vitest'
import { actions } from '../../src/content/names.ts'
import { deal, Workbench } from '../workbench.ts'

type Action = (typeof actions)[number]

/** What a card does to the tables and markers; what is not named stays. */
interface Done {
  /** Where tiles come to stand that stood in the quadrant A, in the order of the actions. */
  readonly tiles: { readonly [action in Action]?: string }
  readonly orders?: readonly string[]
  readonly helpers?: readonly string[]
  /** The yard afterwards, all new dice being ones. */
  readonly yard?: readonly number[]
  readonly foreign?: number
}

/** The card, the tile that the player had moved to B7 before, and what the card does. */
const soloCards: readonly (readonly [string, Action, Done])[] = [
  ['solo-01', 'buyLumber', { tiles: { chooseHelper: 'B6' }, foreign: 1 }],
  ['solo-02', 'buyLumber', { tiles: { exchangeDice: 'B6' }, foreign: 2 }],
  ['solo-03', 'exchangeDice', { tiles: { buyLumber: 'B6', chooseOrders: 'B5' }, yard: [1, 3, 4, 1, 1, 2] }],
  [
    'solo-04',
    'buyLumber',
    { tiles: { chooseOrders: 'B6', produceOrPlant: 'B5' }, orders: ['early-order-02', 'early-order-03'] },
  ],
  [
    'solo-05',
    'buyLumber',
    { tiles: { chooseHelper: 'B6', buyMaterials: 'B5' }, helpers: ['early-helper-02', 'early-helper-03'] },
  ],
  ['solo-06', 'buyLumber', { tiles: { exchangeDice: 'B6', improveWorkshop: 'B5' }, yard: [2, 1, 1, 5, 6, 1] }],
  [
    'solo-07',
    'exchangeDice',
    { tiles: { buyMaterials: 'B6', buyLumber: 'B5' }, orders: ['early-order-02', 'early-order-04'] },
  ],
  [
    'solo-08',
    'buyLumber',
    { tiles: { produceOrPlant: 'B6', exchangeDice: 'B5' }, helpers: ['early-helper-02', 'early-helper-04'] },
  ],
  ['solo-09', 'buyLumber', { tiles: { improveWorkshop: 'B6', chooseHelper: 'B5' } }],
  ['solo-10', 'exchangeDice', { tiles: { buyLumber: 'B6' }, foreign: 1 }],
]

const ORDERS = ['early-order-02', 'early-order-03', 'early-order-04', 'early-order-05']
const HELPERS = ['early-helper-02', 'early-helper-03', 'early-helper-04', 'early-helper-05']

/** The player moves a tile in the first round and takes 3 berries; then this card is drawn, and dice come up as ones. */
function drawing(card: string, moved: Action): Workbench {
  const bench = new Workbench(
    (state) => {
      deal(state, 'gone', ...(state.zones.soloDeck as string[]).filter((other) => other !== card))
      // The card beside the X first.
      deal(state, 'orders', ...ORDERS)
      deal(state, 'helpers', ...HELPERS)
      state.yard = [2, 3, 4, 5, 6, 2]
    },
    { solo: true },
  )
  return bench.willRoll([1, 1, 1]).choose({ move: moved }, 'berries', 'end')
}

const standing = ({ state }: Workbench): { [action: string]: string } =>
  Object.fromEntries(
    state.wheel.tiles.map((place, tile) => [actions[tile], `${'ABCD'[Math.floor(place / 7)]}${(place % 7) + 1}`]),
  )

const opening = {
  buyLumber: 'A1',
  exchangeDice: 'A2',
  buyMaterials: 'A3',
  chooseOrders: 'A4',
  chooseHelper: 'A5',
  produceOrPlant: 'A6',
  improveWorkshop: 'A7',
}

describe.each(soloCards)('%s', (card, moved, { tiles, orders = [], helpers = [], yard, foreign = 0 }) => {
  const drawn = () => drawing(card, moved)

  test('moves its tiles and no other', () => {
    const bench = drawn()
    expect(standing(bench)).toEqual({ ...opening, [moved]: 'B7', ...tiles })
    expect(bench.player().berries).toBe(12 + 3)
  })

  test('removes the orders it marks, counted from the X, and new ones come', () => {
    const bench = drawn()
    expect(bench.zone('orderDiscards')).toEqual(orders)
    const left = ORDERS.filter((order) => !orders.includes(order))
    expect(bench.zone('orders').slice(0, left.length)).toEqual(left)
    expect(bench.zone('orders')).toHaveLength(4)
  })

  test('removes the helpers it marks, counted from the X, and new ones come', () => {
    const bench = drawn()
    expect(bench.zone('helperDiscards')).toEqual(helpers)
    const left = HELPERS.filter((helper) => !helpers.includes(helper))
    expect(bench.zone('helpers').slice(0, left.length)).toEqual(left)
    expect(bench.zone('helpers')).toHaveLength(4)
  })

  test('rolls the dice of the yard that it marks anew', () => {
    expect(drawn().state.yard).toEqual(yard ?? [2, 3, 4, 5, 6, 2])
  })

  test(`moves the foreign marker by ${foreign}`, () => {
    expect(drawn().state.foreign).toBe(foreign)
  })

  test('is discarded, and the next round begins', () => {
    const bench = drawn()
    expect(bench.zone('soloDiscards')).toEqual([card])
    expect(bench.state.round).toBe(2)
  })
})
