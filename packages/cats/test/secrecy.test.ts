import { isHidden, Match, WATCHER } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../src/index.ts'

describe('what others see', () => {
  const match = Match.open(catsGame, { mode: 'classic', seats: 3 }, { seed: 11 })

  test('of a draft hand only how many cards it has', () => {
    const { zones } = match.view(1).state
    expect(zones['draft/1']?.some(isHidden)).toBe(false)
    expect(zones['draft/0']).toEqual(Array(7).fill('?discovery'))
    expect(match.view(WATCHER).state.zones['draft/1']).toEqual(Array(7).fill('?discovery'))
  })

  test('of the bag and the deck how much is left', () => {
    const { zones } = match.view(0).state
    expect(zones.bag?.every((tile) => tile === '?tile')).toBe(true)
    expect(zones.deck).toEqual(Array(150 - 21).fill('?discovery'))
  })

  test('of a pick nothing but that it was made, and it may be taken back until all have chosen', () => {
    const before = match.view(0).state.zones['draft/0'] as readonly string[]
    match.choose(0, before.slice(0, 2))
    expect(match.view(1).state.zones['offer/0']).toEqual(['?discovery', '?discovery'])
    expect(match.view(0).state.zones['offer/0']).toEqual(before.slice(0, 2))
    expect(match.whyNotUndo(0)).toBeUndefined()
    match.undo(0)
    expect(match.view(0).state.zones['draft/0']).toEqual(before)
  })
})
