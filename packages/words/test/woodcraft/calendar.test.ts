import { type Game, Match, type Table } from '@nora/kernel'
import { type WoodcraftState, woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { woodcraftWords } from '../../src/index.ts'
import { calendarIn, playUntil } from '../calendars.ts'
import { english, laidOut, opened } from './opened.ts'

const anyTable = (match: unknown) => (match as Match).table
const stateOf = (table: Table) => table.state as unknown as WoodcraftState

test('before the first round everybody chooses the first cards', () => {
  expect(calendarIn(woodcraftWords, anyTable(opened(3, 1)), 'en')).toEqual({
    period: 'Round 1 of 14',
    where: 'Round 1 · Setup',
    chain: 'SETUP Growth Move Action Workshop',
    movers: [],
  })
})

test('a turn goes from the growth of trees by the move and the action to the workshop', () => {
  const table = laidOut((state) => {
    state.next = { step: 'turn', args: { place: 1 } }
    state.round = 6
    state.first = 1
  }, 3)
  const { turn } = stateOf(table)
  if (!turn) throw new Error('it is nobody’s turn')
  const where = () => calendarIn(woodcraftWords, table, 'en').where
  expect(calendarIn(woodcraftWords, table, 'en')).toEqual({
    period: 'Round 6 of 14',
    where: 'Round 6 · Move',
    chain: '(Growth) MOVE Action Workshop',
    movers: [2, 0, 1],
  })
  turn.moved = 'buyLumber'
  expect(where()).toBe('Round 6 · Action')
  turn.mainDone = true
  expect(where()).toBe('Round 6 · Workshop')
})

test.each([
  [3, 14, [4, 8, 11, 14], 'Kolo 14 ze 14'],
  [4, 13, [4, 7, 10, 13], 'Kolo 13 z 13'],
])('with %i seats there are %i rounds, and income phases after %j', (seats, rounds, periods, period) => {
  const table = laidOut((state) => {
    state.next = { step: 'endOfRound' }
    state.round = rounds
    state.turn = null
  }, seats)
  expect(woodcraftWords.calendar?.(table, 0, english)).toMatchObject({ count: rounds, marked: { periods } })
  expect(calendarIn(woodcraftWords, table, 'cs')).toEqual({
    period,
    where: `Kolo ${rounds} · Příjmy`,
    chain: '(Růst) (Přesun) (Akce) (Dílna) PŘÍJMY',
    movers: [],
  })
})

test('alone a solo card follows the turn', () => {
  const match = Match.open(woodcraftGame as unknown as Game, { mode: 'solo', seats: 1 }, { seed: 1, confirming: [] })
  const table = playUntil(match, 1, (at, { kind }) => kind === 'turn' && stateOf(at).turn?.moved !== null)
  expect(calendarIn(woodcraftWords, table, 'en')).toMatchObject({
    chain: '(Growth) (Move) ACTION Workshop Solo card',
    movers: [0],
  })
})
