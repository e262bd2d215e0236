import { describe, expect, test } from 'vitest'
import { roundsFor } from '../../src/round/rounds.ts'
import { turnKind } from '../../src/round/turn-offer.ts'
import { contentWith, deal, diceOf, give, type Prepare, pile, tree, Workbench } from '../workbench.ts'

/** A turn of which everything but its end is done. */
function ending(prepare: Prepare = () => {}, setup = {}): Workbench {
  return new Workbench(prepare, setup).choose({ move: 'buyLumber' }, 'berries')
}

describe('marketing', () => {
  test('one step at the end of the turn is paid and scored', () => {
    const bench = ending((state, player) => give(state, player, { berries: 20 })).choose('market')
    expect(bench.player().berries).toBe(20 + 3 - 4)
    expect(bench.player().points.marketing).toBe(1)
    expect(bench.state.turn?.seat).toBe(1)
  })

  test('on the last step 12 of 24 blueberries buy 11 points, once in the turn', () => {
    const bench = ending((state, player) => {
      give(state, player, { berries: 24 - 3 })
      player.marketing = 9
    })
    expect(bench.player().berries).toBe(24)
    bench.choose('market')
    expect(bench.player().berries).toBe(12)
    expect(bench.player().score).toBe(11)
    expect(bench.state.turn?.seat).toBe(1)
  })

  test('who cannot pay is refused, and it is never a must', () => {
    const bench = ending((state, player) => {
      give(state, player, { berries: 0 })
      player.marketing = 9
    })
    expect(bench.whyNot('market')).toBe('needsBerries')
    expect(bench.choose('end').player().score).toBe(0)
  })
})

describe('what would be lost by ending the turn', () => {
  const content = contentWith({
    orders: {
      'early-order-04': { dice: [{ colour: 'green', value: 2 }], materials: {}, reward: { do: 'score', n: 1 } },
    },
    helpers: {
      'early-helper-01': { ability: { kind: 'oncePerTurn', effect: { do: 'gain', what: 'glue', n: 1 } } },
    },
  })
  const lostIn = (round: number, end: 'end' | 'market') => {
    const { position } = ending(
      (state, player) => {
        state.round = round
        deal(state, 'workshop/0', 'early-helper-01')
        player.slots[0] = 'early-helper-01'
        deal(state, 'late/0', 'early-order-04')
        pile(state, player, 'green-2')
        give(state, player, { berries: 20, lanterns: 5 })
      },
      { content },
    )
    return turnKind.lostBy?.(position.table, 0, null, end)
  }

  test('what a helper does once per turn; berries, lanterns and dice are kept', () => {
    expect(lostIn(3, 'end')).toEqual([{ ability: 'early-helper-01' }])
    expect(lostIn(3, 'market')).toEqual([{ ability: 'early-helper-01' }])
  })

  test('after the last round also orders and marketing', () => {
    const last = roundsFor(2).rounds
    expect(lostIn(last, 'end')).toEqual([{ ability: 'early-helper-01' }, { complete: 'early-order-04' }, 'market'])
    expect(lostIn(last, 'market')).toEqual([{ ability: 'early-helper-01' }, { complete: 'early-order-04' }])
  })
})

describe('the lumber pile', () => {
  test('of 8 dice 2 are discarded at the end of the turn; trees in pots do not count', () => {
    const dice = ['green-1', 'green-2', 'green-3', 'green-4', 'yellow-1', 'yellow-2', 'brown-1', 'brown-2']
    const bench = ending((state, player) => {
      pile(state, player, ...dice)
      player.built.push('pot-yellow')
      tree(state, player, 'green', 1)
      tree(state, player, 'yellow', 1)
    })
    expect(diceOf(bench.player())).toHaveLength(8)
    bench.choose('end')
    expect(bench.asked).toBe('discardDie')
    bench.choose('green-1', 'brown-1')
    expect(diceOf(bench.player())).toEqual(['green-2', 'green-3', 'green-4', 'yellow-1', 'yellow-2', 'brown-2'])
    expect(bench.player().pots).toEqual([3, 3, 0])
    expect(bench.problems).toEqual([])
  })
})

describe('the calendar', () => {
  test.each([1, 2, 3])('with %i players: 14 rounds, income after 4, 8, 11 and 14', (seats) => {
    expect(roundsFor(seats)).toEqual({
      rounds: 14,
      incomeAfter: [4, 8, 11, 14],
      discardAfter: [4, 11],
      lateDecksAfter: 8,
    })
  })

  test('with four players: 13 rounds, income after 4, 7, 10 and 13', () => {
    expect(roundsFor(4)).toEqual({
      rounds: 13,
      incomeAfter: [4, 7, 10, 13],
      discardAfter: [4, 10],
      lateDecksAfter: 7,
    })
  })
})

describe('the income phase', () => {
  const after = (round: number, prepare: Prepare = () => {}, setup = {}) =>
    new Workbench(
      (state, player) => {
        state.round = round
        prepare(state, player)
      },
      { step: 'endOfRound', ...setup },
    )

  test('orders slide down one row, and one that drops out is discarded and costs 2 reputation', () => {
    const bench = after(4, (state, player) => {
      deal(state, 'rep3/0', 'early-order-02')
      deal(state, 'berry/0', 'early-order-03')
      deal(state, 'late/0', 'early-order-04')
      player.reputation = 5
      player.furthest = 5
    })
    expect(bench.zone('rep2/0')).toEqual(['early-order-02'])
    expect(bench.zone('late/0')).toEqual(['early-order-03'])
    expect(bench.zone('orderDiscards')).toContain('early-order-04')
    expect(bench.player().reputation).toBe(3)
  })

  test('an order of the row rep1 that is never completed drops out in the third income phase', () => {
    const slid = (from: string) =>
      after(4, (state, player) => {
        deal(state, from, 'early-order-02')
        player.reputation = 5
        player.furthest = 5
      })
    expect(slid('rep1/0').zone('berry/0')).toEqual(['early-order-02'])
    expect(slid('berry/0').zone('late/0')).toEqual(['early-order-02'])
    expect(slid('late/0').zone('orderDiscards')).toContain('early-order-02')
    const reputations = ['rep1/0', 'berry/0', 'late/0'].map((row) => slid(row).player().reputation)
    expect(reputations).toEqual([5, 5, 3])
  })

  test.each([0, 1])('reputation does not fall from space %i below the start', (space) => {
    const bench = after(4, (state, player) => {
      deal(state, 'late/0', 'early-order-04')
      player.reputation = space
      player.furthest = space
    })
    expect(bench.player().reputation).toBe(0)
    // What could be lost is told, not the whole penalty.
    expect(bench.told('loseOrder')).toEqual([
      { type: 'loseOrder', seat: 0, items: ['early-order-04'], reputation: space },
    ])
  })

  test('everybody places one order from the hand', () => {
    const bench = after(4, (state) => {
      deal(state, 'hand/0', 'early-order-02', 'early-order-03', 'hazelnut-01')
      deal(state, 'hand/1', 'early-order-05', 'early-order-06', 'hazelnut-02')
    })
    expect(bench.asked).toBe('placeOrder')
    bench.choose('early-order-03', 'hazelnut-02')
    expect(bench.zone('hand/0')).toEqual(['early-order-02', 'hazelnut-01'])
    expect(bench.zone('hand/1')).toEqual(['early-order-05', 'early-order-06'])
    expect(bench.asked).toBe('turn')
  })

  test('incomes are paid in blueberries and points', () => {
    const bench = after(4, (_state, player) => {
      player.berryIncome = 12
      player.nutIncome = 7
    })
    expect(bench.player().berries).toBe(24)
    expect(bench.player().points.nutIncome).toBe(7)
  })

  test('all sawing, splicing and gluing tiles can be used again', () => {
    const bench = after(4, (_state, player) => {
      player.usedSaws = 1
      player.usedSplices = [1, 0, 0]
      player.usedGlue = true
    })
    const { usedSaws, usedSplices, usedGlue } = bench.player()
    expect({ usedSaws, usedSplices, usedGlue }).toEqual({ usedSaws: 0, usedSplices: [0, 0, 0], usedGlue: false })
  })

  test('after rounds 4 and 11 the order and the helper beside the X are discarded', () => {
    for (const round of [4, 11]) {
      const bench = after(round, (state) => {
        deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04', 'early-order-05')
        deal(state, 'helpers', 'early-helper-02', 'early-helper-03', 'early-helper-04', 'early-helper-05')
      })
      expect(bench.zone('orderDiscards')).toEqual(['early-order-02'])
      expect(bench.zone('helperDiscards')).toEqual(['early-helper-02'])
      expect(bench.zone('orders').slice(0, 3)).toEqual(['early-order-03', 'early-order-04', 'early-order-05'])
      expect(bench.zone('helpers')).toHaveLength(4)
    }
  })

  test('after round 8 everything shown is replaced from the late decks', () => {
    const bench = after(8, (state) => {
      deal(state, 'orders', 'early-order-02', 'early-order-03', 'early-order-04', 'early-order-05')
      deal(state, 'helpers', 'early-helper-02', 'early-helper-03', 'early-helper-04', 'early-helper-05')
    })
    expect(bench.zone('orders').every((card) => card.startsWith('late-order'))).toBe(true)
    expect(bench.zone('helpers').every((card) => card.startsWith('late-helper'))).toBe(true)
    expect(bench.zone('gone')).toHaveLength(8)
  })

  test('after other rounds there is none', () => {
    const bench = after(5, (_state, player) => {
      player.berryIncome = 12
    })
    expect(bench.player().berries).toBe(12)
    expect(bench.state.round).toBe(6)
  })

  test('a permanent ability may pay in every income phase', () => {
    const content = contentWith({
      helpers: {
        'early-helper-01': {
          ability: { kind: 'permanent', when: { on: 'income' }, effect: { do: 'gain', what: 'glue', n: 2 } },
        },
      },
    })
    const bench = after(
      4,
      (state, player) => {
        deal(state, 'workshop/0', 'early-helper-01')
        player.slots[0] = 'early-helper-01'
      },
      { content },
    )
    expect(bench.player().glue).toBe(2)
  })

  test('after the last income phase the game is over', () => {
    const bench = after(14, (state) => deal(state, 'late/0', 'early-order-02'))
    expect(bench.position.over).toBe(true)
    expect(bench.zone('orderDiscards')).toEqual(['early-order-02'])
  })
})
