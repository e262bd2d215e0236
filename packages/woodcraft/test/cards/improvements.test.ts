import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import type { Improvement } from '../../src/content/names.ts'
import type { Workbench } from '../workbench.ts'
import { type Before, type Changes, changes, refusal, turn } from './table.ts'

/** The improvement, the one that must be there before, its cost, and what it brings at once. */
const improvements: readonly (readonly [Improvement, Improvement | null, number, Changes])[] = [
  ['pot-yellow', null, 4, { nutIncome: 1, trees: { yellow: 1 } }],
  ['pot-brown', 'pot-yellow', 5, { nutIncome: 1, trees: { brown: 1 } }],
  ['saw-2', null, 5, { nutIncome: 1 }],
  ['saw-3', 'saw-2', 7, { nutIncome: 1, reputation: 2 }],
  ['splice-2', null, 3, { berryIncome: 2 }],
  ['splice-4', 'splice-2', 6, { nutIncome: 2 }],
  ['glue', null, 4, { berryIncome: 1, nutIncome: 1 }],
]

/** The tile is moved, and the workshop can be improved; a die leaves other things to do. */
function improving(before: Before): Workbench {
  return turn({ dice: 'green-2', ...before }).choose({ move: 'improveWorkshop' })
}

describe.each(improvements)('%s', (id, after, cost, brought) => {
  const built = after ? [after] : []

  test(`is added for ${cost} berries`, () => {
    // With some more to spend there is another one to choose.
    const bench = improving({ berries: cost + 4, built })
    expect(changes(bench, { act: 'improveWorkshop' }, id)).toEqual({ berries: -cost, ...brought })
    expect(bench.player().built).toEqual([...built, id])
  })

  test('is refused to one who is a berry short', () => {
    // All others are there, so that it is the only one left.
    const others = improvements.map(([other]) => other).filter((other) => other !== id && other !== successorOf(id))
    const bench = improving({ berries: cost - 1, built: others })
    const reason = because('needsBerries', { needs: cost, has: cost - 1 })
    expect(refusal(bench, { act: 'improveWorkshop' })).toEqual(reason)
  })

  test('is refused a second time', () => {
    const bench = improving({ berries: 20, built: [...built, id] }).choose({ act: 'improveWorkshop' })
    expect(refusal(bench, id)).toEqual(because('builtAlready'))
  })
})

function successorOf(id: Improvement): Improvement | undefined {
  return improvements.find(([, after]) => after === id)?.[0]
}

describe('the second of its kind is refused before the first', () => {
  test.each([
    ['pot-brown', 'pot-yellow'],
    ['saw-3', 'saw-2'],
    ['splice-4', 'splice-2'],
  ])('%s before %s', (id, improvement) => {
    const bench = improving({ berries: 20 }).choose({ act: 'improveWorkshop' })
    expect(refusal(bench, id)).toEqual(because('comesAfter', { improvement }))
  })
})

describe('what an improvement is good for', () => {
  const planting = (built: readonly Improvement[], dice: string) =>
    turn({ dice, built }).choose({ move: 'produceOrPlant' }, { act: 'produceOrPlant' })

  test('pot-yellow: a yellow 2 can be planted, which is refused without the pot', () => {
    const bench = planting(['pot-yellow'], 'green-1 yellow-2')
    expect(changes(bench, { die: 'yellow-2', tree: 2 })).toEqual({ dice: 'green-1', trees: { yellow: 2 } })
    const without = planting([], 'green-2 yellow-2')
    expect(refusal(without, { die: 'yellow-2', tree: 2 })).toEqual(because('noPot', { colour: 'yellow' }))
  })

  test('pot-brown: two trees are planted by one action, a brown one among them', () => {
    const bench = planting(['pot-yellow', 'pot-brown'], 'green-1 yellow-1 brown-2')
    const both = changes(bench, { die: 'brown-2', tree: 2 }, { die: 'green-1', tree: 1 })
    expect(both).toEqual({ dice: 'yellow-1', trees: { green: 1, brown: 2 } })
    expect(bench.asked).toBe('turn')
  })

  test('pot-yellow alone: one tree is planted by one action', () => {
    const bench = planting(['pot-yellow'], 'green-1 yellow-2')
    bench.choose({ die: 'yellow-2', tree: 2 })
    expect(bench.asked).toBe('turn')
  })

  const sawn = (die: string, into: number[]) => ({ die, into })

  test('saw-2: dice are sawn twice before the next income phase, and saw-3: three times', () => {
    const before: Before = { dice: 'green-2 yellow-2 brown-2 brown-3' }
    const once = turn(before).choose({ use: 'saw' }, sawn('green-2', [1, 1]))
    expect(refusal(once, { use: 'saw' })).toEqual(because('tileUsed'))
    const twice = turn({ ...before, built: ['saw-2'] })
    twice.choose({ use: 'saw' }, sawn('green-2', [1, 1]), { use: 'saw' }, sawn('yellow-2', [1, 1]))
    expect(refusal(twice, { use: 'saw' })).toEqual(because('tileUsed'))
    const thrice = turn({ ...before, built: ['saw-2', 'saw-3'] })
    thrice.choose({ use: 'saw' }, sawn('green-2', [1, 1]), { use: 'saw' }, sawn('yellow-2', [1, 1]))
    thrice.choose({ use: 'saw' }, sawn('brown-2', [1, 1]))
    expect(refusal(thrice, { use: 'saw' })).toEqual(because('tileUsed'))
  })

  test.each([
    ['green-6', 4],
    ['yellow-6', 5],
    ['brown-6', 6],
  ])('saw-2: a %s is bought for %i by an exchange', (six, price) => {
    const bench = turn({ berries: 9, built: ['saw-2'] }).choose({ move: 'exchangeDice' })
    expect(changes(bench, { act: 'exchangeDice' }, six)).toEqual({ berries: -price, dice: six })
  })

  test('saw-2: so is a brown 6 of the yard, but a 5 costs as much as ever', () => {
    const bench = turn({ berries: 20, built: ['saw-2'] }).choose({ move: 'buyLumber' })
    const bought = changes(bench, { act: 'buyLumber' }, 'brown-6', 'brown-5')
    expect(bought).toEqual({ berries: -6 - 7, dice: 'brown-5 brown-6' })
  })

  const raised = (bench: Workbench, die: string) => [1, 2, 3, 4, 5].filter((by) => bench.offers({ die, by }))

  test('splice-2: a die is raised by 1 or 2 for a scrapwood', () => {
    const bench = turn({ dice: 'green-2', scrapwood: 1, built: ['splice-2'] })
    expect(refusal(bench, { use: 'splice4' })).toEqual(because('notBuilt'))
    bench.choose({ use: 'splice2' })
    expect(raised(bench, 'green-2')).toEqual([1, 2])
    expect(changes(bench, { die: 'green-2', by: 2 })).toEqual({ dice: 'green-4' })
    expect(bench.player().scrapwood).toBe(0)
  })

  test('splice-4: a die is raised by 1 to 4 for a scrapwood', () => {
    const bench = turn({ dice: 'green-1', scrapwood: 1, built: ['splice-2', 'splice-4'] }).choose({ use: 'splice4' })
    expect(raised(bench, 'green-1')).toEqual([1, 2, 3, 4])
    expect(changes(bench, { die: 'green-1', by: 4 })).toEqual({ dice: 'green-5' })
    expect(bench.player().scrapwood).toBe(0)
  })

  test('glue: two dice are joined for a glue, which is refused without the tile', () => {
    const before: Before = { dice: 'green-2 brown-3', glue: 1 }
    expect(refusal(turn(before), { use: 'glue' })).toEqual(because('notBuilt'))
    const gluing = { dice: ['green-2', 'brown-3'], into: 'green-5' }
    const glued = changes(turn({ ...before, built: ['glue'] }), { use: 'glue' }, gluing)
    expect(glued).toEqual({ dice: 'green-5', glue: -1, points: 4 })
  })
})
