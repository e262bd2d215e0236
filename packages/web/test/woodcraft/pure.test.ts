import { type Game, type GameEvent, Match, Position, seededFate, settle, Variant } from '@nora/kernel'
import { type Content, summed, type WoodcraftState, type WoodcraftTable, woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { arranged } from '../../src/woodcraft/arrangement.ts'
import { dropped } from '../../src/woodcraft/carry/dropped.ts'
import { abilityMarks, marksOf } from '../../src/woodcraft/drawing/marks.ts'
import { gainsIn } from '../../src/woodcraft/gains-in.ts'
import { toolRewards } from '../../src/woodcraft/house/tool-rewards.ts'
import { partWith } from '../../src/woodcraft/parts.ts'
import { placesOf } from '../../src/woodcraft/places.ts'
import { spreadIn } from '../../src/woodcraft/spread.ts'
import { changedPile } from '../../src/woodcraft/stage/changed-pile.ts'
import { lengths } from '../../src/woodcraft/stage/lengths.ts'
import { changeOf } from '../../src/woodcraft/tray/stock-change.ts'
import { moveAhead } from '../../src/woodcraft/wheel/move-ahead.ts'

function opening(prepare: (state: WoodcraftState) => void): WoodcraftTable {
  const game = woodcraftGame as never
  const variant = new Variant<WoodcraftState, Content>(game, settle(game, { seats: 2 }))
  const state = variant.opening()
  prepare(state)
  return new Position(variant, state, false).table
}

describe('a tile that is pointed at', () => {
  test('goes to the far end of the next quadrant and takes its slot and window as one sum', () => {
    // All in C but buy lumber in A1; the arrow stands after B, so A is one behind it and has no window.
    const table = opening(({ wheel }) =>
      Object.assign(wheel, { tiles: [0, 20, 19, 18, 17, 16, 15], lead: 1, arc: null }),
    )
    const ahead = moveAhead(table, 'buyLumber')
    expect([ahead.from, ahead.to, ahead.isSawTurning]).toEqual([0, 13, false])
    expect(ahead.gains.flatMap(marksOf)).toEqual([{ sign: 'lantern' }, { sign: 'berry' }])
  })

  test('turns the saw when it crosses the arrow, which opens one window and closes another', () => {
    const table = opening(({ wheel }) => Object.assign(wheel, { tiles: [13, 0, 1, 2, 3, 4, 5], lead: 1, arc: null }))
    const ahead = moveAhead(table, 'buyLumber')
    expect(ahead.isSawTurning).toBe(true)
    expect(ahead.to).toBe(20)
    expect(ahead.windows.map(({ quadrant }) => quadrant)).toEqual([0, 2, 3])
    expect(ahead.blocked).toEqual([])
  })
})

test('equal gains are one sum', () => {
  const lantern = { do: 'gain', what: 'lanterns', n: 1 } as const
  expect(summed([lantern, { do: 'seq', effects: [lantern, { do: 'score', n: 2 }] }])).toEqual([
    { do: 'gain', what: 'lanterns', n: 2 },
    { do: 'score', n: 2 },
  ])
})

test('a beam of six cut after two and four lies in three twos', () => {
  expect(lengths(6, [4, 2])).toEqual([2, 2, 2])
  expect(lengths(6, [])).toEqual([6])
})

test('a pile after gluing has one die less', () => {
  const pile = Array.from({ length: 18 }, () => 1)
  const after = changedPile(pile, ['green-1', 'brown-2'], ['brown-3'])
  expect([after[0], after[13], after[14]]).toEqual([0, 0, 2])
})

test('a tool is paid by neighbours of another type only', () => {
  const table = opening(({ players: [player] }) => {
    if (player) Object.assign(player.attic, { 0: 'mallet', 2: 'plane' })
  })
  // Between bottom 1 and 2 lies berry income 2, between bottom 2 and 3 two points.
  expect(toolRewards(table, 0, 'plane', 1).flatMap(marksOf)).toEqual([{ sign: 'berry-income', text: '2' }])
  expect(toolRewards(table, 0, 'file', 1)).toHaveLength(2)
})

test('every helper and every order says what it does in signs', () => {
  const { helpers, orders } = opening(() => {}).content
  for (const [id, card] of helpers) {
    expect(abilityMarks(card).length, id).toBeGreaterThan(0)
    expect(JSON.stringify([abilityMarks(card), marksOf(card.production)]), id).not.toContain('"card"')
  }
  for (const [id, { reward }] of orders) if (reward) expect(JSON.stringify(marksOf(reward)), id).not.toContain('"card"')
})

describe('something carried', () => {
  const at = (sort?: string, thing?: string, place?: string) => ({ sort, thing, place })

  test('a die onto a bench is worked at there', () => {
    expect(dropped(at('die', 'yellow-6'), at('bench', 'saw'))).toEqual([
      { sort: 'bench', value: 'saw' },
      { sort: 'die', value: 'yellow-6' },
    ])
  })

  test('a die onto another is glued to it', () => {
    expect(dropped(at('die', 'green-2'), at('die', 'brown-1')).map(({ value }) => value)).toEqual([
      'glue',
      'green-2',
      'brown-1',
    ])
  })

  test('a tree into the pile is felled, and nowhere else', () => {
    expect(dropped(at('pot', 'green'), at(undefined, undefined, 'lumber/0'))).toEqual([{ sort: 'pot', value: 'green' }])
    expect(dropped(at('pot', 'green'), at(undefined, undefined, 'workshop/0'))).toEqual([])
  })

  test('a helper straight onto a space is hired and placed', () => {
    expect(dropped(at('shown', 'early-helper-06'), at('slot', 'slot-02'))).toHaveLength(2)
  })
})

test('what others do is told where it is to be seen', () => {
  expect(placesOf({ type: 'moveTile', seat: 1, action: 'buyLumber', from: 0, to: 13 })).toEqual(['buyLumber'])
  expect(placesOf({ type: 'buyDie', seat: 1, die: 'green-3', berries: 3 })).toEqual(['yard'])
  expect(placesOf({ type: 'gain', seat: 1, what: 'nutIncome', n: 1 })).toEqual(['nutIncome'])
  expect(placesOf({ type: 'saw', seat: 2, die: 'green-3', into: [1, 2], blades: 0 })).toEqual(['lumber/2', 'rail/2'])
})

test('the final scoring is told line by line where the points were made', () => {
  const scored = (line: string, item?: string) =>
    placesOf({ type: 'scoreLine', seat: 1, line, points: 3, ...(item && { item }) })
  expect(scored('attic')).toEqual(['attic/1', 'rail/1'])
  expect(scored('contract', 'contract-03')).toEqual(['contract-03', 'contracts'])
  expect(scored('rewardTiles')).toEqual(['reputation'])
})

test('everything that is told in a game has a place on the board', () => {
  const homeless = new Set<string>()
  const told = new Set<string>()
  for (const wish of [{ mode: 'classic', seats: 3 }, { mode: 'solo' }])
    for (let seed = 1; seed <= 6; seed++) {
      const match = Match.open(woodcraftGame as unknown as Game, wish, { seed })
      const fate = seededFate(seed)
      for (let [decision] = match.pending; decision && !match.over; [decision] = match.pending)
        match.choose(decision.seat, match.space(decision.seat)?.sample(fate))
      for (const event of match.news(0).flat()) {
        told.add(event.type)
        if (placesOf(event).length === 0) homeless.add(event.type)
      }
    }
  expect([...homeless]).toEqual([])
  expect(told.size).toBeGreaterThan(35)
})

test('what is simply gained is summed; dice and choices are left out', () => {
  const berries = { do: 'gain', what: 'berries', n: 2 } as const
  const seq = {
    do: 'seq',
    effects: [berries, { do: 'score', n: 1 }, { do: 'die', colour: 'green', value: 3 }],
  } as const
  expect(gainsIn([berries, seq])).toEqual({ berries: 4, points: 1 })
})

describe('what a thing that is pointed at would change', () => {
  test('is told as before and after', () => {
    expect(changeOf(7, -5)).toEqual({ kind: 'counted', now: 7, by: -5 })
    expect(changeOf(5, -5)).toEqual({ kind: 'counted', now: 5, by: -5 })
  })

  test('is a price and what one has where one cannot pay it: nobody ends up with less than nothing', () => {
    expect(changeOf(1, -5)).toEqual({ kind: 'short', now: 1, by: -5 })
  })

  test('stands alone for what is not counted', () => {
    expect(changeOf(undefined, 3)).toEqual({ kind: 'uncounted', by: 3 })
  })
})

test('tracks and rack take the room beside the table, as far as it is of use', () => {
  expect(spreadIn(66.5, 48.4)).toBe(32)
  expect(spreadIn(63.9, 40)).toBe(150)
  expect(spreadIn(56, 50)).toBe(0)
})

describe('where there is less room', () => {
  test('shops, house and tracks share the place beside the wheel, and my bench stays below', () => {
    expect(arranged('column', 'house', false)).toEqual({ upper: ['wheel', 'house'], lower: ['bench'] })
    expect(arranged('column', 'shop', true)).toEqual({ upper: ['stage', 'shop'], lower: ['bench'] })
  })

  test('one part is shown at a time, with what is worked at above it', () => {
    expect(arranged('part', 'tracks', false)).toEqual({ upper: ['tracks'], lower: [] })
    expect(arranged('part', 'house', true)).toEqual({ upper: ['stage'], lower: ['house'] })
    expect(arranged('part', 'shop', true)).toEqual({ upper: ['stage'], lower: [] })
    // What a slot of the wheel asks needs the room of the wheel.
    expect(arranged('part', 'wheel', true)).toEqual({ upper: ['stage'], lower: [] })
  })
})

test('what others do to what all share is told in the room where it lies', () => {
  const roomOf = (event: GameEvent) => placesOf(event).map(partWith)
  expect(roomOf({ type: 'moveTile', seat: 1, action: 'buyLumber', from: 0, to: 13 })).toEqual(['wheel'])
  expect(roomOf({ type: 'buyDie', seat: 1, die: 'green-3', berries: 3 })).toEqual(['shop'])
  expect(roomOf({ type: 'gain', seat: 1, what: 'nutIncome', n: 1 })).toEqual(['tracks'])
  expect(roomOf({ type: 'saw', seat: 2, die: 'green-3', into: [1, 2], blades: 0 })).toEqual([undefined, undefined])
})
