import { orchard } from '@nora/conformance/practice'
import { type Game, HOST, type Json, seededFate } from '@nora/kernel'
import { expect, test } from 'vitest'
import { ann, bob, cid, Table, type Wish } from './kit.ts'

/** An orchard at the first harvest, where play pauses and tools may be used. */
function atHarvest(wish: Wish = {}, sitting = [ann, bob, cid]): Table {
  const table = Table.started({ seats: 3, ...wish }, sitting)
  while (!table.match.owed(HOST)) table.chooses(table.match.pending[0]?.seat as number)
  return table
}

/** A harvest after which the seat has a tool that it may use. */
function withTool(seat: number, wish: Wish = {}, sitting = [ann, bob, cid]): { table: Table; act: Json } {
  for (let seed = 1; seed < 200; seed++) {
    const table = atHarvest({ ...wish, seed }, sitting)
    const act = table.match.anytime(seat)?.at(0)
    const others = [...table.room.state.seats.keys()].filter(
      (other) => other !== seat && table.playerOf(other) === null,
    )
    if (act && others.every((other) => table.match.anytime(other)?.count() === 0)) return { table, act }
  }
  throw new Error('nobody ever has a tool')
}

test('play waits at a pause until everybody who is asked has passed', () => {
  const table = atHarvest()
  const { season } = table.match.table.state as unknown as { season: number }
  expect(table.room.tableSnapshot(0).waitingFor).toEqual([0, 1, 2])
  for (const [seat, person] of [ann, bob, cid].entries()) table.does(person, { type: 'pass', seat, at: table.room.seq })
  expect(table.match.table.state).toMatchObject({ season: season + 1 })
  expect(table.room.tableSnapshot(0).waitingFor).toBeNull()
})

test('only those are asked whom the game says to wait for', () => {
  const table = atHarvest({ game: { ...(orchard as unknown as Game), pausesFor: (_table, seat) => seat === 2 } })
  expect(table.room.tableSnapshot(0).waitingFor).toEqual([2])
  expect(table.refuses(ann, { type: 'pass', seat: 0, at: table.room.seq })).toBe('notAsked')
})

test('who steps in makes the others think again', () => {
  const { table, act } = withTool(1)
  table.does(ann, { type: 'pass', seat: 0, at: table.room.seq })
  expect(table.room.tableSnapshot(0).waitingFor).toEqual([1, 2])
  table.does(bob, { type: 'interrupt', seat: 1, at: table.room.seq, choice: act })
  while (table.match.pending[0]?.seat !== HOST) table.chooses(table.match.pending[0]?.seat as number)
  expect(table.room.tableSnapshot(0).waitingFor).toContain(0)
})

test('who has passed may still step in', () => {
  const { table, act } = withTool(1)
  table.does(bob, { type: 'pass', seat: 1, at: table.room.seq })
  expect(table.refuses(bob, { type: 'interrupt', seat: 1, at: table.room.seq, choice: act })).toBe('done')
})

test('who passes beforehand is not asked until somebody steps in', () => {
  const { table, act } = withTool(1)
  table.does(ann, { type: 'setPassing', seat: 0, passing: 'untilChange' })
  table.does(cid, { type: 'setPassing', seat: 2, passing: 'always' })
  expect(table.room.tableSnapshot(0)).toMatchObject({ waitingFor: [1], permissions: { passing: 'untilChange' } })
  table.does(bob, { type: 'interrupt', seat: 1, at: table.room.seq, choice: act })
  expect(table.room.tableSnapshot(0).permissions?.passing).toBe('asked')
  expect(table.room.tableSnapshot(2).permissions?.passing).toBe('always')
})

test('play goes on at once when the last who was asked passes beforehand', () => {
  const table = atHarvest()
  for (const [seat, person] of [ann, bob, cid].entries()) {
    table.does(person, { type: 'setPassing', seat, passing: 'untilChange' })
  }
  expect(table.match.owed(HOST)).toBeUndefined()
})

test('bots are asked before play goes on, and asking them leaves no trace', () => {
  const { table } = withTool(2, { seats: 3 }, [ann, bob])
  expect(table.room.botsOwing()).toEqual([{ seat: 2, bot: 'random' }])
  table.does(ann, { type: 'pass', seat: 0, at: table.room.seq })
  table.does(bob, { type: 'pass', seat: 1, at: table.room.seq })
  expect(table.match.owed(HOST)).toBeDefined()
  expect(table.room.thought(2)).toMatchObject({ pause: true, bot: 'random', at: table.room.seq })
  expect(table.room.botPasses(0, table.room.seq, table.now)).toBeUndefined()
  const step = table.room.botPasses(2, table.room.seq, table.now)
  expect(step?.entry.deed).toEqual({ type: 'goOn' })
  expect(table.match.owed(HOST)).toBeUndefined()
})

test('a bot that lets play go on before the people do leaves nothing to store', () => {
  const { table } = withTool(2, { seats: 3 }, [ann, bob])
  expect(table.room.botPasses(2, table.room.seq, table.now)).toBeUndefined()
  expect(table.room.botsOwing()).toEqual([])
  table.does(ann, { type: 'pass', seat: 0, at: table.room.seq })
  table.does(bob, { type: 'pass', seat: 1, at: table.room.seq })
  expect(table.match.owed(HOST)).toBeUndefined()
})

test('a bot’s answer to a pause that is over counts for nothing', () => {
  const { table, act } = withTool(2, { seats: 3 }, [ann, bob])
  const at = table.room.seq
  table.does(null, { type: 'interrupt', seat: 2, at, choice: act })
  expect(table.room.botPasses(2, at, table.now)).toBeUndefined()
})

test('one person among bots is not asked where they have nothing to do', () => {
  const table = Table.started({ seats: 2 }, [ann])
  const fate = seededFate(3)
  for (let left = 200; left > 0 && table.room.state.status === 'playing'; left--) {
    const idle = table.match.owed(HOST) && (table.match.anytime(0)?.count() ?? 0) === 0
    if (idle) expect(table.room.tableSnapshot(0).waitingFor).toEqual([])
    if (table.room.botsOwing().length > 0) table.letBotPlay(1, fate)
    else if (table.match.owed(0)) table.chooses(0)
    else if (table.match.owed(HOST)) table.does(ann, { type: 'pass', seat: 0, at: table.room.seq })
  }
  expect(table.room.state.ending).toBe('finished')
})

test('where a turn may take days people are not asked at pauses unless they want to be', () => {
  const table = Table.started({ seats: 2, terms: { clock: { kind: 'days', days: 2, bankHours: 0 } } })
  expect(table.room.tableSnapshot(1).permissions?.passing).toBe('always')
  table.does(bob, { type: 'setPassing', seat: 1, passing: 'asked' })
  while (!table.match.owed(HOST)) table.chooses(table.match.pending[0]?.seat as number)
  expect(table.room.tableSnapshot(0).waitingFor).toEqual([1])
})
