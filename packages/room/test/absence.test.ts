import { bazaar } from '@nora/conformance/practice'
import { type Game, seededFate } from '@nora/kernel'
import { expect, test } from 'vitest'
import { ann, bob, Table, type Wish } from './kit.ts'

const market = bazaar as unknown as Game

function late(wish: Wish): { table: Table; seat: number } {
  const table = Table.started({ game: market, seats: 2, ...wish })
  const seat = table.match.pending[0]?.seat as number
  table.now += 1_000_000
  table.does(null, { type: 'timeout', seat })
  return { table, seat }
}

test('a bot takes over from who is late, and they may come back', () => {
  const { table, seat } = late({ terms: { clock: { kind: 'fischer', seconds: 60, increment: 0 } } })
  const person = seat === 0 ? ann : bob
  expect(table.room.summary().seats[seat]).toMatchObject({ person: person.id, bot: 'random', absence: 'timeout' })
  expect(table.room.deadlines()).toEqual([])
  expect(table.refuses(person, { type: 'resign', seat })).toBe('botPlays')
  table.letBotPlay(seat, seededFate(1))
  table.does(person, { type: 'return', seat })
  expect(table.room.summary().seats[seat]).toMatchObject({ bot: null, absence: null })
  // An empty clock would throw them out again at once.
  const running = table.room.tableSnapshot(seat).clocks?.[seat]
  expect(running?.left).toBe(60_000)
})

test('who is late has lost, if that was agreed, and does not come back', () => {
  const { table, seat } = late({ terms: { clock: { kind: 'move', seconds: 60 }, onTimeout: 'forfeit' } })
  expect(table.room.summary().seats[seat]).toMatchObject({ bot: 'random', absence: 'forfeited' })
  expect(table.refuses(seat === 0 ? ann : bob, { type: 'return', seat })).toBe('hasResigned')
})

test('when somebody resigns a bot plays on for them', () => {
  const table = Table.started({ game: market, seats: 2 })
  table.does(ann, { type: 'resign', seat: 0 })
  expect(table.room.summary()).toMatchObject({ status: 'playing', seats: [{ bot: 'random', absence: 'resigned' }, {}] })
  expect(table.room.tableSnapshot(0).permissions?.undo).toEqual({ code: 'hasResigned' })
})

test('an empty seat takes the first of its choices, so that the others can go on', () => {
  const table = Table.started({ game: market, seats: 2, terms: { onResign: 'empty' } })
  table.does(ann, { type: 'resign', seat: 0 })
  expect(table.room.summary().seats[0]).toMatchObject({ bot: null, absence: 'resigned' })
  while (table.room.state.status === 'playing') {
    expect(table.match.pending.every(({ seat }) => seat !== 0)).toBe(true)
    if (table.match.owed(1)) table.chooses(1, table.match.space(1)?.sample(seededFate(table.room.seq)))
    else table.does(bob, { type: 'pass', seat: 1, at: table.room.seq })
  }
  expect(table.room.state.ending).toBe('finished')
  expect(table.room.tableSnapshot(1).outcome?.standings).toHaveLength(2)
})

test('when the last person resigns the game is over', () => {
  const table = Table.started({ game: market, seats: 3 }, [ann, bob])
  table.does(ann, { type: 'resign', seat: 0 })
  table.does(bob, { type: 'resign', seat: 1 })
  expect(table.room.summary()).toMatchObject({ status: 'over', ending: 'resigned' })
})

test('a game goes on while somebody who is only late may come back', () => {
  const { table, seat } = late({ terms: { clock: { kind: 'move', seconds: 60 } } })
  const other = 1 - seat
  table.does(other === 0 ? ann : bob, { type: 'resign', seat: other })
  expect(table.room.state.status).toBe('playing')
  table.does(seat === 0 ? ann : bob, { type: 'return', seat })
  expect(table.room.state.status).toBe('playing')
})

test('a turn that only had to be confirmed is confirmed when a bot takes over', () => {
  const table = Table.started({ game: market, seats: 2, terms: { clock: { kind: 'move', seconds: 60 } } })
  const seat = table.match.pending[0]?.seat as number
  while (table.match.owed(seat)?.kind !== 'confirm') table.chooses(seat)
  table.now += 100_000
  table.does(null, { type: 'timeout', seat })
  expect(table.match.pending[0]?.seat).toBe(1 - seat)
})
