import { describe, expect, test } from 'vitest'
import { type StateSide, stateCardsFor, stateCardsKind, whyNotStateCards } from '../../src/solo/difficulty.ts'
import { fixture } from '../scene.ts'
import { RatbotScene } from './ratbot-scene.ts'

const symbols = ['tool', 'automaton', 'building'] as const

/** A side of each symbol with these indices. */
function sides(...indices: readonly number[]): StateSide[] {
  return indices.map((index, place) => ({
    ...{ name: `state-${place + 1}/${index}`, card: `state-${place + 1}`, side: 0, index, slots: 2 },
    symbol: symbols[place] as StateSide['symbol'],
  }))
}

describe('the level of difficulty', () => {
  test('is the sum of the three indices', () => {
    expect(whyNotStateCards(sides(0, 0, 0), 0)).toBeUndefined()
    expect(whyNotStateCards(sides(0, 1, 1), 2)).toBeUndefined()
    expect(whyNotStateCards(sides(3, 3, 3), 9)).toBeUndefined()
    expect(whyNotStateCards(sides(0, 1, 1), 3)).toEqual({ code: 'otherLevel', params: { level: 3, sum: 2 } })
  })

  test('no two indices differ by 2 or more', () => {
    expect(whyNotStateCards(sides(0, 1, 2), 3)).toEqual({ code: 'indicesApart' })
    expect(whyNotStateCards(sides(3, 1, 2), 6)).toEqual({ code: 'indicesApart' })
  })

  test('no two cards have the same symbol', () => {
    const [tool, automaton] = sides(1, 1) as [StateSide, StateSide]
    expect(whyNotStateCards([tool, automaton, { ...tool, card: 'state-4' }], 3)).toEqual({ code: 'sameSymbol' })
  })

  test('every level from 0 to 9 can be set up: in one way, or in three where one card or two are harder', () => {
    const ways = Array.from({ length: 10 }, (_, level) => stateCardsFor(fixture, level).length)
    expect(ways).toEqual([1, 3, 3, 1, 3, 3, 1, 3, 3, 1])
  })

  test('level 4 takes two cards of index 1 and one of index 2', () => {
    expect(stateCardsFor(fixture, 4)).toEqual([
      ['state-1/1', 'state-2/1', 'state-6/2'],
      ['state-1/1', 'state-5/2', 'state-3/1'],
      ['state-4/2', 'state-2/1', 'state-3/1'],
    ])
  })

  test('the player is told why other cards do not do', () => {
    const { table } = new RatbotScene()
    const why = (...choice: readonly string[]) => stateCardsKind.why?.(table, 0, { level: 4 }, choice)
    expect(why('state-1/1', 'state-2/1', 'state-3/1')).toEqual({ code: 'otherLevel', params: { level: 4, sum: 3 } })
    expect(why('state-1/0', 'state-5/2', 'state-6/2')).toEqual({ code: 'indicesApart' })
    expect(why('state-1/1', 'state-4/2', 'state-3/1')).toEqual({ code: 'sameSymbol' })
    expect(why('state-1/1', 'state-2/1')).toBeUndefined()
    expect([...(stateCardsKind.sought?.(table, 0, { level: 4 }) ?? [])]).toHaveLength(64)
  })
})
