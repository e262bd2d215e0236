import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { ANYWHERE, EACH, namesIn, Picks, WHOLE } from '../src/index.ts'

const regions = ['farm', 'forest', 'lair']
const moves: Json[] = regions.flatMap((from) => regions.filter((to) => to !== from).map((to) => ({ from, to })))

describe('a move from a place to a place', () => {
  const picks = Picks.among([...moves, 'stop'])

  it('tells where it begins from where it ends', () => {
    const from = picks.pick('from', 'farm')
    expect(from.isPicked('from', 'farm')).toBe(true)
    expect(from.isPicked('to', 'farm')).toBe(false)
    expect(from.isOpen('to', 'farm')).toBe(false)
    expect(from.values('to')).toEqual(['forest', 'lair'])
    expect(from.pick('to', 'lair').decided).toEqual({ from: 'farm', to: 'lair' })
  })

  it('may be put together from its end', () => {
    expect(picks.pick('to', 'farm').values('from')).toEqual(['forest', 'lair'])
  })

  it('can begin elsewhere after all', () => {
    const elsewhere = picks.pick('from', 'farm').pick('from', 'forest')
    expect(elsewhere.picked('from')).toEqual(['forest'])
    expect(elsewhere.back().isNarrowed).toBe(false)
  })

  it('gives way to another sort of choice', () => {
    expect(picks.pick('from', 'farm').pick(WHOLE, 'stop').decided).toBe('stop')
  })
})

describe('one turn with many sorts of choices', () => {
  const turn: Json[] = [
    ...moves.map((move) => ({ move })),
    ...regions.map((send) => ({ send })),
    { place: 'hole-3' },
    'end',
  ]

  it('reaches into what stands inside a choice', () => {
    const picks = Picks.among(turn).pick('move.from', 'lair')
    expect(picks.values('move.to')).toEqual(['farm', 'forest'])
    expect(picks.pick('place', 'hole-3').decided).toEqual({ place: 'hole-3' })
  })

  it('can be told to be of a sort before anything else of it is known', () => {
    const picks = Picks.among(turn).pick('send')
    expect(picks.open).toEqual(regions.map((send) => ({ send })))
    expect(picks.isOpen('move.from')).toBe(true)
    expect(picks.pick('send', 'farm').decided).toEqual({ send: 'farm' })
  })
})

describe('numbers', () => {
  const splices: Json[] = [
    { die: 'green-4', by: 1 },
    { die: 'green-4', by: 2 },
    { die: 'brown-5', by: 1 },
  ]

  it('are counted from what is possible with the rest', () => {
    expect(Picks.among(splices).values('by')).toEqual([1, 2])
    expect(Picks.among(splices).pick('die', 'brown-5').values('by')).toEqual([1])
  })

  it('can be changed again and again', () => {
    const picks = Picks.among(splices).pick('die', 'green-4').pick('by', 1)
    expect(picks.isOpen('by', 2)).toBe(true)
    expect(picks.pick('by', 2).open).toEqual([{ die: 'green-4', by: 2 }])
  })

  it('of which there is none are not picked', () => {
    const picks = Picks.among(splices)
    expect(picks.pick('by', 3)).toBe(picks)
  })
})

describe('things without identity', () => {
  const deliveries: Json[] = [
    ['yellow-6', 'yellow-6', 'green-1'],
    ['yellow-6', 'green-1', 'green-1'],
  ]

  it('are picked one by one, as many as there are in a choice', () => {
    const two = Picks.among(deliveries).pick(EACH, 'yellow-6').pick(EACH, 'yellow-6')
    expect(two.timesPicked(EACH, 'yellow-6')).toBe(2)
    expect(two.isOpen(EACH, 'yellow-6')).toBe(false)
    expect(two.isOpen(EACH, 'green-1')).toBe(true)
    expect(two.pick(EACH, 'green-1').isOpen(EACH, 'green-1')).toBe(false)
  })

  it('are put back one by one', () => {
    const one = Picks.among(deliveries).pick(EACH, 'yellow-6').pick(EACH, 'yellow-6').drop(EACH, 'yellow-6')
    expect(one.timesPicked(EACH, 'yellow-6')).toBe(1)
  })

  it('are done when they are a choice, and only then', () => {
    const two = Picks.among(deliveries).pick(EACH, 'yellow-6').pick(EACH, 'yellow-6')
    expect(two.done).toBeUndefined()
    expect(two.pick(EACH, 'green-1').done).toEqual(deliveries[0])
    expect(two.pick(EACH, 'green-1').decided).toBeUndefined()
  })

  it('pay a price as amounts by name', () => {
    const prices: Json[] = [
      { wood: 2, metal: 0 },
      { wood: 1, metal: 1 },
    ]
    const wood = Picks.among(prices).pick(EACH, 'wood')
    expect(wood.values(EACH)).toEqual(['wood', 'metal'])
    expect(wood.pick(EACH, 'wood').done).toEqual(prices[0])
    expect(wood.pick(EACH, 'metal').done).toEqual(prices[1])
    expect(wood.pick(EACH, 'metal').isOpen(EACH, 'wood')).toBe(false)
  })

  it('may stand in a field beside others', () => {
    const gluings: Json[] = [
      { dice: ['green-2', 'green-2'], into: 'green-4' },
      { dice: ['green-2', 'brown-1'], into: 'green-3' },
      { dice: ['green-2', 'brown-1'], into: 'brown-3' },
    ]
    const both = Picks.among(gluings).pick('dice.*', 'brown-1').pick('dice.*', 'green-2')
    expect(both.isOpen('dice.*', 'green-2')).toBe(false)
    expect(both.values('into')).toEqual(['green-3', 'brown-3'])
    expect(both.done).toBeUndefined()
    expect(both.pick('into', 'brown-3').decided).toEqual(gluings[2])
    const twins = Picks.among(gluings).pick('dice.*', 'green-2').pick('dice.*', 'green-2')
    expect(twins.done).toEqual(gluings[0])
  })
})

describe('several things chosen together', () => {
  const pairs: Json[] = [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]

  it('are taken in and out', () => {
    const one = Picks.among(pairs).pick(EACH, 'c')
    expect(one.picked(EACH)).toEqual(['c'])
    expect(one.drop(EACH, 'c').isNarrowed).toBe(false)
  })

  it('are listed one by one, with those that are picked', () => {
    const offers = Picks.among(pairs).pick(EACH, 'c').offers([])
    expect(offers.map(({ common, role, picked }) => [common, role, picked === true])).toEqual([
      ['a', 'part', false],
      ['b', 'part', false],
      ['c', 'part', true],
    ])
  })

  it('are done when they are a choice, in whichever order they were picked', () => {
    const both = Picks.among(pairs).pick(EACH, 'c').pick(EACH, 'a')
    expect(both.offers([]).find(({ role }) => role === 'done')?.common).toEqual(['a', 'c'])
  })

  it('are no more than can be chosen together', () => {
    expect(Picks.among(pairs).pick(EACH, 'a').pick(EACH, 'b').isOpen(EACH, 'c')).toBe(false)
  })

  it('leave room for a choice of another sort', () => {
    const picks = Picks.among([...pairs, { play: 'd' }]).pick(EACH, 'a')
    expect(picks.isOpen('play', 'd')).toBe(true)
    expect(picks.pick('play', 'd').decided).toEqual({ play: 'd' })
  })

  it('may be none at all', () => {
    expect(Picks.among([[], ['a'], ['a', 'b']]).done).toEqual([])
  })

  it('are chosen at once where there is never more than one', () => {
    const picks = Picks.among([[], ['a'], ['b']])
    expect(picks.done).toEqual([])
    expect(picks.pick(EACH, 'a').decided).toEqual(['a'])
    expect(picks.offers([]).map(({ role }) => role)).toEqual(['answer', 'answer', 'answer'])
  })
})

describe('a table that does not know what the parts of a choice mean', () => {
  const rescues: Json[] = [
    'pass',
    { rescue: 'blue-01', basket: 'permanent' },
    { rescue: 'blue-01', basket: 'broken' },
    { rescue: 'red-02', basket: 'permanent' },
  ]

  it('takes a thing wherever a choice names it', () => {
    const picks = Picks.among(rescues)
    expect(['pass', 'blue-01', 'broken'].every((thing) => picks.isOpen(ANYWHERE, thing))).toBe(true)
    expect(picks.isOpen(ANYWHERE, 'green-09')).toBe(false)
    const blue = picks.pick(ANYWHERE, 'blue-01')
    expect(blue.open).toEqual([rescues[1], rescues[2]])
    expect(blue.isPicked(ANYWHERE, 'blue-01')).toBe(true)
    expect(blue.isPicked(ANYWHERE, 'permanent')).toBe(false)
    expect(blue.pick(ANYWHERE, 'broken').decided).toEqual(rescues[2])
    expect(blue.isOpen(ANYWHERE, 'red-02')).toBe(false)
  })

  it('goes back through it step by step', () => {
    const picks = Picks.among(rescues).pick(ANYWHERE, 'blue-01').pick(ANYWHERE, 'broken').back()
    expect(picks.open).toHaveLength(2)
    expect(picks.back().isNarrowed).toBe(false)
  })
})

describe('the list of choices', () => {
  it('is offered part by part where it is long, and narrowed by a line of it', () => {
    const places: Json[] = []
    for (let row = 0; row < 5; row++) for (let col = 0; col < 5; col++) places.push({ row, col })
    const picks = Picks.among(places)
    const offers = picks.offers([])
    expect(offers.map(({ common, choices }) => [common, choices.length])).toEqual(
      [0, 1, 2, 3, 4].map((row) => [{ row }, 5]),
    )
    const narrowed = picks.narrow(offers[3]?.choices ?? [])
    expect(narrowed.isPicked('row', 3)).toBe(true)
    expect(narrowed.offers([])).toHaveLength(5)
    expect(narrowed.pick('col', 2).decided).toEqual({ row: 3, col: 2 })
  })

  it('follows what is picked on the board', () => {
    const offers = Picks.among([...moves, 'stop'])
      .pick('from', 'farm')
      .offers([])
    expect(offers.map(({ common }) => common)).toEqual([
      { from: 'farm', to: 'forest' },
      { from: 'farm', to: 'lair' },
    ])
  })

  it('ends with acts out of turn, as long as nothing is picked', () => {
    const picks = Picks.among(moves)
    const act = { common: { play: '070' }, choices: [{ play: '070' }], role: 'anytime' }
    expect(picks.offers([{ play: '070' }]).at(-1)).toEqual(act)
    expect(picks.pick('from', 'farm').offers([{ play: '070' }])).not.toContainEqual(act)
  })
})

it('names are found however deep they stand', () => {
  expect(namesIn({ move: { from: 'farm', to: 'lair' }, dice: ['green-1'], row: 3 })).toEqual([
    'farm',
    'lair',
    'green-1',
  ])
})
