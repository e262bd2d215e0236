import { describe, expect, test } from 'vitest'
import { hiring } from './at-work.ts'

const FIVE_FILES = {
  'bottom-1': 'file',
  'bottom-2': 'file',
  'bottom-3': 'file',
  'bottom-4': 'file',
  'bottom-5': 'file',
}

/** Each is paid for and brings 1 blueberry income by its slot besides. */
describe('helpers that act at once', () => {
  test('early-helper-01, Hedgehog Peddler: a tool or 2 lanterns', () => {
    const [tool] = hiring('early-helper-01', { berries: 6 }, 'tool', 'plane', 'bottom-1')
    expect(tool).toEqual({ berries: -6, berryIncome: 1, attic: { 'bottom-1': 'plane' } })
    const [lanterns] = hiring('early-helper-01', { berries: 6 }, 'lanterns')
    expect(lanterns).toEqual({ berries: -6, berryIncome: 1, lanterns: 2 })
  })

  test('early-helper-02, Badger Forester: a 2 of any colour', () => {
    for (const die of ['green-2', 'yellow-2', 'brown-2']) {
      const [change] = hiring('early-helper-02', { berries: 7 }, die)
      expect(change).toEqual({ berries: -7, berryIncome: 1, dice: die })
    }
  })

  test('early-helper-03, Beaver Builder: an improvement besides', () => {
    const [change, bench] = hiring('early-helper-03', { berries: 12 }, 'saw-2')
    expect(change).toEqual({ berries: -7 - 5, berryIncome: 1, nutIncome: 1 })
    expect(bench.player().built).toEqual(['saw-2'])
  })

  test('early-helper-03, Beaver Builder: nothing for one who cannot pay for any improvement', () => {
    const [change, bench] = hiring('early-helper-03', { berries: 9 })
    expect(change).toEqual({ berries: -7, berryIncome: 1 })
    expect(bench.asked).toBe('turn')
  })

  test('early-helper-04, Squirrel Planter: a tree is planted, a second one if the brown pot is built, and all trees grow by 1', () => {
    const before = { berries: 3, dice: 'green-3 yellow-1', trees: { brown: 1 } } as const
    const pots = { ...before, built: ['pot-yellow', 'pot-brown'] } as const
    const [change, bench] = hiring('early-helper-04', pots, { die: 'green-3', tree: 2 }, 'enough')
    const trees = { green: 3, brown: 2 }
    expect(change).toEqual({ berries: -3, berryIncome: 1, dice: 'green-1 yellow-1', trees })
    expect(bench.asked).toBe('turn')
    const [both] = hiring('early-helper-04', pots, { die: 'green-3', tree: 2 }, { die: 'yellow-1', tree: 1 })
    expect(both).toEqual({ berries: -3, berryIncome: 1, dice: 'green-1', trees: { ...trees, yellow: 2 } })
  })

  test('early-helper-05, Magpie Courier: an order for nothing, and a lantern', () => {
    const before = { berries: 7, cards: { orders: ['early-order-12', 'early-order-15'] } }
    const [change, bench] = hiring('early-helper-05', before, 'early-order-15')
    expect(change).toEqual({ berries: -7, berryIncome: 1, lanterns: 1 })
    expect(bench.zone('rep3/0')).toEqual(['early-order-15'])
  })

  test('early-helper-06, Fox Trader: one or two dice of the yard besides', () => {
    const [change] = hiring('early-helper-06', { berries: 20 }, 'green-2', 'brown-5')
    expect(change).toEqual({ berries: -7 - 2 - 7, berryIncome: 1, dice: 'green-2 brown-5' })
  })

  test('early-helper-07, Mole Bookkeeper: 2 berries for each open order', () => {
    const cards = { 'rep2/0': ['early-order-12', 'hazelnut-01'], 'late/0': ['early-order-03'] }
    const [change] = hiring('early-helper-07', { berries: 4, cards })
    expect(change).toEqual({ berries: -4 + 6, berryIncome: 1 })
    expect(hiring('early-helper-07', { berries: 4 })[0]).toEqual({ berries: -4, berryIncome: 1 })
  })

  test('early-helper-08, Nightingale Herald: a step of reputation for 2 berries, twice, once or not at all', () => {
    const [twice, bench] = hiring('early-helper-08', { berries: 11 }, 'do', 'do')
    expect(twice).toEqual({ berries: -7 - 4, berryIncome: 1, reputation: 2 })
    expect(bench.asked).toBe('turn')
    const [once] = hiring('early-helper-08', { berries: 11 }, 'do', 'skip')
    expect(once).toEqual({ berries: -7 - 2, berryIncome: 1, reputation: 1 })
    expect(hiring('early-helper-08', { berries: 11 }, 'skip')[0]).toEqual({ berries: -7, berryIncome: 1 })
  })

  test('late-helper-01, Owl Master: a point for each completed order, at most 4', () => {
    const orders = ['01', '02', '03', '04', '05'].map((n) => `early-order-${n}`)
    const completed = (n: number) => ({ berries: 7, cards: { 'completed/0': orders.slice(0, n) } })
    expect(hiring('late-helper-01', completed(3))[0]).toEqual({ berries: -7, berryIncome: 1, points: 3 })
    expect(hiring('late-helper-01', completed(5))[0]).toEqual({ berries: -7, berryIncome: 1, points: 4 })
  })

  test('late-helper-02, Bear Toolsmith: a point for each tool, at most 5', () => {
    const five = hiring('late-helper-02', { berries: 6, attic: FIVE_FILES })[0]
    expect(five).toEqual({ berries: -6, berryIncome: 1, points: 5 })
    const middle = { 'middle-1': 'file', 'middle-2': 'file', 'middle-3': 'file', 'middle-4': 'file' }
    const nine = hiring('late-helper-02', { berries: 6, attic: { ...FIVE_FILES, ...middle } })[0]
    expect(nine).toEqual({ berries: -6, berryIncome: 1, points: 5 })
  })

  test('late-helper-03, Swan Envoy: 1 reputation and a lantern', () => {
    const [change] = hiring('late-helper-03', { berries: 7 })
    expect(change).toEqual({ berries: -7, berryIncome: 1, reputation: 1, lanterns: 1 })
  })

  test('late-helper-04, Bumblebee Overseer: production with up to 4 helpers, itself among them', () => {
    // They make 2 glue, 2 scrapwood and 3 blades; the Ant Gatherer makes 2 berries and a blade, the Overseer 3 points.
    const workshop = { 'slot-02': 'early-helper-09', 'slot-03': 'early-helper-16', 'slot-04': 'early-helper-13' }
    const four = ['early-helper-09', 'early-helper-16', 'early-helper-13', 'late-helper-04']
    const [change, bench] = hiring('late-helper-04', { berries: 12, workshop }, ...four)
    expect(change).toEqual({ berries: -12, berryIncome: 1, glue: 2, scrapwood: 2, blades: 3, points: 3 })
    expect(bench.asked).toBe('turn')
  })

  test('late-helper-05, Cuckoo Crier: a marketing step for 5 less', () => {
    const [last] = hiring('late-helper-05', { berries: 15, marketing: 8 })
    expect(last).toEqual({ berries: -8 - 7, berryIncome: 1, marketing: 1, points: 11 })
    const [first] = hiring('late-helper-05', { berries: 8 })
    expect(first).toEqual({ berries: -8, berryIncome: 1, marketing: 1, points: 1 })
  })

  test('late-helper-06, Otter Architect: 1 hazelnut income for each two improvements', () => {
    const built = ['pot-yellow', 'pot-brown', 'saw-2', 'saw-3', 'glue'] as const
    expect(hiring('late-helper-06', { berries: 7, built })[0]).toEqual({ berries: -7, berryIncome: 1, nutIncome: 2 })
    expect(hiring('late-helper-06', { berries: 7, built: ['glue'] })[0]).toEqual({ berries: -7, berryIncome: 1 })
  })

  test('late-helper-07, Marten Collector: two tools', () => {
    const [change, bench] = hiring('late-helper-07', { berries: 8 }, 'plane', 'bottom-1', 'file', 'bottom-3')
    const attic = { 'bottom-1': 'plane', 'bottom-3': 'file' }
    expect(change).toEqual({ berries: -8, berryIncome: 1, attic })
    expect(bench.asked).toBe('turn')
  })

  test('late-helper-08, Crane Steward: another helper besides', () => {
    const before = { berries: 16, cards: { helpers: ['late-helper-17'] } }
    const [change, bench] = hiring('late-helper-08', before, 'late-helper-17', 'slot-02')
    expect(change).toEqual({ berries: -10 - 6, berryIncome: 1, nutIncome: 1 })
    expect(bench.player().slots.filter((helper) => helper !== null)).toEqual([
      'early-helper-21',
      'late-helper-17',
      'late-helper-08',
    ])
  })
})
