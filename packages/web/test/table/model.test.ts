import { WATCHER } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'
import type { Room } from '@nora/room'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection, ConnectionEnds } from '../../src/connection/connection.ts'
import { TableModel } from '../../src/table/model/model.ts'
import { unforeseen } from '../../src/table/model/table-state.ts'
import { ada, bo, orchardRoom, welcomeTo } from '../support/orchard-room.ts'

// What the page's preferences ask of the browser when they are first read.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

/** A connection whose other end is a room that the test plays in. */
class FakeConnection implements Connection {
  readonly said: ClientMessage[] = []
  readonly ends: ConnectionEnds
  constructor(ends: ConnectionEnds) {
    this.ends = ends
  }
  send(message: ClientMessage) {
    this.said.push(message)
  }
  close() {}
}

let room: Room
let connection: FakeConnection
let model: TableModel

beforeEach(() => {
  vi.useFakeTimers()
  room = orchardRoom()
  model = new TableModel('table', 't', (_way, _id, ends) => {
    connection = new FakeConnection(ends)
    return connection
  })
  connection.ends.state('open')
  hears(welcomeTo(room, 'ada', 0))
})

afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

const hears = (message: ServerMessage) => connection.ends.message(message)

/** A seat takes its first choice; the update of it is not yet heard. */
function plays(seat: number) {
  const choice = room.choices(seat, 1).choices[0] ?? null
  const made = room.consider({ type: 'choose', seat, at: room.seq, choice }, seat === 0 ? ada : bo, 2)
  if (!('entry' in made)) throw new Error(JSON.stringify(made))
  return { type: 'update', update: made.change.update(0) } as const
}

/** A seat wants its turns to stand without being asked: something that changes nothing in the game. */
function confirmsNoTurns(seat: number) {
  const made = room.consider({ type: 'setConfirming', seat, on: false }, seat === 0 ? ada : bo, 2)
  if (!('entry' in made)) throw new Error(JSON.stringify(made))
  hears({ type: 'update', update: made.change.update(0) })
}

const hint = {
  seat: 0,
  kind: 'pick',
  advised: [],
  dreams: 4,
  isQuick: false,
  certainty: 1,
  reasons: [],
  spread: null,
} as const

const lastSaid = () => connection.said.at(-1) as Extract<ClientMessage, { type: 'do' }>

it('follows the table update by update', () => {
  for (const seat of [1, 0]) hears(plays(seat))
  expect(model.state.snapshot).toEqual(room.tableSnapshot(0))
})

it('an update that comes twice changes nothing', () => {
  const update = plays(1)
  hears(update)
  const before = model.state.snapshot
  hears(update)
  expect(model.state.snapshot).toBe(before)
  expect(connection.said).toEqual([])
})

it('after an update that was lost it asks for the whole, and goes on from there', () => {
  const before = model.state.snapshot
  plays(1)
  hears(plays(0))
  expect(model.state.snapshot).toBe(before)
  expect(connection.said).toEqual([{ type: 'resync' }])
  hears({ type: 'snapshot', seat: 0, snapshot: room.tableSnapshot(0) })
  expect(model.state.snapshot).toEqual(room.tableSnapshot(0))
})

it('an older update that comes after a newer one is passed over', () => {
  const [first, second] = [plays(1), plays(0)]
  hears({ type: 'snapshot', seat: 0, snapshot: room.tableSnapshot(0) })
  for (const late of [second, first]) hears(late)
  expect(model.state.snapshot).toEqual(room.tableSnapshot(0))
  expect(connection.said).toEqual([])
})

it('a hint stays until the game goes on, whatever else is done at the table', () => {
  model.askHint(0)
  const { id } = connection.said.at(-1) as Extract<ClientMessage, { type: 'hint' }>
  confirmsNoTurns(1)
  expect(model.state.hint).toBe('thinking')
  hears({ type: 'hint', id, hint })
  confirmsNoTurns(0)
  expect(model.state.hint).toEqual(hint)
  hears(plays(1))
  expect(model.state.hint).toBeUndefined()
  expect(model.state.snapshot).toEqual(room.tableSnapshot(0))
})

it('a choice is made only if it can be taken back, unless one is sure', () => {
  expect(model.choose(0, 'apple')).toBe(true)
  expect(lastSaid().command).toEqual({ type: 'choose', seat: 0, at: room.seq, choice: 'apple', ifReversible: true })
  hears({ type: 'ack', id: lastSaid().id, seq: room.seq + 1 })
  model.interrupt(0, 'wave', true)
  expect(lastSaid().command).toEqual({ type: 'interrupt', seat: 0, at: room.seq, choice: 'wave' })
})

it.each([
  ['bo', 1],
  [null, WATCHER],
] as const)(
  'whom the server takes for %s sees and does nothing more as who one was, and the page asks who one is',
  async (person, seat) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({ person: 'bo', name: 'Bo', account: false, since: 1, blocked: [] })
    })
    hears(plays(1))
    model.choose(0, 'apple')
    model.askHint(0)
    hears(welcomeTo(room, person, seat))
    expect(asked).toEqual(['/api/me'])
    expect(model.state).toMatchObject({ person, seat, underWay: false, hint: undefined })
    expect(model.state.snapshot).toEqual(room.tableSnapshot(seat))
    expect(model.state.seen).toEqual([room.tableSnapshot(seat)])
    hears(welcomeTo(room, person, seat))
    expect(asked).toHaveLength(1)
  },
)

it('until a choice is answered no other is asked for', () => {
  model.choose(0, 'apple')
  expect(model.state.underWay).toBe(true)
  expect(model.choose(0, 'pear')).toBe(false)
  expect(connection.said).toHaveLength(1)
  hears({ type: 'ack', id: 'another', seq: 9 })
  expect(model.state.underWay).toBe(true)
  hears({ type: 'ack', id: lastSaid().id, seq: 9 })
  expect(model.state.underWay).toBe(false)
})

it('an answer that was given for the reader is known as such when it is done, and no more once they choose there themselves', () => {
  const next = (model.state.snapshot?.view?.position ?? 0) + 1
  model.chooseForced(0, 'apple')
  expect(lastSaid().command).toMatchObject({ choice: 'apple', ifReversible: true })
  expect(model.state.forced).toEqual(new Set())
  hears({ type: 'ack', id: lastSaid().id, seq: room.seq + 1 })
  expect(model.state.forced).toEqual(new Set([next]))
  model.choose(0, 'pear')
  hears({ type: 'ack', id: lastSaid().id, seq: room.seq + 2 })
  expect(model.state.forced).toEqual(new Set())
})

it('what would have been final was not done for anybody', () => {
  model.chooseForced(0, 'apple')
  hears({ type: 'final', id: lastSaid().id, barrier: 'learned' })
  expect(model.state.forced).toEqual(new Set())
})

it('what turns out to be final is known as such, whatever was heard meanwhile', () => {
  model.choose(0, 'apple')
  hears(plays(1))
  hears({ type: 'final', id: lastSaid().id, barrier: 'learned' })
  expect(model.state.underWay).toBe(false)
  expect([...model.state.foreseen.values()]).toEqual([unforeseen('learned')])
  expect(model.state.toasts).toEqual([])
})

it('a refusal is told, and one can choose again', () => {
  model.choose(0, 'apple')
  hears({ type: 'refused', id: lastSaid().id, reason: { code: 'stale' } })
  expect(model.state.toasts.map(({ what }) => what)).toEqual([{ reason: { code: 'stale' } }])
  expect(model.choose(0, 'apple')).toBe(true)
})

it('what was foreseen is good for one moment only', () => {
  model.foresee(0, 'apple', false)
  model.foresee(0, 'apple', false)
  expect(connection.said).toHaveLength(1)
  const asked = connection.said[0] as { id: string }
  hears({ type: 'foreseen', id: asked.id, foreseen: unforeseen(null) })
  expect(model.state.foreseen.size).toBe(1)
  hears(plays(1))
  expect(model.state.foreseen.size).toBe(0)
  hears({ type: 'foreseen', id: asked.id, foreseen: unforeseen(null) })
  expect(model.state.foreseen.size).toBe(0)
})

it('what could not be foreseen is not told as a refusal, also not after the moment is over', () => {
  model.foresee(0, 'apple', false)
  const asked = connection.said[0] as { id: string }
  hears(plays(1))
  hears({ type: 'refused', id: asked.id, reason: { code: 'notOffered' } })
  expect(model.state.toasts).toEqual([])
  expect(model.state.foreseen.size).toBe(0)
})

it('says from where it goes on when the connection comes back', () => {
  hears(plays(1))
  expect(connection.ends.from()).toBe(room.seq)
})

it('an old page is told to load itself again and keeps what it shows', () => {
  const before = model.state.snapshot
  hears({ type: 'reload', protocol: 99 })
  expect(model.state.trouble).toEqual({ type: 'reload' })
  expect(model.state.snapshot).toBe(before)
})

it('who gets up sees the table as a watcher does', () => {
  hears({ type: 'snapshot', seat: WATCHER, snapshot: room.tableSnapshot(WATCHER) })
  expect(model.state.seat).toBe(WATCHER)
  expect(model.state.seen).toHaveLength(1)
})
