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

  test('of a purchase nothing but that it was made, and it may be taken back until the last has bought', () => {
    const shop = Match.open(catsGame, { mode: 'classic', seats: 3 }, { seed: 11 })
    for (let next = shop.pending[0]; next?.kind !== 'buy'; next = shop.pending[0]) {
      shop.choose(next?.seat as number, shop.space(next?.seat as number)?.at(0) ?? null)
    }
    const others = [1, 2, WATCHER]
    const seen = () => others.map((eye) => shop.view(eye).state)
    const before = seen()
    const acts = shop.line.length
    shop.choose(0, shop.view(0).state.zones['offer/0']?.slice(0, 2) ?? [])
    expect(seen()).toEqual(before)
    expect(others.flatMap((eye) => shop.news(eye, acts).flat())).toEqual([])
    shop.undo(0)
    shop.choose(0, [])
    shop.choose(1, [])
    expect([seen()[0], shop.whyNotUndo(0)]).toEqual([before[0], undefined])
    shop.choose(2, [])
    const bought = shop
      .news(WATCHER, acts)
      .flat()
      .filter(({ type }) => type === 'bought')
    expect(bought.map(({ seat, fish, discarded }) => [seat, fish, discarded]).sort()).toEqual([
      [0, 0, 7],
      [1, 0, 7],
      [2, 0, 7],
    ])
    expect(shop.whyNotUndo(0)?.code).toBe('undoOther')
  })
})
