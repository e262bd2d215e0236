import type { Content } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { contentWith, type Workbench } from '../workbench.ts'
import { type Changes, changes, turn } from './table.ts'

/** The ring slot, and what it brings when a tile leaves it. */
const ring: readonly (readonly [string, Changes])[] = [
  ['A1', { lanterns: 1, berries: 1 }],
  ['A2', { berries: 2 }],
  ['A3', { points: 1 }],
  ['A4', { berries: 1 }],
  ['A5', {}],
  ['A6', {}],
  ['A7', {}],
  ['B1', { berries: 3 }],
  ['B2', { lanterns: 1 }],
  ['B3', { scrapwood: 1, glue: 1 }],
  ['B4', { blades: 1 }],
  ['B5', { berries: 1 }],
  ['B6', {}],
  ['B7', {}],
  ['C1', { reuse: 1 }],
  ['C2', { berries: 2 }],
  ['C3', { points: 1 }],
  ['C4', { berries: 1 }],
  ['C5', { berries: 1 }],
  ['C6', {}],
  ['C7', {}],
  ['D1', { points: 2 }],
  ['D2', { lanterns: 1 }],
  ['D3', { berries: 2 }],
  ['D4', {}],
  ['D5', {}],
  ['D6', {}],
  ['D7', {}],
]

/** The window, what it brings, and what is answered. */
const windows: readonly [string, Changes, ...string[]][] = [
  ['A-2', { lanterns: 1, berries: 1 }],
  ['A-3', { points: 2, dice: 'green-3' }, 'green'],
  ['A-3', { points: 2, dice: 'yellow-2' }, 'yellow'],
  ['B-2', { blades: 1 }],
  ['B-3', { lanterns: 1 }],
  ['C-2', { berries: 2 }],
  ['C-3', { attic: { 'bottom-2': 'plane' } }, 'plane', 'bottom-2'],
  ['D-2', { berries: 2 }],
  ['D-3', { points: 3 }],
]

/** Without ring bonuses at the far ends, from which the tile is taken. */
const bareEnds = contentWith({
  ring: { A7: { bonus: null }, B7: { bonus: null }, C7: { bonus: null }, D7: { bonus: null } },
})

/** All tiles are in one quadrant, Buy lumber on this slot of it, and the saw's arrow so many quadrants further on. */
function standing(slot: string, offset: number, content?: Content): Workbench {
  const quadrant = 'ABCD'.indexOf(slot[0] as string)
  const place = quadrant * 7 + Number(slot[1]) - 1
  const others = [0, 1, 2, 3, 4, 5, 6].map((index) => quadrant * 7 + index).filter((other) => other !== place)
  // A die leaves something else to do, so that nothing happens by itself.
  return turn(
    { dice: 'brown-2' },
    {
      ...(content ? { content } : {}),
      more: ({ wheel }) => {
        wheel.tiles = [place, ...others]
        wheel.lead = (quadrant + offset) % 4
        wheel.arc = null
      },
    },
  )
}

/** The die that is at hand anyway comes last in a pile. */
const withDie = ({ dice, ...others }: Changes): Changes => (dice ? { ...others, dice: `${dice} brown-2` } : others)

describe('a tile leaves a slot of the ring', () => {
  test.each(ring)('%s brings %o', (slot, bonus) => {
    expect(changes(standing(slot, 0), { move: 'buyLumber' })).toEqual(bonus)
  })

  test.each(ring)('%s brings nothing under the arc tile', (slot) => {
    const bench = standing(slot, 0)
    bench.state.wheel.arc = 'ABCD'.indexOf(slot[0] as string)
    expect(changes(bench, { move: 'buyLumber' })).toEqual({})
  })
})

describe('a tile leaves a quadrant over which the saw has a window', () => {
  test.each(windows)('%s brings %o', (window, bonus, ...answers) => {
    const [quadrant, offset] = window.split('-') as [string, string]
    const bench = standing(`${quadrant}7`, Number(offset), bareEnds)
    expect(changes(bench, { move: 'buyLumber' }, ...answers)).toEqual(withDie(bonus))
    expect(bench.asked).toBe('turn')
  })

  test.each(['A', 'B', 'C', 'D'])('over %s there is none at the arrow and one behind it', (quadrant) => {
    for (const offset of [0, 1]) {
      expect(changes(standing(`${quadrant}7`, offset, bareEnds), { move: 'buyLumber' })).toEqual({})
    }
  })
})
