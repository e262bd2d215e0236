import { type CatsState, catsGame } from '@nora/cats'
import { type Game, Match, type Table } from '@nora/kernel'
import { expect, test } from 'vitest'
import { catsWords } from '../../src/index.ts'
import { calendarIn, playUntil } from '../calendars.ts'

const game = catsGame as unknown as Game

const opened = (mode: string, seats: number) => Match.open(game, { mode, seats }, { seed: 4, confirming: [] })
const stateOf = (table: Table) => table.state as unknown as CatsState

test('a classic game begins with the first deal of the first day, for everybody at once', () => {
  expect(calendarIn(catsWords, opened('classic', 3).table, 'en')).toEqual({
    period: 'Day 1 of 5',
    where: 'Day 1 · Cards, deal 1 of 3',
    chain: '(Fish) CARDS Lessons Rescue Rare finds',
    movers: [],
  })
})

test('whoever has kept two cards waits in the same deal, and the next one is counted for all', () => {
  const match = opened('classic', 2)
  const where = () => calendarIn(catsWords, match.table, 'cs').where
  const keep = (seat: number) => match.choose(seat, match.space(seat)?.at(0) ?? null)
  keep(0)
  expect(where()).toBe('Den 1 · Karty, 1. výběr ze 3')
  keep(1)
  expect(where()).toBe('Den 1 · Karty, 2. výběr ze 3')
})

test('in the rescue those who have passed come no more', () => {
  const table = playUntil(opened('classic', 3), 4, (at, { kind }) => kind === 'rescue' && stateOf(at).day === 2)
  const { order, players } = stateOf(table)
  const [mover] = calendarIn(catsWords, table, 'en').movers
  const calendar = calendarIn(catsWords, table, 'en')
  expect(calendar.where).toBe('Day 2 · Rescue')
  expect(calendar.chain).toBe('(Fish) (Cards) (Lessons) RESCUE Rare finds')
  const other = order.find((seat) => seat !== mover && !players[seat]?.passed) as number
  expect(calendar.movers).toContain(other)
  if (players[other]) players[other].passed = true
  expect(calendarIn(catsWords, table, 'en').movers).not.toContain(other)
})

test('the fifth day ends with rare finds; after the game everything is done', () => {
  const match = opened('classic', 2)
  const table = playUntil(match, 4, (at, { kind }) => kind === 'rescueCards' && stateOf(at).day === 5)
  expect(calendarIn(catsWords, table, 'ru')).toMatchObject({
    period: 'День 5 из 5',
    where: 'День 5 · Спасение, карты спасения',
    chain: '(Рыбалка) (Карты) (Задания) СПАСЕНИЕ Редкие находки',
  })
  expect(() => playUntil(match, 4, () => false)).toThrow()
  expect(calendarIn(catsWords, match.table, 'en')).toMatchObject({
    where: 'Day 5 of 5',
    chain: '(Fish) (Cards) (Lessons) (Rescue) (Rare finds)',
    movers: [],
  })
})

test('a family game deals its lessons once, then there are new cats every day', () => {
  const match = opened('family', 2)
  expect(calendarIn(catsWords, match.table, 'en')).toMatchObject({
    where: 'Day 1 · Lessons',
    chain: 'LESSONS New cats Rescue',
  })
  const table = playUntil(match, 4, (at) => stateOf(at).day === 2)
  expect(calendarIn(catsWords, table, 'pl')).toMatchObject({ where: 'Dzień 2 · Ratunek', chain: '(Nowe koty) RATUNEK' })
  expect(calendarIn(catsWords, table, 'pl').movers).toEqual(stateOf(table).order)
})

test('alone there are two deals, and the Sister has her turns in the rescue but finds nothing', () => {
  const match = opened('solo', 1)
  expect(calendarIn(catsWords, match.table, 'en').where).toBe('Day 1 · Cards, deal 1 of 2')
  const rescue = playUntil(match, 4, (_, { kind }) => kind === 'rescue')
  const { sister } = stateOf(rescue)
  expect(calendarIn(catsWords, rescue, 'en').movers).toEqual(sister?.passed ? [0] : [0, -4])
  const finds = playUntil(match, 4, (_, { kind }) => kind === 'rareFinds')
  expect(calendarIn(catsWords, finds, 'en').movers).toEqual([0])
})
