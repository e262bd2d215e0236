import { totalOf } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { earnedOf, judgedOf, leftovers, outcomeOf, sheetOf } from '../../src/scoring/final-scoring.ts'
import { contentWith, deal, give, type Prepare, pile, tree, Workbench } from '../workbench.ts'

const lineOf = (bench: Workbench, id: string) =>
  sheetOf(bench.position.table, 0).find((line) => line.id === id)?.points as number

/** A table before anything is done, without growth of trees. */
function ended(prepare: Prepare, setup = {}): Workbench {
  return new Workbench(
    (state, player) => {
      pile(state, player)
      give(state, player, { berries: 0 })
      prepare(state, player)
    },
    { step: 'turn', args: { place: 1 }, ...setup },
  )
}

describe('leftovers', () => {
  test('3 in the pile, 5 in a pot, 6 blueberries, 2 glue and 1 scrapwood are 17, which is 1 point', () => {
    const bench = ended((state, player) => {
      pile(state, player, 'green-3')
      tree(state, player, 'green', 5)
      give(state, player, { berries: 6, glue: 2, scrapwood: 1, lanterns: 9, reuse: 9 })
    })
    expect(leftovers(bench.position.table, 0)).toBe(17)
    expect(lineOf(bench, 'leftovers')).toBe(1)
  })

  test.each([
    [9, 0],
    [10, 1],
    [20, 2],
  ])('%i are worth %i points', (berries, points) => {
    expect(
      lineOf(
        ended((state, player) => give(state, player, { berries })),
        'leftovers',
      ),
    ).toBe(points)
  })
})

describe('completed orders', () => {
  const orders = ['early-order-02', 'early-order-03', 'early-order-04', 'early-order-05']

  test('four orders at 5 points are 20, and one space further 24', () => {
    const at = (space: number) =>
      ended((state, player) => {
        deal(state, 'completed/0', ...orders)
        player.reputation = space
        player.furthest = space
      })
    expect(lineOf(at(12), 'completedOrders')).toBe(20)
    expect(lineOf(at(13), 'completedOrders')).toBe(24)
  })

  test('two orders still open cost 4 spaces before', () => {
    const bench = ended((state, player) => {
      deal(state, 'completed/0', ...orders)
      deal(state, 'rep3/0', 'early-order-06')
      deal(state, 'late/0', 'early-order-07')
      player.reputation = 13
      player.furthest = 13
    })
    // On space 9 an order is worth 4.
    expect(lineOf(bench, 'completedOrders')).toBe(4 * 4)
  })

  test('reputation does not fall below the start for open orders', () => {
    const bench = ended((state, player) => {
      deal(state, 'completed/0', ...orders)
      deal(state, 'rep3/0', 'early-order-06')
      player.reputation = 1
      player.furthest = 1
    })
    expect(lineOf(bench, 'completedOrders')).toBe(0)
  })
})

describe('contracts', () => {
  test('each claimed contract scores in full, shared or not', () => {
    const content = contentWith({ contracts: { 'contract-01': { score: { count: 'completedOrders', times: 3 } } } })
    const bench = ended(
      (state) => {
        deal(state, 'claimed', 'contract-01')
        deal(state, 'completed/0', 'early-order-02', 'early-order-03')
        deal(state, 'completed/1', 'early-order-04')
        state.claims['contract-01'] = [0, 1]
      },
      { content },
    )
    expect(lineOf(bench, 'contract')).toBe(6)
    expect(sheetOf(bench.position.table, 1).find(({ id }) => id === 'contract')?.points).toBe(3)
  })
})

describe('the winner', () => {
  const scored = (...points: number[]) =>
    ended(
      (state) => {
        state.first = 1
        state.players.forEach((player, seat) => {
          pile(state, player)
          give(state, player, { berries: 0 })
          player.score = points[seat] as number
          player.points.orders = points[seat] as number
        })
      },
      { seats: points.length },
    )

  test('has the most points', () => {
    expect(outcomeOf(scored(70, 80, 75).position.table).standings.map(({ place }) => place)).toEqual([3, 1, 2])
  })

  test('at 80 to 80 is the one later in turn order; the start player never wins a tie', () => {
    const { standings } = outcomeOf(scored(80, 80, 80).position.table)
    // Seat 1 starts, so seat 0 plays last.
    expect(standings.map(({ place }) => place)).toEqual([1, 3, 2])
  })

  test('the sheet adds up to the score', () => {
    for (const { sheet: lines, score } of outcomeOf(scored(70, 80).position.table).standings) {
      expect(totalOf(lines)).toBe(score)
    }
  })
})

describe('alone', () => {
  test.each([
    [109, 'fair'],
    [110, 'good'],
    [139, 'good'],
    [140, 'excellent'],
  ])('%i points are %s', (points, grade) => {
    const bench = new Workbench(
      (state, player) => {
        pile(state, player)
        give(state, player, { berries: 0 })
        player.score = points
        player.points.orders = points
      },
      { solo: true },
    )
    expect(outcomeOf(bench.position.table).grade).toBe(grade)
  })
})

describe('what is earned and stays', () => {
  const orders = ['early-order-02', 'early-order-03', 'early-order-04', 'early-order-05']
  const bench = ended((state, player) => {
    deal(state, 'completed/0', ...orders)
    deal(state, 'rep3/0', 'early-order-06')
    deal(state, 'late/0', 'early-order-07')
    give(state, player, { berries: 20 })
    player.reputation = 13
    player.furthest = 13
  })
  const earned = (id: string) => earnedOf(bench.position.table, 0).find((line) => line.id === id)?.points

  test('is without leftovers, and open orders cost nothing yet', () => {
    expect([lineOf(bench, 'leftovers'), lineOf(bench, 'completedOrders')]).toEqual([2, 16])
    expect([earned('leftovers'), earned('completedOrders')]).toEqual([undefined, 24])
  })

  test('is what a choice is judged by until the last round', () => {
    const { table } = bench.position
    expect(judgedOf(table, 0)).toEqual(earnedOf(table, 0))
    table.state.round = 14
    expect(judgedOf(table, 0)).toEqual(sheetOf(table, 0))
  })
})
