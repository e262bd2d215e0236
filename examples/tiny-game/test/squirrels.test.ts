import { check } from '@nora/conformance'
import { Match } from '@nora/kernel'
import { expect, test } from 'vitest'
import { squirrels } from '../src/index.ts'
import { hand, squirrel } from '../src/state.ts'

const game = squirrels()

/** A table of two whose first hand holds these cards. */
function tableWith(...cards: string[]) {
  const dealt = (start: ReturnType<typeof game.start>) => {
    const deck = start.zones.deck?.filter((item) => !cards.includes(item)) ?? []
    return { ...start, zones: { ...start.zones, deck, [hand(0)]: cards }, next: { step: 'turn', args: 0 } }
  }
  return Match.open({ ...game, start: (options) => dealt(game.start(options)) }, { seats: 2 }, { seed: 1 })
}

test('the game keeps every promise that the suite knows of', () => {
  const { failures, decisions } = check(game, { games: 30 })
  expect(failures).toEqual([])
  expect(decisions).toBeGreaterThan(300)
})

test('foraging gives two acorns and a card', () => {
  const match = tableWith('magpie#1')
  match.choose(0, 'forage')
  expect(squirrel(match.table, 0).acorns).toBe(4)
  expect(match.table.zone(hand(0))).toHaveLength(2)
})

test('a card that costs more than one has is refused, and the refusal says what is missing', () => {
  const match = tableWith('winter-coat#1')
  expect(match.whyNot(0, { play: 'winter-coat#1' })).toMatchObject({ code: 'cannotPay', params: { needs: 5, has: 2 } })
})

test('a card of somebody else is refused', () => {
  expect(tableWith('lookout#1').whyNot(0, { play: 'lookout#2' })).toEqual({ code: 'notInHand' })
})

test('an old oak counts itself', () => {
  const match = tableWith('old-oak#1')
  match.choose(0, { play: 'old-oak#1' })
  expect(squirrel(match.table, 0).acorns).toBe(1)
})

test('hidden acorns are points, those at hand only every third', () => {
  const match = tableWith('hollow-trunk#1')
  match.choose(0, { play: 'hollow-trunk#1' })
  expect(match.sheet(0, 0)).toEqual([
    { id: 'card', item: 'hollow-trunk#1', points: 1 },
    { id: 'points', points: 0 },
    { id: 'hidden', points: 1 },
    { id: 'acorns', points: 0 },
  ])
})

test('the magpie robs only who has more than its player', () => {
  const rich = tableWith('magpie#1')
  rich.choose(0, { play: 'magpie#1' })
  expect(squirrel(rich.table, 1).acorns).toBe(1)
  const level = tableWith('magpie#1', 'full-bush#1')
  level.choose(0, { play: 'full-bush#1' })
  level.choose(1, 'forage')
  level.choose(0, { play: 'magpie#1' })
  expect(squirrel(level.table, 1).acorns).toBe(4)
})
