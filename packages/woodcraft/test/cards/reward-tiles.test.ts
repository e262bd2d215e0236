import { describe, expect, test } from 'vitest'
import { contentWith } from '../workbench.ts'
import { type Changes, changes, turn } from './table.ts'

/** A tool is answered with a plane on the space `bottom-4`. */
const TOOL = { attic: { 'bottom-4': 'plane' } }

/** The tile: the top, middle and bottom reward of its side for 2 or 4 players, the top and bottom one of that for 3. */
const tiles: readonly (readonly [string, readonly [Changes, Changes, Changes], readonly [Changes, Changes]])[] = [
  ['reward-a', [{ points: 6 }, { points: 5 }, { points: 3 }], [{ points: 6 }, { points: 3 }]],
  ['reward-b', [{ ...TOOL, lanterns: 2 }, { ...TOOL, lanterns: 1 }, TOOL], [{ ...TOOL, lanterns: 2 }, TOOL]],
  [
    'reward-c',
    [{ nutIncome: 2 }, { nutIncome: 1, berryIncome: 1 }, { berryIncome: 1, berries: 1 }],
    [{ nutIncome: 2 }, { berryIncome: 1, berries: 1 }],
  ],
]

/** Improving the workshop by the gluing tile brings a step of reputation. */
const content = contentWith({ improvements: { glue: { cost: 0, effect: { do: 'gain', what: 'reputation', n: 1 } } } })

/** What comes with the step onto the tile in round 7, when others came in these rounds. */
function arriving(id: string, seats: number, rounds: readonly number[], gone = false): Changes {
  const bench = turn(
    { reputation: 4, cards: { onTrack: [id] } },
    {
      content,
      ...(seats === 1 ? { solo: true } : { seats }),
      more: (state) => {
        state.round = 7
        const arrivals = rounds.map((round, index) => ({ seat: index + 1, round }))
        state.rewardTiles = [{ id, space: 5, arrivals, gone }]
      },
    },
  )
  bench.choose({ move: 'improveWorkshop' })
  const tool = id === 'reward-b' && rewarded(seats, rounds, gone) ? ['plane', 'bottom-4'] : []
  const { reputation, ...brought } = changes(bench, { act: 'improveWorkshop' }, ...tool)
  expect(reputation).toBe(1)
  expect(bench.asked).toBe('turn')
  return brought
}

/** There are three ranks for four players, two for three and one for two or one. */
function rewarded(seats: number, rounds: readonly number[], gone: boolean): boolean {
  const ranks = { 4: 3, 3: 2, 2: 1, 1: 1 }[seats] as number
  return !gone && rounds.filter((round) => round < 7).length < ranks
}

describe.each(tiles)('%s', (id, [top, middle, bottom], [oddTop, oddBottom]) => {
  test('with four players: top, middle, bottom, nothing', () => {
    expect(arriving(id, 4, [])).toEqual(top)
    expect(arriving(id, 4, [6])).toEqual(middle)
    expect(arriving(id, 4, [5, 6])).toEqual(bottom)
    expect(arriving(id, 4, [4, 5, 6])).toEqual({})
  })

  test('with four players: who comes in the same round shares the rank of the first', () => {
    expect(arriving(id, 4, [7])).toEqual(top)
    expect(arriving(id, 4, [7, 7, 7])).toEqual(top)
    expect(arriving(id, 4, [6, 7])).toEqual(middle)
    expect(arriving(id, 4, [5, 5])).toEqual(bottom)
    expect(arriving(id, 4, [5, 5, 6])).toEqual({})
  })

  test('with three players: top, bottom, nothing', () => {
    expect(arriving(id, 3, [])).toEqual(oddTop)
    expect(arriving(id, 3, [7])).toEqual(oddTop)
    expect(arriving(id, 3, [6])).toEqual(oddBottom)
    expect(arriving(id, 3, [6, 7])).toEqual(oddBottom)
    expect(arriving(id, 3, [5, 6])).toEqual({})
  })

  test('with two players: middle for the first and for who comes in the same round, then nothing', () => {
    expect(arriving(id, 2, [])).toEqual(middle)
    expect(arriving(id, 2, [7])).toEqual(middle)
    expect(arriving(id, 2, [6])).toEqual({})
  })

  test('alone: middle, or nothing where the foreign marker came first', () => {
    expect(arriving(id, 1, [])).toEqual(middle)
    expect(arriving(id, 1, [], true)).toEqual({})
  })
})
