import { describe, expect, test } from 'vitest'
import { advanceTile } from '../../src/board/action-wheel.ts'
import { actions } from '../../src/content/names.ts'
import { contentWith, deal, type Prepare, Workbench } from '../workbench.ts'

const plain = { orders: [], helpers: [], dice: [], reputation: 0 }

/** A solo game in which the card `solo-03` was drawn after the turn, then the rest of the deck if it moved nothing. */
function drawn(
  card: object,
  prepare: Prepare = () => {},
  rest: readonly string[] = [],
  changes: Parameters<typeof contentWith>[0] = {},
): Workbench {
  const content = contentWith({ ...changes, soloCards: { 'solo-03': { ...plain, ...card }, ...changes.soloCards } })
  return new Workbench(
    (state, player) => {
      deal(state, 'gone', ...(state.zones.soloDeck as string[]).filter((id) => id !== 'solo-03'))
      deal(state, 'soloDiscards', ...rest)
      prepare(state, player)
    },
    { solo: true, content, step: 'soloCard' },
  )
}

describe('solo cards', () => {
  test('two named tiles move in order, their bonuses are nobody’s, and the saw turns', () => {
    const bench = drawn({ tiles: ['buyLumber', 'buyLumber'] })
    expect(bench.state.wheel.tiles[0]).toBe(2 * 7 + 6)
    expect(bench.state.wheel.lead).toBe(2)
    expect(bench.player().berries).toBe(12)
    expect(bench.state.round).toBe(2)
  })

  test('a blocked tile stays and the other one moves', () => {
    const bench = drawn({ tiles: ['buyMaterials', 'buyLumber'] }, (state) => {
      for (const tile of [2, 2, 2]) advanceTile(state.wheel, tile)
    })
    expect(bench.state.wheel.tiles[2]).toBe(3 * 7 + 6)
    expect(bench.state.wheel.tiles[0]).toBe(7 + 6)
    expect(bench.zone('soloDiscards')).toEqual(['solo-03'])
  })

  test('a card that moves no tile is followed by another one, and the rest of it is still done', () => {
    const bench = drawn(
      { tiles: ['buyMaterials'], orders: [1] },
      (state) => {
        for (const tile of [2, 2, 2]) advanceTile(state.wheel, tile)
        deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04', 'early-order-05')
      },
      ['solo-04'],
      { soloCards: { 'solo-04': { ...plain, tiles: ['exchangeDice'] } } },
    )
    // The discards come back when the deck is empty, so in the end one of the two has moved a tile.
    expect(bench.state.wheel.tiles[1]).toBe(7 + 6)
    expect(bench.zone('orderDiscards')).toContain('early-order-02')
  })

  test('a place that is marked twice has only one card to remove', () => {
    const bench = drawn({ tiles: ['buyLumber'], orders: [2, 2] }, (state) => {
      deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04', 'early-order-05')
    })
    expect(bench.zone('orderDiscards')).toEqual(['early-order-03'])
    expect(bench.zone('orders')).toHaveLength(4)
  })

  test('marked orders and helpers are removed together and replaced', () => {
    const bench = drawn({ tiles: ['buyLumber'], orders: [1, 3], helpers: [2] }, (state) => {
      deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04', 'early-order-05')
      deal(state, 'helpers', 'early-helper-02', 'early-helper-03', 'early-helper-04', 'early-helper-05')
    })
    expect(bench.zone('orderDiscards')).toEqual(['early-order-02', 'early-order-04'])
    expect(bench.zone('orders').slice(0, 2)).toEqual(['early-order-03', 'early-order-05'])
    expect(bench.zone('orders')).toHaveLength(4)
    expect(bench.zone('helperDiscards')).toEqual(['early-helper-03'])
  })

  test('marked dice of the yard are rolled anew', () => {
    const bench = drawn({ tiles: ['buyLumber'], dice: ['green-1', 'brown-2'] })
    expect(bench.state.yard.slice(1, 5)).toEqual([2, 3, 4, 5])
    expect(bench.state.yard.every((value) => value > 0)).toBe(true)
    expect(bench.problems).toEqual([])
  })

  test('the rearmost tile is found on the wheel', () => {
    const bench = drawn({ tiles: ['rearmost'], reputation: 2 }, (state) => advanceTile(state.wheel, 0))
    expect(actions[1]).toBe('exchangeDice')
    expect(bench.state.wheel.tiles[1]).toBe(7 + 5)
    expect(bench.state.foreign).toBe(2)
  })
})

describe('the foreign marker', () => {
  const tile = (arrivals: { seat: number; round: number }[] = []) => ({
    id: 'reward-a',
    space: 2,
    arrivals,
    gone: false,
  })

  test.each([1, 2])('takes a tile away that it reaches first by %i', (reputation) => {
    const bench = drawn({ tiles: ['buyLumber'], reputation }, (state) => {
      state.foreign = 2 - reputation
      state.rewardTiles = [tile()]
    })
    expect(bench.state.rewardTiles[0]?.gone).toBe(true)
  })

  test('leaves a tile that the player has reached', () => {
    const bench = drawn({ tiles: ['buyLumber'], reputation: 2 }, (state) => {
      state.rewardTiles = [tile([{ seat: 0, round: 1 }])]
    })
    expect(bench.state.rewardTiles[0]?.gone).toBe(false)
  })

  test('stays at the end of the track', () => {
    const bench = drawn({ tiles: ['buyLumber'], reputation: 2 }, (state) => {
      state.foreign = 12
    })
    expect(bench.state.foreign).toBe(13)
  })

  test('a tile it took brings the player nothing', () => {
    const content = contentWith({
      orders: {
        'early-order-01': {
          dice: [{ colour: 'green', value: 3 }],
          materials: {},
          reward: { do: 'gain', what: 'reputation', n: 2 },
        },
      },
    })
    const bench = new Workbench(
      (state) => {
        deal(state, 'berry/0', 'early-order-01')
        state.rewardTiles = [{ ...tile(), gone: true }]
      },
      { solo: true, content },
    )
    bench.choose({ complete: 'early-order-01' })
    expect(bench.player().reputation).toBe(2)
    expect(bench.player().points.rewardTiles).toBe(0)
    expect(bench.state.rewardTiles[0]?.arrivals).toEqual([])
  })
})

describe('vanishing contracts', () => {
  const startOf = (round: number, contracts: string[]) =>
    new Workbench(
      (state) => {
        state.round = round - 1
        deal(state, 'contracts', ...contracts)
        deal(state, 'claimed', 'contract-08')
        state.claims['contract-08'] = [0]
      },
      { solo: true, step: 'endOfRound' },
    )

  test.each([10, 13])('at the start of round %i one unclaimed contract is removed', (round) => {
    const bench = startOf(round, ['contract-01', 'contract-02'])
    expect(bench.zone('contracts')).toHaveLength(1)
    expect(bench.zone('gone')).toHaveLength(1)
    expect(bench.zone('claimed')).toEqual(['contract-08'])
  })

  test.each([10, 13])('with all contracts claimed nothing happens at the start of round %i', (round) => {
    expect(startOf(round, []).zone('gone')).toEqual([])
  })

  test('in other rounds all stay', () => {
    expect(startOf(9, ['contract-01', 'contract-02']).zone('contracts')).toHaveLength(2)
  })
})
