import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { contentWith, type Workbench } from '../workbench.ts'
import { type Before, type Changes, changes, refusal, turn } from './table.ts'

/** Improving the workshop by the gluing tile brings a wrench and nothing else. */
const aWrench = contentWith({ improvements: { glue: { cost: 0, effect: { do: 'tool', type: 'wrench' } } } })

/** Three helpers are at work who make 1 glue each, and a wrench was just gained. */
function holdingAWrench(attic: Before['attic'] = {}): Workbench {
  const workshop = { 'slot-01': 'early-helper-01', 'slot-02': 'early-helper-02', 'slot-03': 'early-helper-03' }
  const bench = turn({ attic, workshop }, { content: aWrench })
  return bench.choose({ move: 'improveWorkshop' }, { act: 'improveWorkshop' })
}

/** The space, and those below or beside it that must be filled before. */
const spaces: readonly (readonly [string, ...string[]])[] = [
  ['bottom-1'],
  ['bottom-2'],
  ['bottom-3'],
  ['bottom-4'],
  ['bottom-5'],
  ['middle-1', 'bottom-1', 'bottom-2'],
  ['middle-2', 'bottom-2', 'bottom-3'],
  ['middle-3', 'bottom-3', 'bottom-4'],
  ['middle-4', 'bottom-4', 'bottom-5'],
  ['top-1', 'top-2'],
  ['top-2', 'middle-1', 'middle-2'],
  ['top-3', 'middle-2', 'middle-3'],
  ['top-4', 'middle-3', 'middle-4'],
  ['top-5', 'top-4'],
]

const wrenchesOn = (needed: readonly string[]) => Object.fromEntries(needed.map((space) => [space, 'wrench']))

describe.each(spaces)('space %s', (space, ...needed) => {
  test(`is open once ${needed.length > 0 ? needed.join(' and ') : 'a tool comes'}`, () => {
    const attic = wrenchesOn(needed)
    const bench = holdingAWrench(attic)
    expect(changes(bench, space)).toEqual({ attic: { ...attic, [space]: 'wrench' } })
  })

  test('holds one tool', () => {
    expect(refusal(holdingAWrench({ [space]: 'file' }), space)).toEqual(because('spaceFilled'))
  })
})

describe('spaces that are closed', () => {
  test.each(spaces.slice(5))('%s while one of %s %s is empty', (space, ...needed) => {
    for (const lacking of needed) {
      const bench = holdingAWrench(wrenchesOn(needed.filter((other) => other !== lacking)))
      expect(refusal(bench, space)).toEqual(because('spaceClosed'))
    }
  })
})

/**
 * The edge, where a mallet lies, where the wrench comes, the spaces with wrenches that it needs besides, what the edge
 * brings, and what is answered.
 */
const edges: readonly [string, string, string, readonly string[], Changes, ...string[]][] = [
  ['edge-01', 'bottom-1', 'bottom-2', [], { berryIncome: 2 }],
  ['edge-02', 'bottom-2', 'bottom-3', [], { points: 2 }],
  ['edge-03', 'bottom-3', 'bottom-4', [], { berries: 3 }],
  ['edge-04', 'bottom-4', 'bottom-5', [], { nutIncome: 1 }],
  ['edge-05', 'bottom-1', 'middle-1', ['bottom-2'], { glue: 1 }, 'early-helper-01'],
  ['edge-06', 'bottom-2', 'middle-1', ['bottom-1'], { reputation: 1 }],
  ['edge-07', 'bottom-2', 'middle-2', ['bottom-3'], { berries: 3 }],
  ['edge-08', 'bottom-3', 'middle-2', ['bottom-2'], { points: 2 }],
  ['edge-09', 'bottom-3', 'middle-3', ['bottom-4'], { lanterns: 1 }],
  ['edge-10', 'bottom-4', 'middle-3', ['bottom-3'], { points: 2 }],
  ['edge-11', 'bottom-4', 'middle-4', ['bottom-5'], { berries: 4 }],
  ['edge-12', 'bottom-5', 'middle-4', ['bottom-4'], { reuse: 1 }],
  ['edge-13', 'middle-1', 'middle-2', ['bottom-2', 'bottom-3'], { points: 3 }],
  ['edge-14', 'middle-2', 'middle-3', ['bottom-3', 'bottom-4'], { glue: 2 }, 'early-helper-01', 'early-helper-03'],
  ['edge-15', 'middle-3', 'middle-4', ['bottom-4', 'bottom-5'], { reputation: 1 }],
  ['edge-16', 'middle-1', 'top-2', ['middle-2'], { berries: 5 }],
  ['edge-17', 'middle-2', 'top-2', ['middle-1'], { nutIncome: 1 }],
  ['edge-18', 'middle-2', 'top-3', ['middle-3'], { points: 3 }],
  ['edge-19', 'middle-3', 'top-3', ['middle-2'], { lanterns: 2 }],
  ['edge-20', 'middle-3', 'top-4', ['middle-4'], { dice: 'brown-5' }, 'brown-5'],
  ['edge-21', 'middle-4', 'top-4', ['middle-3'], { points: 4 }],
  ['edge-22', 'top-2', 'top-1', [], { points: 5 }],
  ['edge-23', 'top-2', 'top-3', ['middle-2', 'middle-3'], { reputation: 1 }],
  ['edge-24', 'top-3', 'top-4', ['middle-3', 'middle-4'], { points: 4 }],
  ['edge-25', 'top-4', 'top-5', [], { points: 6 }],
]

describe.each(edges)('%s between %s and %s', (_edge, mallet, space, needed, reward, ...answers) => {
  test('pays between a mallet and a wrench', () => {
    const attic = { [mallet]: 'mallet', ...wrenchesOn(needed) }
    const bench = holdingAWrench(attic)
    const { attic: after, ...brought } = changes(bench, space, ...answers)
    expect(brought).toEqual(reward)
    expect(after).toEqual({ ...attic, [space]: 'wrench' })
    expect(bench.asked).toBe('turn')
  })

  test('pays nothing between two wrenches', () => {
    const attic = wrenchesOn([mallet, ...needed])
    expect(changes(holdingAWrench(attic), space)).toEqual({ attic: { ...attic, [space]: 'wrench' } })
  })
})

describe('tools', () => {
  test.each(['mallet', 'wrench', 'plane', 'gouge', 'file'])('there are 11 of the type %s', (tool) => {
    expect(turn({}).state.tools[tool]).toBe(11)
    const some = contentWith({ improvements: { glue: { cost: 0, effect: { do: 'tool', type: 'any' } } } })
    const gone = turn({}, { content: some })
    gone.state.tools[tool] = 0
    gone.choose({ move: 'improveWorkshop' }, { act: 'improveWorkshop' })
    expect(refusal(gone, tool)).toEqual(because('toolExhausted', { tool }))
  })
})
