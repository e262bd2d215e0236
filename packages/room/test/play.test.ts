import { bazaar } from '@nora/conformance/practice'
import { type Game, importGame, WATCHER } from '@nora/kernel'
import { expect, test } from 'vitest'
import { ann, bob, Table } from './kit.ts'

const market = bazaar as unknown as Game

/** The seat whose turn it is. */
function turnOf(table: Table): number {
  return table.match.pending[0]?.seat as number
}

/** Two people at the market, up to where the first of them has to confirm the turn. */
function atConfirm(): Table {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  while (table.match.owed(seat)?.kind !== 'confirm') table.chooses(seat)
  return table
}

test('a choice is shown to all as events, and its maker is not yet held to it', () => {
  const table = Table.started({ seats: 2 })
  const from = table.match.line.length
  const update = table.chooses(0).change.update(WATCHER)
  expect(update.log).toMatchObject([{ position: from + 1, seat: 0, events: [{ type: 'move' }] }])
  const snapshot = table.room.tableSnapshot(WATCHER)
  expect(snapshot).toMatchObject({ unconfirmedFrom: from + 1, permissions: null })
  expect(table.room.tableSnapshot(0).permissions?.undo).toBe(true)
})

test('what is taken back disappears from the log of everybody', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  const before = table.room.tableSnapshot(WATCHER)
  table.chooses(seat)
  const { change } = table.does(table.playerOf(seat), { type: 'undo', seat, at: table.room.seq })
  expect(change.update(1 - seat).cut).toEqual({ seat, to: before.view?.position })
  expect(table.room.tableSnapshot(WATCHER)).toEqual({ ...before, seq: table.room.seq })
})

test('what was taken back is made once more', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  table.chooses(seat)
  const { hash } = table.match
  table.does(table.playerOf(seat), { type: 'undo', seat, at: table.room.seq })
  expect(table.room.tableSnapshot(seat).permissions).toMatchObject({ redo: true })
  table.does(table.playerOf(seat), { type: 'redo', seat, at: table.room.seq })
  expect(table.match.hash).toBe(hash)
})

test('a turn is taken back as a whole up to the roll', () => {
  const table = atConfirm()
  const seat = turnOf(table)
  const { change } = table.does(table.playerOf(seat), { type: 'undoTurn', seat, at: table.room.seq })
  expect(change.update(WATCHER).cut?.to).toBe(table.match.line.length)
  expect(table.room.tableSnapshot(seat).permissions?.undo).not.toBe(true)
})

test('a turn is confirmed by its player, or at once for who does not want to be asked', () => {
  const table = atConfirm()
  const seat = turnOf(table)
  expect(table.room.tableSnapshot(seat).permissions?.confirming).toBe(true)
  table.does(table.playerOf(seat), { type: 'setConfirming', seat, on: false })
  expect(turnOf(table)).toBe(1 - seat)
  const other = turnOf(table)
  while (turnOf(table) === other && table.match.owed(other)?.kind !== 'confirm') table.chooses(other)
  table.chooses(other, 'confirm')
  while (turnOf(table) === seat) {
    expect(table.match.owed(seat)?.kind).not.toBe('confirm')
    table.chooses(seat)
  }
})

test('who has not seen the latest is refused as stale, and nothing happens', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  const at = table.room.seq
  table.chooses(seat)
  const choice = table.match.space(seat)?.at(0) ?? null
  expect(table.refuses(table.playerOf(seat), { type: 'choose', seat, at, choice })).toBe('stale')
  expect(table.refuses(table.playerOf(seat), { type: 'undo', seat, at })).toBe('stale')
  expect(table.refuses(table.playerOf(seat), { type: 'choose', seat, at: at + 9, choice })).toBe('stale')
  expect(table.refuses(table.playerOf(seat), { type: 'choose', seat, at: at + 1, choice })).toBe('done')
})

test('what others pick at the same time makes nobody stale', () => {
  const table = Table.started({ seats: 3 })
  const at = table.room.seq
  const choice = table.match.space(1)?.at(0) ?? null
  table.chooses(0)
  table.chooses(2)
  table.does(ann, { type: 'undo', seat: 0, at: table.room.seq })
  expect(table.refuses(bob, { type: 'choose', seat: 1, at, choice })).toBe('done')
})

test('a pick that all wait for makes the next question another one', () => {
  const table = Table.started({ seats: 2 })
  table.chooses(0)
  const at = table.room.seq
  table.chooses(1)
  const choice = table.match.space(0)?.at(0) ?? null
  expect(table.refuses(ann, { type: 'choose', seat: 0, at, choice })).toBe('stale')
})

test('a table may want nothing taken back', () => {
  const table = Table.started({ game: market, seats: 2, terms: { undo: 'none' } })
  const seat = turnOf(table)
  table.chooses(seat)
  expect(table.refuses(table.playerOf(seat), { type: 'undo', seat, at: table.room.seq })).toBe('undoForbidden')
  expect(table.room.tableSnapshot(seat)).toMatchObject({
    permissions: { undo: { code: 'undoForbidden' } },
    unconfirmedFrom: null,
  })
})

test('before a choice one can ask what would stand in the way of taking it back', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  const choice = table.match.space(seat)?.at(0) ?? null
  const foreseen = table.room.foresee(seat, choice)
  table.chooses(seat, choice)
  expect(foreseen).toMatchObject({ barrier: null, sheet: table.match.sheet(seat, seat) })
  expect(table.room.foresee(seat, 'nonsense')).toMatchObject({ code: 'notOffered' })
  while (table.match.owed(seat)?.kind !== 'confirm') table.chooses(seat)
  expect(table.room.foresee(seat, 'confirm')).toMatchObject({ barrier: 'fate' })
})

test('the last pick of a draft cannot be taken back, since it brings new cards', () => {
  const table = Table.started({ seats: 2 })
  const choice = table.match.space(0)?.at(0) ?? null
  expect(table.room.foresee(0, choice)).toMatchObject({ barrier: null })
  table.chooses(1)
  expect(table.room.foresee(0, choice)).toEqual({ barrier: 'learned', sheet: null, earned: null, changes: null })
})

test('a choice that is to be made only if it can be taken back is made at once where it can', () => {
  const table = Table.started({ seats: 2 })
  const choice = table.match.space(0)?.at(0) ?? null
  table.does(ann, { type: 'choose', seat: 0, at: table.room.seq, choice, ifReversible: true })
  expect(table.match.owed(0)).toBeUndefined()
  table.does(ann, { type: 'undo', seat: 0, at: table.room.seq })
  expect(table.match.owed(0)).toBeDefined()
})

test('where it cannot, nothing happens and only the kind of barrier is told; said without the word it is made', () => {
  const table = Table.started({ seats: 2 })
  table.chooses(1)
  const before = JSON.stringify(table.room.snapshot())
  const { seq: at } = table.room
  const choice = table.match.space(0)?.at(0) ?? null
  const carefully = { type: 'choose', seat: 0, at, choice, ifReversible: true } as const
  expect(table.room.consider(carefully, ann, table.now)).toEqual({ final: 'learned' })
  expect(JSON.stringify(table.room.snapshot())).toBe(before)
  table.does(ann, { type: 'choose', seat: 0, at, choice })
  expect(table.match.whyNotUndo(0)?.code).toBe('undoLearned')
})

test('a choice that nobody could make is refused, whether it could be taken back or not', () => {
  const table = Table.started({ seats: 2 })
  const wrong = { type: 'choose', seat: 0, at: table.room.seq, choice: 'nonsense', ifReversible: true } as const
  expect(table.refuses(ann, wrong)).toBe('notOffered')
  expect(table.refuses(bob, wrong)).toBe('notYourSeat')
  expect(table.refuses(ann, { ...wrong, at: table.room.seq + 1 })).toBe('stale')
})

test('a client without rules is told its choices and why others are none', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  const listing = table.room.choices(seat, 1)
  expect(listing.choices).toEqual([table.match.space(seat)?.at(0)])
  expect(listing.count).toBe(table.match.space(seat)?.count())
  expect(table.room.choices(1 - seat, 5)).toMatchObject({ count: 0, choices: [] })
  expect(table.room.whyNot(1 - seat, 1)).toMatchObject({ code: 'notYourDecision' })
  expect(new Table({ seats: 2 }).room.whyNot(0, 1)).toEqual({ code: 'notStarted' })
})

test('the game so far can be taken away as a file', () => {
  const table = atConfirm()
  const file = JSON.parse(JSON.stringify(table.room.record()))
  const { length } = table.match.line
  expect(importGame([market], file).line[length - 1]?.hash).toBe(table.match.hash)
  expect(new Table({ seats: 2 }).room.record()).toBeUndefined()
})

test('a person is told when the table waits for them', () => {
  const table = Table.started({ game: market, seats: 2 })
  const seat = turnOf(table)
  const waiting = [ann, bob].map(({ id }) => table.room.awaits(id))
  expect(waiting[seat]).toBe(true)
  expect(waiting[1 - seat]).toBe(false)
})
