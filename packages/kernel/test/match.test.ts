import { ask, because, type Flow, type Kind, listed, WATCHER } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, refusal, type Toy, toy } from './toy.ts'

const zones = { hand: { readers: [0] }, table: { readers: 'all' } } as const
const items = { hand: ['cheap-1', 'dear-2'] }

/** Play a card; a dear one needs two coins, and there is one. */
const playCard: Kind<Toy, { coins: number }, string> = {
  name: 'play',
  space: (table) => listed([...table.zone('hand').filter((card) => card.startsWith('cheap')), 'pass']),
  sought: (table) => [...table.zone('hand'), 'joker'],
  why: (table, _seat, { coins }, choice) =>
    table.zone('hand').includes(choice as string) ? because('needsCoins', { needs: 2, has: coins }) : undefined,
}

const game = toy(
  function* (table) {
    const card = yield* ask(table, 0, playCard, { coins: 1 })
    if (card !== 'pass') table.move(card, 'hand', 'table')
    note(table, yield* ask(table, 1, colour, null))
  },
  {
    zones,
    items,
    kinds: [playCard, colour] as Kind[],
    sheet: (table, seat) => [{ id: 'cards', points: seat === 0 ? table.zone('table').length : 0 }],
  },
)

describe('a match', () => {
  test('says who owes which decision, and what may be chosen', () => {
    const match = open(game)
    expect(match.pending).toEqual([{ seat: 0, kind: 'play', args: { coins: 1 } }])
    expect(match.space(0)?.count()).toBe(2)
    expect(match.space(1)).toBeUndefined()
  })

  test('says why not, for what a person would look for', () => {
    const match = open(game)
    expect(match.refusals(0)).toEqual([
      { choice: 'dear-2', code: 'needsCoins', params: { needs: 2, has: 1 } },
      { choice: 'joker', code: 'notOffered', params: { kind: 'play' } },
    ])
    expect(match.refusals(1)).toEqual([])
  })

  test.each([
    [0, 'dear-2', 'needsCoins'],
    [0, 'dear-7', 'notOffered'],
    [0, { card: 'cheap-1' }, 'notOffered'],
    [0, Number.NaN, 'malformed'],
    [0, undefined, 'malformed'],
    [0, () => 'cheap-1', 'malformed'],
    [0, [[[[[[[[[[[[[[]]]]]]]]]]]]]], 'malformed'],
    [1, 'red', 'notYourDecision'],
    [7, 'red', 'notYourDecision'],
  ])('refuses seat %s %j because of %s, and nothing changes', (seat, choice, code) => {
    const match = open(game)
    const before = match.hash
    expect(refusal(() => match.choose(seat, choice)).code).toBe(code)
    expect(match.hash).toBe(before)
    expect(match.line).toEqual([])
  })

  test('shows each seat its own view, with where the match stands', () => {
    const match = open(game)
    match.choose(0, 'cheap-1')
    expect(match.view(1)).toMatchObject({ seat: 1, position: 1, over: false, pending: [{ seat: 1, kind: 'colour' }] })
    expect(match.view(0).state.zones.hand).toEqual(['dear-2'])
    expect(match.view(WATCHER).state.zones).toEqual({ hand: ['?dear'], table: ['cheap-1'] })
  })

  test('reckons a score sheet at any time, from what the reader may see', () => {
    const match = open(game)
    match.choose(0, 'cheap-1')
    expect(match.sheet(0, 1)).toEqual([{ id: 'cards', points: 1 }])
  })

  test('has an outcome at its end only', () => {
    const match = open(game)
    match.choose(0, 'pass')
    expect(match.outcome).toBeUndefined()
    match.choose(1, 'red')
    expect(match.over).toBe(true)
    expect(match.outcome?.standings).toHaveLength(3)
    expect(refusal(() => match.choose(1, 'red')).code).toBe('gameOver')
  })

  test('forks at any of its choices', () => {
    const match = open(game)
    match.choose(0, 'pass')
    match.choose(1, 'red')
    const fork = match.fork(1)
    fork.choose(1, 'blue')
    expect(fork.table.state.notes).toEqual(['blue'])
    expect(match.table.state.notes).toEqual(['red'])
  })

  test('gives a position to think about that is not its own', () => {
    const match = open(game)
    const before = match.hash
    const position = match.currentPosition()
    position.replay({ seat: 0, kind: 'play', choice: 'cheap-1' })
    expect(match.hash).toBe(before)
    expect(match.table.zone('table')).toEqual([])
  })

  test('of no question at all is over at once', () => {
    // A flow that asks nothing.
    function* nothing(): Flow {}
    expect(open(toy(nothing)).over).toBe(true)
  })
})
