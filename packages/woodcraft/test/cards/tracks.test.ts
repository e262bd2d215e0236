import { because, Match } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { sheetOf } from '../../src/scoring/final-scoring.ts'
import { contentWith, Workbench } from '../workbench.ts'
import { type Before, changes, refusal, turn } from './table.ts'

/** Improving the workshop by the gluing tile brings a step on this track and nothing else. */
const stepOn = (what: string) =>
  contentWith({ improvements: { glue: { cost: 0, effect: { do: 'gain', what, n: 1 } } } })
const contents = {
  berryIncome: stepOn('berryIncome'),
  nutIncome: stepOn('nutIncome'),
  reputation: stepOn('reputation'),
}

const gaining = (track: keyof typeof contents, before: Before): Workbench =>
  turn(before, { content: contents[track] }).choose({ move: 'improveWorkshop' })

describe('marketing', () => {
  /** The step, how many were made before, its cost and its points. */
  const steps = [
    ['marketing-01', 0, 4, 1],
    ['marketing-02', 1, 5, 2],
    ['marketing-03', 2, 6, 3],
    ['marketing-04', 3, 7, 4],
    ['marketing-05', 4, 8, 5],
    ['marketing-06', 5, 9, 6],
    ['marketing-07', 6, 10, 7],
    ['marketing-08', 7, 11, 9],
    ['marketing-09', 8, 12, 11],
    ['marketing-09', 9, 12, 11],
    ['marketing-09', 10, 12, 11],
  ] as const

  /** The only die was planted, and nothing is left but the end of the turn. */
  const ending = (marketing: number, berries: number) =>
    turn({ marketing, berries, dice: 'green-1' }).choose({ move: 'produceOrPlant' }, { act: 'produceOrPlant' })

  test.each(steps)('%s, after %i others, costs %i berries and brings %i points', (_step, made, cost, points) => {
    const bench = ending(made, cost)
    expect(changes(bench, 'market')).toEqual({ marketing: 1, berries: -cost, points })
    expect(bench.player().points.marketing).toBe(points)
  })

  test.each(steps)('%s, after %i others, is refused with a berry less than %i', (_step, made, cost) => {
    const reason = because('needsBerries', { needs: cost, has: cost - 1 })
    expect(refusal(ending(made, cost - 1), 'market')).toEqual(reason)
  })
})

describe('income', () => {
  test('berryIncome starts at 1 and nutIncome at nothing', () => {
    const { berryIncome, nutIncome } = new Workbench().player()
    expect({ berryIncome, nutIncome }).toEqual({ berryIncome: 1, nutIncome: 0 })
  })

  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]

  /** The track, and the spaces whose reaching brings a tool or 3 points: only the first marker passes them. */
  test.each([
    ['berryIncome', 5, 8],
    ['nutIncome', 4, 7],
  ] as const)('%s: a tool on reaching %i, 3 points on reaching %i', (track, tool, points) => {
    for (const from of steps) {
      const bench = gaining(track, { [track]: from })
      const chosen = from + 1 === tool ? ['plane', 'bottom-4'] : []
      expect(changes(bench, { act: 'improveWorkshop' }, ...chosen)).toEqual({
        [track]: 1,
        ...(from + 1 === tool ? { attic: { 'bottom-4': 'plane' } } : {}),
        ...(from + 1 === points ? { points: 3 } : {}),
      })
      expect(bench.asked).toBe('turn')
    }
  })
})

describe('reputation', () => {
  /** The space, and what each completed order is worth there. */
  const spaces = [
    ['reputation-00', 0],
    ['reputation-01', 1],
    ['reputation-02', 1],
    ['reputation-03', 2],
    ['reputation-04', 2],
    ['reputation-05', 3],
    ['reputation-06', 3],
    ['reputation-07', 3],
    ['reputation-08', 4],
    ['reputation-09', 4],
    ['reputation-10', 4],
    ['reputation-11', 5],
    ['reputation-12', 5],
    ['reputation-13', 6],
  ] as const

  test.each(spaces)('on %s a completed order is worth %i', (space, value) => {
    const reputation = Number(space.slice(-2))
    const cards = { 'completed/0': ['early-order-01', 'hazelnut-01', 'late-order-01'] }
    const bench = turn({ reputation, cards })
    const line = sheetOf(bench.position.table, 0).find(({ id }) => id === 'completedOrders')
    expect(line?.points).toBe(3 * value)
  })

  test.each(spaces.slice(1))('reaching %s brings nothing else where no tile lies', (space) => {
    const bench = gaining('reputation', { reputation: Number(space.slice(-2)) - 1 })
    expect(changes(bench, { act: 'improveWorkshop' })).toEqual({ reputation: 1 })
  })

  test('on reputation-13, the last, a further step is 2 points', () => {
    const bench = gaining('reputation', { reputation: 13 })
    expect(changes(bench, { act: 'improveWorkshop' })).toEqual({ points: 2 })
  })

  test('the two reward tiles lie on reputation-04 and reputation-09', () => {
    const { state } = Match.open(woodcraftGame, { seats: 2 }, { seed: 5 }).table
    expect(state.rewardTiles.map(({ space }) => space)).toEqual([4, 9])
  })
})
