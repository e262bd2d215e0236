import { catsGame } from '@nora/cats'
import type { Game, Position } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { ExpectedPoints } from '../src/advice/expected-points.ts'
import { type Bot, catsHeuristics, catsWeights, type Heuristics, levels } from '../src/index.ts'
import { LearnedValue, weightsFor } from '../src/learned/learned-value.ts'
import type { Weights } from '../src/learned/weights.ts'
import { play, settingOf } from './table.ts'

const heuristics = catsHeuristics as Heuristics

describe('the margin to be expected against the Sister', () => {
  it('is the own points less hers, from the first question on', () => {
    const variant = settingOf(catsGame as unknown as Game, { mode: 'solo', seats: 1, level: 1 })
    const weights = weightsFor(catsWeights, variant) as Weights
    const features = heuristics.features as NonNullable<Heuristics['features']>
    const learned = new LearnedValue(features, weights)
    const expected = new ExpectedPoints(heuristics, catsWeights, variant)
    const looked: number[] = []
    const look = ({ table }: Position) => {
      const { other } = learned.expected(table, 0, features.numbers(table, 0), [])
      const { own, margin } = expected.from(table, 0)(table)
      expect(own - margin).toBeCloseTo(other, 6)
      looked.push(other)
    }
    const [, casual] = levels(heuristics, catsWeights) as readonly Bot[]
    const mind = (casual as Bot).mind()
    play(
      variant,
      () => ({
        choose: (position, ...asked) => {
          look(position)
          return mind.choose(position, ...asked)
        },
        interrupt: (...asked) => mind.interrupt?.(...asked),
      }),
      3,
    )
    expect(looked.length).toBeGreaterThan(20)
    expect(Math.max(...looked)).toBeGreaterThan(20)
  })
})
