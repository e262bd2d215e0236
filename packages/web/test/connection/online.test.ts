import { PROTOCOL, type ServerMessage } from '@nora/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnlineConnection } from '../../src/connection/online.ts'
import { orchardRoom, welcomeTo } from '../support/orchard-room.ts'

/** A socket whose other end the test holds. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: { type: string; id?: string; from?: number }[] = []
  onopen?: () => void
  onmessage?: ((event: { data: string }) => void) | null
  onclose?: (() => void) | null

  constructor() {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.readyState = 3
  }

  open() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  says(message: ServerMessage | object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks() {
    this.readyState = 3
    this.onclose?.()
  }
}

const updates = { type: 'updates', now: 0, updates: [] }
const updatesFor = (person: string | null) => ({ ...updates, you: { person, seat: 0 } })
const welcome = (person: string | null) => welcomeTo(orchardRoom(), person, 0)
const doing = (id: string) => ({ type: 'do', id, command: { type: 'start' } }) as const
/** The longest wait before another attempt. */
const SOON = 10_000

const DAY = 86_400_000
/** What the page is told by its browser, by name. */
let told: Map<string, () => void>
let heard: ServerMessage[]
let states: string[]
let connection: OnlineConnection

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  heard = []
  states = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://house/' })
  told = new Map()
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (name: string, hear: () => void) => told.set(name, hear),
    removeEventListener() {},
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  connection = new OnlineConnection('t', {
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    from: () => 7,
    missing: () => {},
    passing: () => {},
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function comesBack(): FakeSocket {
  vi.advanceTimersByTime(SOON)
  FakeSocket.last.open()
  FakeSocket.last.says(updates)
  return FakeSocket.last
}

it('greets the table with what it knows, and speaks when it has been greeted', () => {
  const socket = FakeSocket.last
  connection.send(doing('early'))
  socket.open()
  expect(socket.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, table: 't', from: 7 }])
  socket.says(updates)
  expect(socket.sent.map(({ id }) => id)).toEqual([undefined, 'early'])
  expect(states).toEqual(['open'])
})

it('says again, once and in order, what was not acknowledged when the connection was lost', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  for (const id of ['a', 'b', 'c']) connection.send(doing(id))
  first.says({ type: 'ack', id: 'b', seq: 8 })
  first.breaks()
  connection.send(doing('d'))
  const second = comesBack()
  expect(second).not.toBe(first)
  expect(second.sent.map(({ id }) => id)).toEqual([undefined, 'a', 'c', 'd'])
  second.says(updates)
  expect(second.sent).toHaveLength(4)
  expect(states).toEqual(['open', 'lost', 'open'])
})

it('does not say again what was refused, or answered as final', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  for (const id of ['a', 'b']) connection.send(doing(id))
  first.says({ type: 'refused', id: 'a', reason: { code: 'stale' } })
  first.says({ type: 'final', id: 'b', barrier: 'fate' })
  first.breaks()
  expect(comesBack().sent).toHaveLength(1)
})

it('an acknowledgement that comes twice, or late, over another connection, is only passed on', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  connection.send(doing('a'))
  first.breaks()
  const second = comesBack()
  second.says({ type: 'ack', id: 'a', seq: 8 })
  second.says({ type: 'ack', id: 'a', seq: 8 })
  second.breaks()
  expect(comesBack().sent).toHaveLength(1)
  expect(heard.filter(({ type }) => type === 'ack')).toHaveLength(2)
})

it('what an old connection still says after it was lost is not heard', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  const late = first.onmessage
  first.breaks()
  comesBack()
  const before = heard.length
  late?.({ data: JSON.stringify({ type: 'pong', sent: 0, now: 0 }) })
  expect(heard).toHaveLength(before)
})

it('a connection that goes silent after a heartbeat is given up for another', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  vi.advanceTimersByTime(20_000)
  expect(first.sent.at(-1)?.type).toBe('ping')
  vi.advanceTimersByTime(10_000)
  expect(states).toEqual(['open', 'lost'])
  expect(comesBack()).not.toBe(first)
})

it('a page that was asleep for a day says so when somebody looks at it, asks at once for what it missed, and resends', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  connection.send(doing('yesterday'))
  // Asleep, no timer runs, and nobody says that the connection has gone.
  vi.setSystemTime(Date.now() + DAY)
  told.get('visibilitychange')?.()
  const second = FakeSocket.last
  expect(second).not.toBe(first)
  expect(states).toEqual(['open', 'lost'])
  second.open()
  expect(second.sent).toMatchObject([{ type: 'hello', from: 7 }])
  second.says(updates)
  expect(second.sent.at(-1)?.id).toBe('yesterday')
  expect(states).toEqual(['open', 'lost', 'open'])
})

it('so does one that was in sight while its machine slept', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updates)
  vi.setSystemTime(Date.now() + DAY)
  vi.advanceTimersByTime(20_000)
  expect(FakeSocket.last).not.toBe(first)
  expect(states).toEqual(['open', 'lost'])
})

it('what cannot be read was said by a newer house: the page has to load itself again', () => {
  const socket = FakeSocket.last
  socket.open()
  socket.says({ type: 'sight', sight: {} })
  expect(heard).toMatchObject([{ type: 'reload' }])
})

it('a page that comes back as somebody else begins anew from the whole, and asks for nothing that the one before wanted', () => {
  const first = FakeSocket.last
  first.open()
  first.says(updatesFor('ada'))
  connection.send(doing('of ada'))
  first.breaks()
  vi.advanceTimersByTime(SOON)
  const second = FakeSocket.last
  second.open()
  expect(second.sent).toMatchObject([{ type: 'hello', from: 7 }])
  heard.length = 0
  second.says(updatesFor('bo'))
  // What bo's eyes missed fits to nothing that ada's saw.
  expect(heard).toEqual([])
  const third = FakeSocket.last
  expect(third).not.toBe(second)
  third.open()
  expect(third.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, table: 't' }])
  third.says(welcome('bo'))
  expect(third.sent).toHaveLength(1)
  expect(heard).toMatchObject([{ type: 'welcome', you: { person: 'bo' } }])
  expect(states).toEqual(['open', 'lost', 'open'])
  connection.send(doing('of bo'))
  third.breaks()
  vi.advanceTimersByTime(SOON)
  FakeSocket.last.open()
  FakeSocket.last.says(updatesFor('bo'))
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', from: 7 }, { id: 'of bo' }])
})

it.each([null, 'bo'])('one that is shown the whole at once says nothing for %s that ada wanted either', (person) => {
  const first = FakeSocket.last
  first.open()
  first.says(updatesFor('ada'))
  connection.send(doing('of ada'))
  connection.send({ type: 'chat', id: 'words', text: 'hello' })
  first.breaks()
  connection.send({ type: 'chat', id: 'more words', text: 'hello' })
  vi.advanceTimersByTime(SOON)
  FakeSocket.last.open()
  FakeSocket.last.says(welcome(person))
  expect(FakeSocket.last.sent).toHaveLength(1)
  expect(heard.at(-1)).toMatchObject({ type: 'welcome', you: { person } })
})

it('who was nobody and comes in to sit down still sits down', () => {
  const first = FakeSocket.last
  first.open()
  first.says(welcome(null))
  connection.reopen()
  connection.send(doing('sit'))
  FakeSocket.last.open()
  FakeSocket.last.says(welcome('ada'))
  expect(FakeSocket.last.sent.at(-1)?.id).toBe('sit')
})

it('tries again and again, and more and more slowly', () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    FakeSocket.last.open()
    FakeSocket.last.breaks()
    vi.advanceTimersByTime(SOON)
  }
  expect(FakeSocket.all).toHaveLength(4)
})
