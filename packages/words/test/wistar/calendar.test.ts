import { equal, type Game, Match, type Table } from '@nora/kernel'
import { RATBOT, type WistarState, wistarGame } from '@nora/wistar'
import { expect, test } from 'vitest'
import { wistarWords } from '../../src/index.ts'
import { calendarIn, playUntil } from '../calendars.ts'

const game = wistarGame as unknown as Game

const opened = (mode: string, seats: number) => Match.open(game, { mode, seats }, { seed: 2, confirming: [] })
const stateOf = (table: Table) => table.state as unknown as WistarState

test('before the first round the starting cards are taken, the last in turn order first', () => {
  const { table } = opened('classic', 3)
  const { order } = stateOf(table)
  expect(calendarIn(wistarWords, table, 'en')).toEqual({
    period: 'Round 1 of 5',
    where: 'Round 1 · Setup',
    chain: 'SETUP Leader 1 Leader 2 Leader 3 New round',
    movers: [...order].reverse(),
  })
})

test('a round is three leaders each; who comes in the next one is not known yet', () => {
  const match = opened('classic', 2)
  const isTurn =
    (turn: number) =>
    (at: Table, { kind }: { kind: string }) =>
      kind === 'turn' && stateOf(at).round === 2 && equal(stateOf(at).next?.args, { turn })
  const middle = playUntil(match, 2, isTurn(3))
  const { order } = stateOf(middle)
  expect(calendarIn(wistarWords, middle, 'cs')).toEqual({
    period: 'Kolo 2 z 5',
    where: 'Kolo 2 · 2. velitel',
    chain: '(1. velitel) 2. VELITEL 3. velitel Příprava kola',
    movers: [order[1], order[0]],
  })
  const last = playUntil(match, 3, isTurn(5))
  expect(calendarIn(wistarWords, last, 'en').movers).toEqual([order[1]])
})

test('after the last round comes the final scoring', () => {
  const match = opened('classic', 2)
  const table = playUntil(match, 2, (at, { kind }) => kind === 'turn' && stateOf(at).round === 5)
  expect(calendarIn(wistarWords, table, 'en')).toMatchObject({
    where: 'Round 5 · Leader 1',
    chain: 'LEADER 1 Leader 2 Leader 3 Final scoring',
  })
  expect(() => playUntil(match, 2, () => false)).toThrow()
  expect(calendarIn(wistarWords, match.table, 'en').where).toBe('Round 5 of 5')
})

test('income belongs to the round that begins', () => {
  const match = opened('classic', 2)
  const { state } = match.table
  Object.assign(state, { round: 3, next: { step: 'income', args: { place: 1 } } })
  const { order } = stateOf(match.table)
  expect(calendarIn(wistarWords, match.table, 'en')).toEqual({
    period: 'Round 3 of 5',
    where: 'Round 3 · New round, income',
    chain: 'NEW ROUND Leader 1 Leader 2 Leader 3',
    movers: [order[1]],
  })
})

test('Ratbot begins, and takes its turns between mine', () => {
  const match = opened('solo', 1)
  const table = playUntil(match, 2, (_, { kind }) => kind === 'turn')
  expect(calendarIn(wistarWords, table, 'ru')).toMatchObject({
    where: 'Раунд 1 · 1-й вожак',
    movers: [0, RATBOT],
  })
})
