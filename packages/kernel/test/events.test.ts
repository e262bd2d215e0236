import { ask, draw, FATE, type Flow, Position, Variant, WATCHER } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { open, type Toy, toy, yesNo } from './toy.ts'

const zones = {
  deck: { readers: 'none' },
  board: { readers: 'all' },
  hand: { readers: [0] },
  other: { readers: [1] },
} as const
const items = { deck: ['red-1', 'blue-2', 'red-3'], hand: ['red-9'] }

function* story(table: Toy): Flow {
  table.tell?.({ type: 'begin', seat: 0 })
  yield* ask(table, 0, yesNo, null)
  yield* draw(table, 'deck', 'hand', 2)
  yield* ask(table, 0, yesNo, null)
  table.move('red-9', 'hand', 'other')
  table.tell?.({ type: 'gift', seat: 0, items: ['red-9'] })
  yield* ask(table, 0, yesNo, null)
  table.move('red-9', 'other', 'board')
}

const game = toy(story, { zones, items, kinds: [yesNo] })

function told(): ReturnType<typeof open> {
  const match = open(game, {})
  match.choose(0, 'yes')
  match.choose(FATE, ['blue-2', 'red-1'])
  match.choose(0, 'yes')
  match.choose(0, 'yes')
  return match
}

describe('news', () => {
  test('begin with what was told at the opening, then come act by act', () => {
    const [opening, ...acts] = told().news(WATCHER)
    expect(opening).toEqual([{ type: 'begin', seat: 0 }])
    expect(acts).toHaveLength(4)
    expect(told().news(WATCHER, 2)).toEqual(acts.slice(2))
  })

  test('name what is drawn only to those who may read it', () => {
    const drawn = (seat: number) => told().news(seat)[2]?.[0]?.items
    expect(drawn(0)).toEqual(['blue-2', 'red-1'])
    expect(drawn(1)).toEqual(['?blue', '?red'])
  })

  test('do not tell by the order of the backs how the items are called', () => {
    const match = open(
      toy((table) => draw(table, 'deck', 'hand', 2), {
        zones,
        items: { deck: ['a-2', 'b-1'] },
        back: (item) => (item === 'a-2' ? 'z' : 'y'),
      }),
    )
    expect(match.news(1)[1]?.[0]?.items).toEqual(['?y', '?z'])
  })

  test('name a card that goes from hand to hand to both, and to nobody else', () => {
    const [move, gift] = [0, 1].map((place) => (seat: number) => told().news(seat)[3]?.[place]?.items)
    expect([0, 1, 2, WATCHER].map((seat) => move?.(seat))).toEqual([['red-9'], ['red-9'], ['?red'], ['?red']])
    expect([0, 1, 2].map((seat) => gift?.(seat))).toEqual([['?red'], ['red-9'], ['?red']])
  })

  test('name a card that is shown to all to the watcher too', () => {
    expect(told().news(WATCHER)[4]).toEqual([{ type: 'move', items: ['red-9'], from: 'other', to: 'board' }])
  })
})

test('nobody listens in a playout, so an event is not even built', () => {
  const position = Position.opening(new Variant(game, told().options), false)
  expect(position.table.tell).toBeUndefined()
})
