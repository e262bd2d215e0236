import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { namesIn, Picks } from '../../src/table/picking.ts'

const rescues: Json[] = [
  'pass',
  { rescue: 'blue-01', basket: 'permanent' },
  { rescue: 'blue-01', basket: 'broken' },
  { rescue: 'red-02', basket: 'permanent' },
]

describe('a choice of several parts', () => {
  it('is open for everything that a choice names, and for nothing else', () => {
    const picks = Picks.among(rescues)
    expect(['pass', 'blue-01', 'broken'].every((thing) => picks.isOpen(thing))).toBe(true)
    expect(picks.isOpen('green-09')).toBe(false)
  })

  it('is narrowed to the choices that name what was picked', () => {
    const picks = Picks.among(rescues).pick('blue-01')
    expect(picks.open).toEqual([rescues[1], rescues[2]])
    expect(picks.isPicked('blue-01')).toBe(true)
    expect(picks.isPicked('permanent')).toBe(false)
    expect(picks.pick('broken').open).toEqual([rescues[2]])
  })

  it('can be gone back through step by step', () => {
    const picks = Picks.among(rescues).pick('blue-01').pick('broken').back()
    expect(picks.open).toHaveLength(2)
    expect(picks.back().isNarrowed).toBe(false)
  })

  it('stays as it was when something is picked that no choice names', () => {
    const picks = Picks.among(rescues)
    expect(picks.pick('green-09')).toBe(picks)
  })

  it('is offered part by part where there are too many ways to list', () => {
    const places: Json[] = []
    for (let row = 0; row < 5; row++) for (let col = 0; col < 5; col++) places.push({ row, col })
    const offers = Picks.among(places).offers([])
    expect(offers.map(({ common, choices }) => [common, choices.length])).toEqual(
      [0, 1, 2, 3, 4].map((row) => [{ row }, 5]),
    )
  })
})

describe('a choice of several things together', () => {
  const pairs: Json[] = [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]

  it('takes things in and out', () => {
    const one = Picks.among(pairs).pick('c')
    expect(one.several).toEqual(['c'])
    expect(one.pick('c').several).toEqual([])
  })

  it('is done when what is chosen is a choice', () => {
    const roles = (picks: Picks) => picks.offers([]).map(({ role }) => role)
    expect(roles(Picks.among(pairs).pick('a'))).not.toContain('done')
    const both = Picks.among(pairs).pick('c').pick('a')
    expect(both.offers([]).find(({ role }) => role === 'done')?.common).toEqual(['a', 'c'])
  })

  it('takes no more than can be chosen together', () => {
    expect(Picks.among(pairs).pick('a').pick('b').isOpen('c')).toBe(false)
  })
})

it('acts out of turn are listed last, and only before anything is picked', () => {
  const picks = Picks.among(rescues)
  expect(picks.offers([{ play: '070' }]).at(-1)).toEqual({
    common: { play: '070' },
    choices: [{ play: '070' }],
    role: 'anytime',
  })
  expect(
    picks
      .pick('blue-01')
      .offers([{ play: '070' }])
      .every(({ role }) => role === 'answer'),
  ).toBe(true)
})

it('names are found however deep they stand', () => {
  expect(namesIn({ move: { from: 'farm', to: 'lair' }, dice: ['green-1'], row: 3 })).toEqual([
    'farm',
    'lair',
    'green-1',
  ])
})
