import { describe, expect, test } from 'vitest'
import { advanceTile } from '../src/board/action-wheel.ts'
import { tellScoring } from '../src/scoring/final-scoring.ts'
import { deal, type Prepare, tree, Workbench } from './workbench.ts'

/** The income phase after a round, for two players. */
const afterRound = (round: number, prepare: Prepare = () => {}): Workbench =>
  new Workbench(
    (state, player) => {
      state.round = round
      prepare(state, player)
    },
    { step: 'endOfRound' },
  )

describe('the log tells', () => {
  test('what a tree below 6 grows into', () => {
    const bench = new Workbench((state, player) => tree(state, player, 'green', 1))
    expect(bench.told('grow')).toEqual([{ type: 'grow', seat: 0, colour: 'green', value: 3 }])
    expect(bench.told('harvest')).toEqual([])
  })

  test('which orders slide, and into which row', () => {
    const bench = afterRound(4, (state) => deal(state, 'rep1/0', 'early-order-02', 'early-order-03'))
    expect(bench.told('ordersSlide')).toContainEqual({
      type: 'ordersSlide',
      seat: 0,
      items: ['early-order-02', 'early-order-03'],
      row: 'berry',
    })
  })

  test('that the saw turns when a tile crosses its arrow, and not before', () => {
    const behind = new Workbench().choose({ move: 'buyLumber' })
    expect(behind.told('sawTurns')).toEqual([])
    const across = new Workbench((state) => {
      for (const tile of [0, 1, 2, 3]) advanceTile(state.wheel, tile)
    }).choose({ move: 'buyMaterials' })
    expect(across.told('sawTurns')).toEqual([{ type: 'sawTurns', lead: 2 }])
  })

  test('that used tiles are turned up in the income phase, if there are any', () => {
    const used = afterRound(4, (_state, player) => {
      player.usedSaws = 1
    })
    expect(used.told('benchesReady')).toEqual([{ type: 'benchesReady' }])
    expect(afterRound(4).told('benchesReady')).toEqual([])
  })

  test('what orders still open cost at the end', () => {
    const bench = new Workbench((state, player) => {
      deal(state, 'rep1/0', 'early-order-02')
      deal(state, 'late/0', 'early-order-03')
      player.reputation = 9
      player.furthest = 9
    })
    tellScoring(bench.position.table)
    expect(bench.told('openOrders')).toContainEqual({ type: 'openOrders', seat: 0, orders: 2, space: 5 })
  })
})
