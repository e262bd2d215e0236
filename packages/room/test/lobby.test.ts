import { bazaar, orchard } from '@nora/conformance/practice'
import { type Game, Refused, settle, WATCHER } from '@nora/kernel'
import { Room } from '@nora/room'
import { expect, test } from 'vitest'
import { ann, bob, chanceFrom, cid, freeTerms, rulesOf, Table } from './kit.ts'

test('whoever opens a table sits there and owns it', () => {
  const { state } = new Table({ seats: 3 }).room
  expect(state.owner).toBe('ann')
  expect(state.seats.map(({ person }) => person)).toEqual(['ann', null, null])
  expect(state.status).toBe('open')
})

test('a person sits down in the first free seat, or in the one they ask for', () => {
  const table = new Table({ seats: 4 })
  table.does(bob, { type: 'sit', seat: 2 })
  table.does(cid, { type: 'sit', seat: null })
  expect(table.room.summary().seats.map(({ name }) => name)).toEqual(['Ann', 'Cid', 'Bob', null])
  expect(table.room.seatOf('bob')).toBe(2)
  expect(table.room.seatOf('dan')).toBe(WATCHER)
})

test('whoever has changed their name is called by it, also while the game is played', () => {
  const table = new Table({ seats: 2, terms: { start: 'full' } })
  table.does(bob, { type: 'sit', seat: 1 })
  expect(table.room.state.status).toBe('playing')
  table.does({ ...bob, name: 'Robert' }, { type: 'rename' })
  expect(table.room.summary().seats.map(({ name }) => name)).toEqual(['Ann', 'Robert'])
  expect(table.refuses(cid, { type: 'rename' })).toBe('notSeated')
})

test('a table starts when the owner says so, and bots fill the seats that nobody took', () => {
  const table = new Table({ seats: 3 })
  table.does(bob, { type: 'sit', seat: 1 })
  table.does(ann, { type: 'start' })
  expect(table.room.state.status).toBe('playing')
  expect(table.room.summary().seats[2]).toEqual({ person: null, name: null, bot: 'random', absence: null })
})

test('a table starts by itself when the last seat is taken, if that was agreed', () => {
  const table = new Table({ seats: 2, terms: { start: 'full' } })
  expect(table.room.state.status).toBe('open')
  const { entry } = table.does(bob, { type: 'sit', seat: null })
  expect(entry.deed.type).toBe('sit')
  expect(entry.logged?.length).toBeGreaterThan(0)
  expect(table.room.state.status).toBe('playing')
})

test('a table for one among bots is full as soon as it is open', () => {
  const table = new Table({ seats: 3, terms: { start: 'full' }, bots: [null, 'random', 'random'] })
  expect(table.room.state.status).toBe('playing')
  expect(table.entries).toHaveLength(1)
})

test('the table of an owner who leaves belongs to the next', () => {
  const table = new Table({ seats: 3 })
  table.does(bob, { type: 'sit', seat: 1 })
  table.does(ann, { type: 'leave' })
  expect(table.room.state.owner).toBe('bob')
  table.does(bob, { type: 'seatBot', seat: 0, bot: 'random' })
  table.does(bob, { type: 'seatBot', seat: 0, bot: null })
  table.does(cid, { type: 'sit', seat: 0 })
  expect(table.room.summary().seats.map(({ person }) => person)).toEqual(['cid', 'bob', null])
})

test('a table that everybody has left is closed', () => {
  const table = new Table({ seats: 2 })
  table.does(ann, { type: 'leave' })
  expect(table.room.summary()).toMatchObject({ status: 'over', ending: 'closed' })
})

test('the host can close a table in the middle of a game', () => {
  const table = Table.started({ seats: 2 })
  table.does(null, { type: 'close' })
  expect(table.room.summary()).toMatchObject({ status: 'over', ending: 'closed' })
  expect(table.room.deadlines()).toEqual([])
  expect(table.room.botsOwing()).toEqual([])
})

test('a latecomer takes the place of a bot and sees what it saw', () => {
  const table = Table.started({ seats: 3, terms: { latecomers: true } }, [ann, bob])
  const hand = table.match.table.zone('hand/2')
  table.does(cid, { type: 'sit', seat: null })
  expect(table.room.seatOf('cid')).toBe(2)
  expect(table.room.tableSnapshot(2).view?.state.zones['hand/2']).toEqual(hand)
  table.chooses(2)
  expect(table.room.botsOwing()).toEqual([])
})

test('an opening that makes no sense is refused', () => {
  const game = orchard as unknown as Game
  const opening = { options: settle(game, { seats: 2 }), terms: freeTerms, pack: null, seat: 0, bots: [] }
  const open = (change: object) => () =>
    Room.open(rulesOf(game), { ...opening, ...change }, ann, 0, chanceFrom(1)).room.seq
  expect(open({})()).toBe(1)
  expect(open({ seat: 2 })).toThrow('unknownSeat')
  expect(open({ bots: ['genius'] })).toThrow('unknownBot')
  expect(open({ terms: { ...freeTerms, bot: 'genius' } })).toThrow('unknownBot')
  expect(open({ bots: [null, null, 'random'] })).toThrow('noFreeSeat')
})

test('a table is not opened again with other rules or other content', () => {
  const table = Table.started({ seats: 2 })
  const other = (change: Partial<Game>) => rulesOf({ ...table.rules.game, ...change })
  const entries = table.entries
  expect(() => Room.fold(other({ rulesVersion: '2' }), entries, table.chance)).toThrow(Refused)
  expect(() => Room.fold(other({ contentHash: 'x' }), entries, table.chance)).toThrow('contentMismatch')
  expect(() => Room.restore(other({ rulesVersion: '2' }), table.room.snapshot(), [], table.chance)).toThrow(
    'wrongVersion',
  )
  expect(() => Room.fold(table.rules, entries.slice(1), table.chance)).toThrow('begins by being opened')
})

test('after the game the same people get a new table, once', () => {
  const table = Table.started({ game: bazaar as unknown as Game, seats: 3 }, [ann, bob])
  table.does(null, { type: 'close' })
  expect(table.room.rematch('bob')).toMatchObject({ seat: 1, bots: [null, null, 'random'], pack: null })
  expect(table.room.rematch('dan').seat).toBeNull()
  table.does(null, { type: 'rematch', table: 'next' })
  expect(table.room.summary().rematch).toBe('next')
})
