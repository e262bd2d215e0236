import { bazaar } from '@nora/conformance/practice'
import type { Game } from '@nora/kernel'
import type { Terms } from '@nora/protocol'
import { expect, test } from 'vitest'
import { ann, bob, Table } from './kit.ts'

const market = bazaar as unknown as Game
const START = 1_000_000
const HOUR = 3_600_000

function started(clock: Terms['clock'], terms: Partial<Terms> = {}, game?: Game): Table {
  return Table.started({ seats: 2, terms: { clock, ...terms }, ...(game && { game }) })
}

function clocksOf(table: Table) {
  return table.room.tableSnapshot(0).clocks
}

test('a table without clocks shows none and has no deadlines', () => {
  const table = started({ kind: 'none' })
  expect(clocksOf(table)).toBeNull()
  expect(table.room.deadlines()).toEqual([])
})

test('clocks run for everybody who owes a decision, also at the same time', () => {
  const table = started({ kind: 'move', seconds: 30 })
  expect(table.room.deadlines()).toEqual([
    { seat: 0, at: START + 30_000 },
    { seat: 1, at: START + 30_000 },
  ])
  table.now += 10_000
  table.chooses(0)
  expect(table.room.deadlines()).toEqual([{ seat: 1, at: START + 30_000 }])
  expect(clocksOf(table)?.[0]).toEqual({ left: 20_000, bank: 0, since: null })
})

test('the next turn has its full time again', () => {
  const table = started({ kind: 'move', seconds: 30 })
  table.now += 10_000
  table.chooses(0)
  table.now += 5_000
  table.chooses(1)
  expect(table.room.deadlines()).toEqual([
    { seat: 0, at: START + 45_000 },
    { seat: 1, at: START + 45_000 },
  ])
})

test('taking a choice back wins no time', () => {
  const table = started({ kind: 'move', seconds: 30 })
  table.now += 10_000
  table.chooses(0)
  table.now += 5_000
  table.does(ann, { type: 'undo', seat: 0, at: table.room.seq })
  expect(table.room.deadlines()).toContainEqual({ seat: 0, at: START + 15_000 + 20_000 })
})

test('by Fischer’s clock every turn earns its increment, once', () => {
  const table = started({ kind: 'fischer', seconds: 60, increment: 5 })
  table.now += 10_000
  table.chooses(0)
  expect(clocksOf(table)?.[0]).toEqual({ left: 55_000, bank: 0, since: null })
  table.does(ann, { type: 'undo', seat: 0, at: table.room.seq })
  expect(clocksOf(table)?.[0]).toEqual({ left: 50_000, bank: 0, since: table.now })
  table.now += 2_000
  table.chooses(0)
  expect(clocksOf(table)?.[0]).toEqual({ left: 53_000, bank: 0, since: null })
})

test('days for a turn are drawn on first, then the bank', () => {
  const table = started({ kind: 'days', days: 1, bankHours: 10 })
  expect(table.room.deadlines()[0]).toEqual({ seat: 0, at: START + 34 * HOUR })
  table.now += 26 * HOUR
  table.chooses(0)
  expect(clocksOf(table)?.[0]).toEqual({ left: 0, bank: 8 * HOUR, since: null })
  table.now += 1 * HOUR
  table.chooses(1)
  expect(table.room.deadlines()[0]).toEqual({ seat: 0, at: table.now + 32 * HOUR })
})

test('a turn lasts until it is confirmed', () => {
  const table = started({ kind: 'move', seconds: 30 }, {}, market)
  const seat = table.match.pending[0]?.seat as number
  const { now } = table
  while (table.match.owed(seat)?.kind !== 'confirm') {
    table.now += 1_000
    table.chooses(seat)
    if (table.match.pending[0]?.seat === seat) expect(table.room.deadlines()).toEqual([{ seat, at: now + 30_000 }])
  }
  table.chooses(seat, 'confirm')
  expect(table.room.deadlines()).toEqual([{ seat: 1 - seat, at: table.now + 30_000 }])
})

test('clocks that all agree to pause stand still until somebody wants them to run', () => {
  const table = started({ kind: 'move', seconds: 30 })
  table.now += 10_000
  table.does(ann, { type: 'propose', seat: 0, motion: { type: 'pause' } })
  table.does(bob, { type: 'vote', seat: 1, motion: table.room.seq, yes: true })
  expect(table.room.deadlines()).toEqual([])
  expect(table.room.tableSnapshot(0)).toMatchObject({
    clocksPaused: true,
    clocks: [{ left: 20_000 }, { left: 20_000 }],
  })
  table.now += 500_000
  table.chooses(0)
  expect(clocksOf(table)?.[0]?.left).toBe(20_000)
  table.does(ann, { type: 'resumeClocks', seat: 0 })
  expect(table.room.deadlines()).toEqual([{ seat: 1, at: table.now + 20_000 }])
})

test('an outage runs no clock, and who was about to run out of time has a moment to find back', () => {
  const table = started({ kind: 'move', seconds: 30 })
  table.now += 10_000
  table.chooses(0)
  table.now += 118_000
  table.does(null, { type: 'outage', lost: 100_000 })
  expect(table.room.deadlines()).toEqual([{ seat: 1, at: table.now + 15_000 }])
  expect(clocksOf(table)?.[0]).toEqual({ left: 20_000, bank: 0, since: null })
})

test('an outage is no absence: nobody is voted out for it at a table without clocks', () => {
  const table = started({ kind: 'none' })
  table.now += 200_000
  expect(table.refuses(null, { type: 'outage', lost: 10_000 })).toBe('noClock')
  table.does(null, { type: 'outage', lost: 190_000 })
  expect(table.refuses(ann, { type: 'propose', seat: 0, motion: { type: 'replace', seat: 1 } })).toBe('notAbsent')
  table.now += 180_000
  table.does(ann, { type: 'propose', seat: 0, motion: { type: 'replace', seat: 1 } })
})

test('a bot’s thinking runs no clock', () => {
  const table = Table.started({ seats: 2, terms: { clock: { kind: 'move', seconds: 30 } } }, [ann])
  expect(table.room.deadlines().map(({ seat }) => seat)).toEqual([0])
})

test('a clock is not up before its time, nor by a clock that runs backwards', () => {
  const table = started({ kind: 'move', seconds: 30 })
  table.now += 29_999
  expect(table.refuses(null, { type: 'timeout', seat: 0 })).toBe('notYet')
  table.now -= 20_000
  const { entry } = table.chooses(0)
  expect(entry.at).toBe(START + 9_999)
  table.now -= 5_000
  expect(table.chooses(1).entry.at).toBe(START + 9_999)
})

test('time can run out at a pause too: then the seat is passed over', () => {
  const table = started({ kind: 'move', seconds: 30 })
  while (table.match.pending[0]?.seat !== -3) table.chooses(table.match.pending[0]?.seat as number)
  table.does(bob, { type: 'pass', seat: 1, at: table.room.seq })
  table.now += 30_000
  const { entry } = table.does(null, { type: 'timeout', seat: 0 })
  expect(entry.deed).toMatchObject({ to: 'passed' })
  expect(table.room.summary().seats[0]?.absence).toBeNull()
  expect(table.room.tableSnapshot(0)).toMatchObject({ waitingFor: null, permissions: { passing: 'untilChange' } })
})
