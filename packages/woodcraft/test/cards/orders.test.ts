import { describe, expect, test } from 'vitest'
import { beside, expectRefusals, fitting, type Materials, paid, type Row, reputationOf } from './delivery.ts'
import { type Changes, changes, turn } from './table.ts'

/** What is printed as a reward; `produce` is with how many helpers, `tool` how many of any type. */
type Reward = Pick<Changes, 'berries' | 'points' | 'lanterns' | 'glue' | 'scrapwood' | 'blades' | 'reuse' | 'dice'> & {
  readonly produce?: 1
  readonly tool?: 1
}

/** The order, the row it starts in, the dice and the materials it asks for, and what it brings. */
const orders: readonly (readonly [string, string, Row, string, Materials, Reward])[] = [
  ['early-order-01', 'Bowl', 'rep1', 'yellow-4 green-2', { glue: 1 }, { dice: 'brown-1', points: 3, berries: 6 }],
  [
    'early-order-02',
    'Hayrack',
    'rep2',
    'green-4 yellow-2 yellow-2 yellow-2',
    {},
    { points: 2, berries: 10, produce: 1 },
  ],
  ['early-order-03', 'Pot Stand', 'rep2', 'green-2 brown-1', { scrapwood: 1 }, { glue: 2, berries: 4 }],
  ['early-order-04', 'Birdhouse', 'rep2', 'brown-5 green-1', {}, { berries: 6, tool: 1 }],
  [
    'early-order-05',
    'Sledge',
    'rep2',
    'brown-5 yellow-2 green-4',
    { scrapwood: 1 },
    { points: 4, berries: 12, lanterns: 1 },
  ],
  ['early-order-06', 'Wooden Spoon', 'rep2', 'green-4 yellow-2', {}, { points: 1, berries: 7 }],
  ['early-order-07', 'Whistle', 'rep1', 'green-4 brown-1', {}, { points: 2, berries: 6 }],
  ['early-order-08', 'Rolling Pin', 'rep1', 'yellow-3 green-3', {}, { points: 2, berries: 5, scrapwood: 2 }],
  ['early-order-09', 'Spinning Top', 'rep2', 'brown-2 yellow-2', {}, { points: 1, berries: 5, glue: 1 }],
  ['early-order-10', 'Candlestick', 'rep1', 'brown-2 green-3', {}, { points: 1, berries: 5, lanterns: 1 }],
  ['early-order-11', 'Salt Cellar', 'rep2', 'yellow-3 brown-1', {}, { points: 1, berries: 6, blades: 1 }],
  ['early-order-12', 'Rattle', 'rep2', 'green-1 green-2 yellow-2', {}, { points: 1, berries: 7 }],
  ['early-order-13', 'Skittles', 'rep2', 'yellow-1 yellow-1 green-3', {}, { points: 1, berries: 6, scrapwood: 2 }],
  ['early-order-14', 'Coat Rack', 'rep1', 'green-1 green-2 brown-1', {}, { points: 2, berries: 5, blades: 2 }],
  ['early-order-15', 'Stool', 'rep3', 'brown-2 yellow-2 green-3', {}, { berries: 9, scrapwood: 1 }],
  ['early-order-16', 'Clogs', 'rep2', 'green-4 brown-1 yellow-2', { blades: 1 }, { points: 3, berries: 9, reuse: 1 }],
  ['early-order-17', 'Toy Boat', 'rep2', 'any-4 any-3', { glue: 1 }, { points: 3, berries: 8 }],
  ['early-order-18', 'Breadboard', 'rep1', 'green-6', { blades: 1 }, { points: 4, berries: 7 }],
  ['early-order-19', 'Oar', 'rep1', 'yellow-6', { glue: 2 }, { points: 4, berries: 8 }],
  ['early-order-20', 'Walking Stick', 'rep1', 'yellow/brown-5', { scrapwood: 1 }, { points: 3, berries: 4, tool: 1 }],
  ['early-order-21', 'Crate', 'rep2', 'any-2 any-2 any-2', { scrapwood: 2 }, { points: 3, berries: 8, scrapwood: 1 }],
  ['early-order-22', 'Ladder', 'rep2', 'any-5 any-1', { scrapwood: 2 }, { points: 3, berries: 7 }],
  ['early-order-23', 'Rake', 'rep2', 'green-5 green-1', { blades: 2 }, { points: 2, berries: 6, lanterns: 1 }],
  ['early-order-24', 'Beehive', 'rep2', 'brown-3 green-2', { glue: 1 }, { points: 4, berries: 8 }],
  ['early-order-25', 'Picture Frame', 'rep2', 'green/yellow-4 brown-2', { glue: 2 }, { points: 4, berries: 10 }],
  [
    'early-order-26',
    'Bucket',
    'rep3',
    'green-3 green-3 yellow-3',
    { scrapwood: 1 },
    { points: 3, berries: 9, glue: 2 },
  ],
  ['early-order-27', 'Puppet', 'rep1', 'brown-4 yellow-1', { glue: 1 }, { points: 4, berries: 6, tool: 1 }],
  ['early-order-28', 'Chair', 'rep3', 'brown-4 green-4', { scrapwood: 2 }, { points: 3, berries: 12 }],
  ['early-order-29', 'Rocking Horse', 'rep3', 'yellow-5 brown-2', { glue: 1 }, { points: 2, berries: 9 }],
  ['early-order-30', 'Signpost', 'rep1', 'brown-3 brown-1', { blades: 1 }, { points: 5, berries: 8, scrapwood: 1 }],
  ['early-order-31', 'Letterbox', 'rep2', 'green-6 yellow-1', { scrapwood: 1 }, { points: 4, berries: 7, reuse: 1 }],
  [
    'early-order-32',
    'Chess Set',
    'rep3',
    'green-2 green-2 yellow-1 yellow-1',
    { blades: 1 },
    { points: 3, berries: 8, produce: 1 },
  ],
  ['late-order-01', 'Lute', 'rep2', 'brown-6 yellow-5', { glue: 2 }, { points: 7, berries: 14, lanterns: 1 }],
  ['late-order-02', 'Cradle', 'rep2', 'brown-6 green-6', { scrapwood: 1 }, { points: 7, berries: 14 }],
  [
    'late-order-03',
    'Spinning Wheel',
    'rep2',
    'yellow-6 yellow-4',
    { blades: 1 },
    { points: 6, berries: 12, lanterns: 1 },
  ],
  ['late-order-04', 'Dowry Chest', 'rep2', 'brown-5 brown-3', { glue: 1 }, { points: 6, berries: 13 }],
  ['late-order-05', 'Bench', 'rep3', 'brown-4 yellow-4 green-4', { scrapwood: 2 }, { points: 6, berries: 16 }],
  [
    'late-order-06',
    'Fence Gate',
    'rep2',
    'green-5 green-5 green-5',
    { blades: 1 },
    { points: 6, berries: 13, tool: 1 },
  ],
  [
    'late-order-07',
    'Rocking Chair',
    'rep3',
    'yellow-6 brown-2 green-5',
    { glue: 1 },
    { points: 6, berries: 15, reuse: 1 },
  ],
  ['late-order-08', 'Violin', 'rep2', 'brown-5 yellow-5', { glue: 2 }, { points: 7, berries: 13 }],
  ['late-order-09', 'Drum', 'rep2', 'green-6 green-6', { blades: 1 }, { points: 6, berries: 10, lanterns: 1 }],
  ['late-order-10', 'Throne', 'rep1', 'brown-6 brown-6', { glue: 2 }, { points: 9, berries: 17 }],
  ['late-order-11', 'Pergola', 'rep3', 'any-6 any-5 any-4', { scrapwood: 1 }, { points: 5, berries: 15 }],
  ['late-order-12', 'Footbridge', 'rep3', 'any-6 any-6', { blades: 1 }, { points: 5, berries: 11, lanterns: 1 }],
  ['late-order-13', 'Rowing Boat', 'rep2', 'green/yellow-6 brown-4', { scrapwood: 2 }, { points: 6, berries: 13 }],
  ['late-order-14', 'Dulcimer', 'rep2', 'brown-3 brown-3 brown-3', { glue: 1 }, { points: 8, berries: 15 }],
  [
    'late-order-15',
    'Wardrobe',
    'rep3',
    'yellow-2 yellow-2 green-4 green-4',
    {},
    { points: 7, berries: 13, produce: 1 },
  ],
  [
    'late-order-16',
    'Grandfather Clock',
    'rep2',
    'brown-5 yellow-3 green-6',
    { blades: 1 },
    { points: 8, berries: 15, tool: 1 },
  ],
  ['late-order-17', 'Carousel', 'rep2', 'brown-1 brown-1 brown-1 yellow-6', {}, { points: 7, berries: 16 }],
  [
    'late-order-18',
    'Dining Table',
    'rep3',
    'any-4 any-4 any-4 any-4',
    { scrapwood: 1 },
    { points: 6, berries: 14, produce: 1 },
  ],
  ['late-order-19', 'Cello', 'rep1', 'yellow/brown-5 yellow/brown-6', { glue: 2 }, { points: 8, berries: 14 }],
  ['late-order-20', 'Cuckoo Clock', 'rep3', 'brown-6 yellow-1 yellow-1', { glue: 1 }, { points: 4, berries: 13 }],
  ['late-order-21', 'Canopy Bed', 'rep2', 'brown-6 yellow-6 green-6', { scrapwood: 2 }, { points: 11, berries: 20 }],
  [
    'late-order-22',
    'Puppet Theatre',
    'rep2',
    'brown-4 brown-2 green-1 green-1',
    { glue: 1 },
    { points: 6, berries: 14 },
  ],
  [
    'late-order-23',
    'Writing Desk',
    'rep2',
    'yellow-6 green-3 green-3',
    { glue: 1 },
    { points: 6, berries: 12, tool: 1 },
  ],
  ['late-order-24', 'Folding Screen', 'rep3', 'brown-5 green-5 yellow-1', { blades: 1 }, { points: 5, berries: 14 }],
  ['late-order-25', 'Loom', 'rep2', 'yellow-5 yellow-5 any-1', { blades: 1 }, { points: 7, berries: 12, reuse: 1 }],
  [
    'late-order-26',
    'Bookcase',
    'rep2',
    'green/brown-6 yellow-3 yellow-3',
    { scrapwood: 1 },
    { points: 7, berries: 15 },
  ],
  ['late-order-27', 'Water Wheel', 'rep2', 'brown-4 brown-4', { blades: 2 }, { points: 6, berries: 10, tool: 1 }],
  [
    'late-order-28',
    'Jewel Box',
    'rep3',
    'green-2 green-2 yellow-2 yellow-2',
    { glue: 2 },
    { points: 5, berries: 10, lanterns: 1 },
  ],
  ['late-order-29', 'Carriage', 'rep3', 'brown-2 brown-2 brown-2 green-6', { blades: 1 }, { points: 7, berries: 17 }],
  ['late-order-30', 'Harp', 'rep2', 'yellow-6 brown-3 any-1', { glue: 1 }, { points: 6, berries: 13 }],
  ['late-order-31', 'Round Table', 'rep2', 'any-5 any-5 any-5', { scrapwood: 1 }, { points: 6, berries: 14, reuse: 1 }],
  [
    'late-order-32',
    'Spiral Stairs',
    'rep1',
    'brown-6 green-4 yellow-3 yellow-2',
    { scrapwood: 2 },
    { points: 9, berries: 16, tool: 1 },
  ],
]

/** Numbers are added up. */
function total(...parts: readonly Changes[]): Changes {
  const sum: { [what: string]: number } = {}
  for (const [what, n] of parts.flatMap((part) => Object.entries(part))) sum[what] = (sum[what] ?? 0) + n
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0))
}

describe.each(orders)('%s: %s', (id, _name, row, asked, materials, reward) => {
  test(`goes to the row ${row} when it is taken`, () => {
    const bench = turn({ cards: { orders: [id] } }).choose({ move: 'chooseOrders' }, { act: 'chooseOrders' })
    expect(bench.zone(`${row}/0`)).toEqual([id])
  })

  test(`takes ${asked} and material and brings its reward`, () => {
    const { produce, tool, dice = '', ...goods } = reward
    const bench = beside(id, row, fitting(asked), materials)
    // Each of the helpers at work makes 1 glue.
    const produced = produce ? { glue: 1 } : {}
    const placed = tool ? { attic: { 'bottom-4': 'plane' } } : {}
    const answers = [...(produce ? ['early-helper-02'] : []), ...(tool ? ['plane', 'bottom-4'] : [])]
    expect(changes(bench, { complete: id }, ...answers)).toEqual({
      ...total(paid(materials), goods, produced, { reputation: reputationOf[row] }),
      ...placed,
      dice,
    })
    expect(bench.asked).toBe('turn')
    expect(bench.zone('completed/0')).toEqual([id])
  })

  test('is refused for less', () => expectRefusals(id, row, asked, materials))
})
