import { describe, expect, test } from 'vitest'
import { advanceReputation } from '../../src/board/reputation.ts'
import { type Player, playerOf, type WoodcraftState } from '../../src/state.ts'
import { contentWith, deal, pile, Workbench } from '../workbench.ts'

const steps = (what: string, n: number) => ({ do: 'gain', what, n })

/** A turn in which completing an order in the berry row gives exactly this. */
function gaining(
  reward: object,
  prepare: (state: WoodcraftState, player: Player) => void = () => {},
  seats = 2,
  changes: Parameters<typeof contentWith>[0] = {},
): Workbench {
  const content = contentWith({
    ...changes,
    orders: { 'early-order-01': { dice: [{ colour: 'green', value: 1 }], materials: {}, reward } },
  })
  const bench = new Workbench(
    (state, player) => {
      deal(state, 'berry/0', 'early-order-01')
      pile(state, player, 'green-1')
      prepare(state as never, player)
    },
    { seats, content },
  )
  return bench.choose({ complete: 'early-order-01' })
}

describe('income tracks', () => {
  const milestones = {
    incomeTracks: {
      nutIncome: { milestones: [{ at: 4, gives: 'points' }] },
      berryIncome: { milestones: [{ at: 4, gives: 'tool' }] },
    },
  }

  test('9 and 3 steps make 12, with the second marker on 2, which passes no milestone', () => {
    const bench = gaining(
      steps('nutIncome', 3),
      (_state, player) => {
        player.nutIncome = 9
      },
      2,
      milestones,
    )
    expect(bench.player().nutIncome).toBe(12)
    expect(bench.player().score).toBe(0)
  })

  test('a second marker that comes past a milestone of the first lap brings nothing', () => {
    const bench = gaining(
      steps('nutIncome', 5),
      (_state, player) => {
        player.nutIncome = 12
      },
      2,
      milestones,
    )
    expect(bench.player().nutIncome).toBe(17)
    expect(bench.player().score).toBe(0)
  })

  test('landing on the point milestone or passing it brings 3 points', () => {
    for (const n of [1, 3]) {
      const bench = gaining(
        steps('nutIncome', n),
        (_state, player) => {
          player.nutIncome = 3
        },
        2,
        milestones,
      )
      expect(bench.player().score).toBe(3)
      expect(bench.player().points.milestones).toBe(3)
    }
  })

  test('the tool milestone brings a tool of choice, placed at once', () => {
    const bench = gaining(
      steps('berryIncome', 2),
      (_state, player) => {
        player.berryIncome = 3
      },
      2,
      milestones,
    )
    expect(bench.asked).toBe('chooseTool')
    bench.choose('wrench')
    expect(bench.asked).toBe('placeTool')
    bench.choose('bottom-3')
    expect(bench.player().attic.filter((tool) => tool !== null)).toEqual(['wrench'])
    expect(bench.problems).toEqual([])
  })
})

describe('the reputation track', () => {
  const from = (space: number) => (_state: WoodcraftState, player: Player) => {
    player.reputation = space
    player.furthest = space
  }

  test('at its end 3 more steps are worth 6 points', () => {
    const bench = gaining(steps('reputation', 3), from(13))
    expect([bench.player().reputation, bench.player().score]).toEqual([13, 6])
  })

  test('one before its end they are one step and 4 points', () => {
    const bench = gaining(steps('reputation', 3), from(12))
    expect([bench.player().reputation, bench.player().score]).toEqual([13, 4])
  })
})

describe('reputation within reputation', () => {
  const within = (n: number) => {
    const reward = steps('reputation', n)
    return { 'reward-a': { even: { top: reward, middle: reward, bottom: reward } } }
  }
  const onSpace = (space: number, from: number) => (state: WoodcraftState, player: Player) => {
    player.reputation = from
    player.furthest = from
    state.rewardTiles = [{ id: 'reward-a', space, arrivals: [], gone: false }]
  }

  test('a step that a reward on the way has made already is worth 2 points, and the marker stays on the track', () => {
    const bench = gaining(steps('reputation', 3), onSpace(11, 10), 2, { rewardTiles: within(1) })
    expect([bench.player().reputation, bench.player().score]).toEqual([13, 2])
    expect(bench.problems).toEqual([])
  })

  test('a reward that alone leads to the end leaves only points for the rest', () => {
    const bench = gaining(steps('reputation', 3), onSpace(11, 10), 2, { rewardTiles: within(4) })
    expect([bench.player().reputation, bench.player().score]).toEqual([13, 8])
  })
})

describe('reward tiles', () => {
  const tiles = {
    rewardTiles: {
      'reward-a': {
        even: {
          top: steps('glue', 3),
          middle: steps('glue', 2),
          bottom: steps('glue', 1),
        },
        odd: { top: steps('glue', 5), bottom: steps('glue', 4) },
      },
    },
  }

  /** What the first player gets on arriving in round 7 when others came in these rounds. */
  function reward(seats: number, ...earlier: number[]): number {
    const bench = gaining(
      steps('reputation', 2),
      (state) => {
        state.round = 7
        const arrivals = earlier.map((round, index) => ({ seat: index + 1, round }))
        state.rewardTiles = [{ id: 'reward-a', space: 2, arrivals, gone: false }]
      },
      seats,
      tiles,
    )
    return bench.player().glue
  }

  test('with four players: top, middle, bottom, nothing', () => {
    expect([reward(4), reward(4, 5), reward(4, 5, 6), reward(4, 4, 5, 6)]).toEqual([3, 2, 1, 0])
  })

  test('who arrives in the same round gets the same, and who comes later counts all of them', () => {
    expect(reward(4, 7)).toBe(3)
    expect(reward(4, 5, 7)).toBe(2)
    expect(reward(4, 5, 5)).toBe(1)
    expect(reward(4, 5, 5, 6)).toBe(0)
  })

  test('with three players: top, bottom, nothing', () => {
    expect([reward(3), reward(3, 6), reward(3, 5, 6)]).toEqual([5, 4, 0])
  })

  test('with two players: the middle one, then nothing', () => {
    expect([reward(2), reward(2, 6), reward(2, 7)]).toEqual([2, 0, 2])
  })

  /** What everybody gets who comes to the tile one after the other, in these rounds. */
  function rewards(...rounds: number[]): number[] {
    const { table } = new Workbench(() => {}, { seats: rounds.length, content: contentWith(tiles) }).position
    table.state.rewardTiles = [{ id: 'reward-a', space: 1, arrivals: [], gone: false }]
    return rounds.map((round, seat) => {
      table.state.round = round
      const before = playerOf(table, seat).glue
      expect(advanceReputation(table, seat, 1).next().done).toBe(true)
      return playerOf(table, seat).glue - before
    })
  }

  test('who came before counts: two in round 5 get the top, one in round 6 the bottom, one in round 7 nothing', () => {
    expect(rewards(5, 5, 6, 7)).toEqual([3, 3, 1, 0])
  })

  test('one after the other: top and bottom for three, the middle one for two', () => {
    expect(rewards(5, 6, 7)).toEqual([5, 4, 0])
    expect(rewards(5, 6)).toEqual([2, 0])
  })

  test('it counts once, also for one who fell back and comes again', () => {
    const bench = gaining(
      steps('reputation', 2),
      (state, player) => {
        player.furthest = 2
        state.rewardTiles = [{ id: 'reward-a', space: 2, arrivals: [{ seat: 0, round: 1 }], gone: false }]
        state.round = 2
      },
      4,
      tiles,
    )
    expect(bench.player().reputation).toBe(2)
    expect(bench.player().glue).toBe(0)
  })
})

describe('public contracts', () => {
  const nutty = (contracts: string[], prepare: (state: WoodcraftState) => void = () => {}) =>
    new Workbench(
      (state, player) => {
        deal(state, 'contracts', ...contracts)
        deal(state, 'berry/0', 'hazelnut-01')
        pile(state, player, 'green-1')
        prepare(state as never)
      },
      {
        content: contentWith({
          hazelnutOrders: {
            'hazelnut-01': { dice: [{ colour: 'green', value: 1 }], materials: {}, berries: 3, points: 4 },
          },
        }),
      },
    ).choose({ complete: 'hazelnut-01' })

  test('a hazelnut order claims a contract', () => {
    const bench = nutty(['contract-01', 'contract-02']).choose('contract-02')
    expect(bench.state.claims).toEqual({ 'contract-02': [0] })
    expect(bench.player().berries).toBe(12 + 1)
  })

  test('or brings the printed blueberries and points', () => {
    const bench = nutty(['contract-01', 'contract-02']).choose('alternative')
    expect(bench.player().berries).toBe(12 + 3 + 1)
    expect(bench.player().score).toBe(4)
  })

  test('two players may claim one contract in the same round', () => {
    const bench = nutty(['contract-01'], (state) => {
      state.claims['contract-01'] = [1]
    })
    expect(bench.choose('contract-01').state.claims['contract-01']).toEqual([1, 0])
  })

  test('nobody claims one twice', () => {
    const bench = nutty(['contract-01', 'contract-02'], (state) => {
      state.claims['contract-01'] = [0]
    })
    expect(bench.whyNot('contract-01')).toBe('claimedAlready')
  })

  test('after the round a claimed contract is gone', () => {
    const bench = nutty(['contract-01', 'contract-02'], (state) => {
      deal(state as never, 'claimed', 'contract-03')
      state.claims['contract-03'] = [1]
    })
    expect(bench.whyNot('contract-03')).toBe('contractGone')
  })

  test('with none left the alternative is taken', () => {
    expect(nutty([]).player().score).toBe(4)
  })

  test('at the end of the round claimed contracts leave the offer', () => {
    const bench = new Workbench(
      (state) => {
        deal(state, 'contracts', 'contract-01', 'contract-02')
        state.claims['contract-01'] = [1, 0]
      },
      { step: 'endOfRound' },
    )
    expect(bench.zone('contracts')).toEqual(['contract-02'])
    expect(bench.zone('claimed')).toEqual(['contract-01'])
  })
})
