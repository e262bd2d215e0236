import { describe, expect, test } from 'vitest'
import { houseContent } from '../../src/content/read.ts'
import { stateCardsKind } from '../../src/solo/difficulty.ts'
import { advance } from '../../src/solo/state-cards.ts'
import type { Given, Holding } from '../cards/position.ts'
import { Scene } from '../scene.ts'
import { alone, type RatbotHolding, RatbotTable } from './ratbot-table.ts'

/** What a row does to the player, by what it is against: the answers, and what the player has afterwards. */
interface Blow {
  readonly answers: readonly (readonly [answers: readonly (string | number)[], after: Holding])[]
}

/** The player has enough to lose of everything. */
const rich: Given = {
  ...{ points: 10, wood: 2, metal: 2, movement: 2, joker: 1, rooms: 2 },
  doors: ['door-01', 'door-02'],
  guests: ['house-guest-01', 'cellar-guest-02'],
  hand: [33, 34, 36],
}

/** And one thing less of each: nothing happens. */
const poor: Given = {
  ...{ points: 10, wood: 1, metal: 1, movement: 1, joker: 0, rooms: 1 },
  doors: ['door-01'],
  guests: ['house-guest-01'],
  hand: [33, 34],
}

const blows: { readonly [against: string]: Blow } = {
  wood: { answers: [[[], { wood: 1 }]] },
  metal: { answers: [[[], { metal: 1 }]] },
  movement: { answers: [[[], { movement: 1 }]] },
  jokers: { answers: [[[], { joker: 0 }]] },
  doors: { answers: [[[], { points: 8 }]] },
  hand: { answers: [[[34], { hand: [33, 36] }]] },
  rooms: {
    answers: [
      [['metal'], { metal: 0 }],
      [['points'], { points: 7 }],
    ],
  },
  guests: {
    answers: [
      [['guest', 'house-guest-01'], { guests: ['cellar-guest-02'] }],
      [['points'], { points: 7 }],
    ],
  },
}

/** What Ratbot gets by a row, standing in B where a mission lies open, with exploration card 1 on top. */
const deeds: { readonly [deed: string]: RatbotHolding } = {
  explore: { explorer: 'D', doors: ['door-03'] },
  mission: { markers: 1, completed: ['B1/1'] },
  'objective 1': { claimed: ['objective-03'], points: 6 },
  'objective 2': { claimed: ['objective-04'], points: 5 },
  'objective 3': { claimed: ['objective-05'], points: 5 },
}

/** What Ratbot has when the game ends. */
const ended: RatbotHolding = {
  ...{ beds: 3, rooms: 5, tents: ['B', 'C'], claimed: ['objective-03', 'objective-04'] },
  doors: ['door-01', 'door-02', 'door-03'],
  guests: ['house-guest-01', 'house-guest-04', 'cellar-guest-02'],
}

/** A row of a scale: the points printed there; nothing, a deed, `against` something, or `final` points. */
type Row = readonly [points: number, effect?: string, final?: number]

/** States every row of one side of a state card, from under the top one down, and what each advance beyond it counts. */
function stateCard(card: string, side: number, overflow: number, rows: readonly Row[]): void {
  const onRow = (row: number, given: Given = {}, bot: RatbotHolding = { explorer: 'B' }) =>
    new RatbotTable(bot, { ...given, ...alone(card, side, row), revealed: ['B1'], top: 'exploration-1' })
  const step = (table: RatbotTable, ...answers: readonly (string | number)[]) =>
    table.doing(advance(table.table, 'strength'), ...answers)

  describe(`${card}, side ${side}`, () => {
    for (const [index, [points, effect = 'nothing', final = 0]] of rows.entries()) {
      const row = index + 1
      const [word, against = ''] = effect.split(' ') as [string, string?]

      if (word === 'against') {
        for (const [answers, after] of blows[against]?.answers ?? []) {
          test(`row ${row}, against ${against}: the player has ${JSON.stringify(after)} left`, () => {
            const table = onRow(index, rich)
            const [bot, before] = [table.bot(), table.standing()]
            step(table, ...answers)
            expect(table.standing()).toEqual({ ...before, ...after })
            expect(table.bot()).toEqual({ ...bot, advances: { strength: row } })
          })
        }
        test(`row ${row}, against ${against}, spares who has little, and who has the Robodog`, () => {
          for (const given of [poor, { ...rich, inPlay: [95] }]) {
            const table = onRow(index, given)
            const before = table.standing()
            step(table)
            expect(table.standing()).toEqual(before)
            expect(table.asked).toEqual([])
          }
        })
      } else {
        test(`row ${row}: ${effect}`, () => {
          const table = onRow(index, rich)
          const [bot, before] = [table.bot(), table.standing()]
          step(table)
          expect(table.bot()).toEqual({ ...bot, ...deeds[effect], advances: { strength: row } })
          expect(table.standing()).toEqual(before)
        })
      }

      test(`row ${row} is worth ${points} in the end${final ? `, and ${final} more from here on` : ''}`, () => {
        const table = onRow(row, {}, ended)
        expect(table.botScored('stateCard')).toBe(points)
        if (final === 0) return
        expect(table.botScored('finalEffect')).toBe(final)
        expect(onRow(row - 1, {}, ended).botScored('finalEffect')).toBe(0)
      })
    }

    test(`beyond its end an advance counts ${overflow} at once`, () => {
      const table = onRow(rows.length)
      const bot = table.bot()
      step(table)
      expect(table.bot()).toEqual({ ...bot, points: overflow })
    })
  })
}

stateCard('state-1', 0, 1, [[0], [0, 'explore'], [1], [1], [1], [1], [1], [2, 'final', 3]])

stateCard('state-1', 1, 1, [
  [1, 'against wood'],
  [1, 'explore'],
  [1, 'objective 1'],
  [2, 'against hand'],
  [2, 'mission'],
  [3],
  [3, 'final', 6],
  [4],
])

stateCard('state-2', 0, 1, [[1], [1, 'explore'], [1, 'against metal'], [2], [2, 'mission'], [2], [3, 'final', 4]])

stateCard('state-2', 1, 1, [
  [1, 'against jokers'],
  [1, 'explore'],
  [2, 'objective 1'],
  [3, 'against rooms'],
  [3, 'mission'],
  [4, 'against guests'],
  [5],
  [6, 'final', 16],
])

stateCard('state-3', 0, 1, [[0, 'explore'], [0], [1, 'mission'], [1], [1], [1], [1], [2, 'final', 5]])

stateCard('state-3', 1, 1, [
  [1, 'explore'],
  [1, 'against movement'],
  [1],
  [2, 'mission'],
  [2, 'against doors'],
  [3, 'final', 4],
  [3],
  [4, 'explore'],
])

stateCard('state-4', 0, 1, [
  [1, 'explore'],
  [1],
  [1, 'objective 2'],
  [2, 'against movement'],
  [2, 'explore'],
  [2],
  [3, 'final', 4],
])

stateCard('state-4', 1, 1, [
  [1, 'explore'],
  [1, 'against doors'],
  [2],
  [3, 'mission'],
  [3, 'against rooms'],
  [4, 'against movement'],
  [5],
  [6, 'final', 16],
])

stateCard('state-5', 0, 1, [[0], [0, 'mission'], [1], [1], [2, 'final', 6]])

stateCard('state-5', 1, 1, [
  [1, 'against jokers'],
  [1, 'explore'],
  [2, 'mission'],
  [3, 'final', 3],
  [4, 'against guests'],
])

stateCard('state-6', 0, 1, [[1], [1, 'mission'], [2], [2], [3, 'final', 4]])

stateCard('state-6', 1, 1, [
  [1, 'against guests'],
  [2, 'objective 3'],
  [3, 'mission'],
  [4, 'against hand'],
  [5],
  [6, 'final', 12],
])

describe('the sides that count advances', () => {
  const five = ['strength', 'agility', 'perception', 'intelligence', 'endurance'] as const

  /** Twice the advances of the card with one token, while those with the others stand elsewhere. */
  test.each([
    ['state-2', 8, 'strength'],
    ['state-4', 8, 'agility'],
    ['state-6', 6, 'perception'],
  ] as const)('%s, side 1: 2 points for each of 4 with the token pictured there', (card, row, pictured) => {
    const rest = five.filter((token) => token !== pictured)
    const states = [
      { card, side: 1, tokens: rest.slice(0, 2), advances: row },
      { card: 'state-1', side: 0, tokens: rest.slice(2), advances: 1 },
      { card: 'state-3', side: 0, tokens: [pictured], advances: 4 },
    ]
    expect(new RatbotTable({}, { states }).botScored('finalEffect')).toBe(8)
  })
})

describe('three state cards make a level', () => {
  const { table } = new RatbotTable()
  const whyNot = (level: number, ...cards: readonly string[]) =>
    stateCardsKind.space(table, 0, { level }).includes(cards)
      ? undefined
      : stateCardsKind.why?.(table, 0, { level }, [...cards])

  test.each([
    [0, ['state-1/0', 'state-3/0', 'state-5/0']],
    [3, ['state-2/1', 'state-4/1', 'state-6/1']],
    [4, ['state-1/2', 'state-4/1', 'state-6/1']],
    [6, ['state-1/2', 'state-3/2', 'state-5/2']],
    [9, ['state-2/3', 'state-4/3', 'state-6/3']],
  ])('level %i: a tool, an automaton and a building, %s', (level, cards) => {
    expect(whyNot(level, ...cards)).toBeUndefined()
  })

  test('two of one symbol are refused: sameSymbol', () => {
    expect(whyNot(1, 'state-1/0', 'state-2/1', 'state-5/0')).toEqual({ code: 'sameSymbol' })
    expect(whyNot(1, 'state-1/0', 'state-3/0', 'state-4/1')).toEqual({ code: 'sameSymbol' })
    expect(whyNot(1, 'state-1/0', 'state-5/0', 'state-6/1')).toEqual({ code: 'sameSymbol' })
  })

  test('indices two apart are refused: indicesApart', () => {
    expect(whyNot(2, 'state-1/2', 'state-3/0', 'state-5/0')).toEqual({ code: 'indicesApart' })
    expect(whyNot(4, 'state-2/3', 'state-3/0', 'state-6/1')).toEqual({ code: 'indicesApart' })
  })

  test('another sum is refused: otherLevel', () => {
    expect(whyNot(5, 'state-2/1', 'state-4/1', 'state-6/1')).toEqual({
      code: 'otherLevel',
      params: { level: 5, sum: 3 },
    })
  })

  test.each([
    [0, ['state-1', 'state-3', 'state-5']],
    [3, ['state-2', 'state-4', 'state-6']],
    [6, ['state-1', 'state-3', 'state-5']],
    [9, ['state-2', 'state-4', 'state-6']],
  ])('level %i: the tool and the automaton hold two tokens each, the building one', (level, cards) => {
    const { state } = new Scene({ mode: 'solo', seats: 1, level, content: houseContent, opening: 'startingCards' })
    expect(state.ratbot?.states.map(({ card }) => card)).toEqual(cards)
    expect(state.ratbot?.states.map(({ tokens }) => tokens.length)).toEqual([2, 2, 1])
  })
})
