import type { Game } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, it } from 'vitest'
import {
  type Heuristics,
  type Lesson,
  learned,
  selfPlay,
  together,
  type Weights,
  weightsFor,
  woodcraftHeuristics,
} from '../src/index.ts'
import { inOneRow } from '../src/learned/features.ts'
import { fitted } from '../src/learned/fit.ts'
import { weightsToPlayBy } from '../src/learned/learned-value.ts'
import { foreseen, packed, predicted, unpacked } from '../src/learned/linear.ts'
import { addSample, addSums, noSums } from '../src/learned/sums.ts'
import { settingOf } from './table.ts'

describe('a fit', () => {
  it('finds the linear function that made its samples', () => {
    const sums = noSums(3, 2)
    for (let index = 0; index < 60; index++) {
      const x = [index % 7, (index * 3) % 11, 5]
      addSample(sums, x, [2 * (x[0] as number) - (x[1] as number) + 4, 10 - (x[1] as number)])
    }
    const model = unpacked(fitted(sums, ['one', 'two'], 0))
    expect(predicted(model, [3, 2, 5], 0)).toBeCloseTo(8, 2)
    expect(predicted(model, [3, 2, 5], 1)).toBeCloseTo(8, 2)
    expect(predicted(model, [0, 10, 5], 0)).toBeCloseTo(-6, 2)
  })

  it('is the same from sums that were added up', () => {
    const all = noSums(2, 1)
    const parts = [noSums(2, 1), noSums(2, 1)] as const
    for (let index = 0; index < 20; index++) {
      const [x, y] = [[index, index % 3], [index * 2]]
      addSample(all, x, y)
      addSample(parts[index % 2 === 0 ? 0 : 1], x, y)
    }
    addSums(parts[0], parts[1])
    expect(parts[0]).toEqual(all)
  })
})

describe('weights', () => {
  it('come back from how they are kept', () => {
    const { bias, rows } = unpacked(packed(['points'], [1.5], [2, 0, 0.5], [[3, 7, -1.5]]))
    expect(bias).toEqual([1.5])
    expect([...(rows[0] as Float64Array)].map((weight) => Math.round(weight * 100) / 100)).toEqual([1.5, 0, -3])
  })
})

describe('what is known', () => {
  it('is weighed in blocks as in one row', () => {
    const known = { changing: [[3, 1], [4]], table: [2, 5], progress: 0.5 }
    expect(inOneRow(known)).toEqual([3, 1, 4, 2, 5, 1.5, 0.5, 2])
    const weights = [1, -2, 0.5, 3, 1, 2, -4, 0.25]
    const model = { outputs: ['points'], bias: [10], rows: [Float64Array.from(weights)] }
    expect(foreseen(model, known)).toBe(10 + 1 + 2 + 6 + 5 + 3 - 2 + 0.5)
    expect(predicted(model, inOneRow(known))).toBe(foreseen(model, known))
  })
})

/** Weights that were learned from nothing. */
function someWeights({ game, mode, seats, seed }: Lesson): Weights {
  const nothing = packed([], [], [], [])
  const { id, rulesVersion, contentHash } = game
  const learnedFrom = { mode, seats, seed, games: [] }
  return { game: id, rulesVersion, contentHash, ...learnedFrom, own: nothing, other: null, foreseen: 0, spread: [] }
}

describe('learning', () => {
  const game = woodcraftGame as unknown as Game
  const heuristics = woodcraftHeuristics as unknown as Heuristics
  const lesson: Lesson = { game, heuristics, mode: 'solo', seats: 1, seed: 5 }

  it('is the same from the same seed and the same parts', () => {
    const parts = () => [selfPlay(lesson, [0, 1], []), selfPlay(lesson, [7], [])]
    const gathered = together(parts())
    expect(gathered.games).toBe(3)
    expect(gathered.heldOut.length).toBeGreaterThan(0)
    const weights = learned(lesson, gathered, [3])
    expect(learned(lesson, together(parts()), [3])).toEqual(weights)
    expect(weights).toMatchObject({ game: 'woodcraft', mode: 'solo', seats: 1, seed: 5, games: [3], other: null })
  })

  it('holds for these rules, this content, this mode and so many seats, and for no other', () => {
    const weights = someWeights(lesson)
    const variant = settingOf(woodcraftGame, { mode: 'solo', seats: 1 })
    expect(weightsFor([weights], variant)).toBe(weights)
    expect(weightsFor([{ ...weights, rulesVersion: '0' }], variant)).toBeUndefined()
    expect(weightsFor([{ ...weights, contentHash: 'pack' }], variant)).toBeUndefined()
    expect(weightsFor([weights], settingOf(woodcraftGame, { mode: 'classic', seats: 2 }))).toBeUndefined()
  })
  it('is played by with another number of seats where that was not learned, but not alone', () => {
    const pair = { ...someWeights(lesson), mode: 'classic', seats: 2 }
    const four = { ...pair, seats: 4 }
    const variantFor = (seats: number) => settingOf(woodcraftGame, { mode: 'classic', seats })
    expect(weightsToPlayBy([pair], variantFor(3))).toBe(pair)
    expect(weightsToPlayBy([pair, four], variantFor(4))).toBe(four)
    expect(weightsToPlayBy([{ ...pair, contentHash: 'pack' }], variantFor(4))).toBeUndefined()
    expect(weightsToPlayBy([pair], settingOf(woodcraftGame, { mode: 'solo', seats: 1 }))).toBeUndefined()
  })
})
