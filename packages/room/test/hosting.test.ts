// The loop that keeps a table going, with a store, bots and a clock that the tests hold in their hands.
import { orchard } from '@nora/conformance/practice'
import { type Game, type Json, randomPolicy, type Seat, type State, seededFate, settle, WATCHER } from '@nora/kernel'
import type { ServerMessage } from '@nora/protocol'
import {
  answer,
  type Decided,
  decide,
  type Entry,
  type EntryStore,
  type Outgoing,
  Room,
  type RoomSnapshot,
  type Rules,
  type Step,
  TableHost,
  type Thought,
  type Viewer,
} from '@nora/room'
import { describe, expect, test } from 'vitest'
import { ann, bob, chanceFrom, freeTerms } from './kit.ts'

const game = orchard as unknown as Game
const rules: Rules = { game, bots: ['random'] }
const chance = chanceFrom(3)

/** Entries in memory. Another writer may put in something of its own just before an append. */
class FakeStore implements EntryStore {
  entries: Entry[] = []
  kept: { seq: number; snapshot: RoomSnapshot } | undefined
  clients = new Map<string, number>()
  /** Called before every append. */
  before: () => void = () => {}
  appends = 0

  async maker() {
    return {
      fold: (entries: readonly Entry[]) => Room.fold(rules, entries, chance),
      restore: (snapshot: RoomSnapshot, tail: readonly Entry[]) => Room.restore(rules, snapshot, tail, chance),
    }
  }

  async snapshot() {
    const { kept } = this
    return kept && { seq: kept.seq, read: () => structuredClone(kept.snapshot) }
  }

  async entriesAfter(seq: number) {
    return this.entries.slice(seq)
  }

  async append(_room: Room, { seq, entry }: Step, clientId: string | null) {
    this.appends++
    this.before()
    if (seq !== this.entries.length + 1) return false
    this.entries.push(entry)
    if (clientId !== null) this.clients.set(clientId, seq)
    return true
  }

  remembered() {
    return undefined
  }

  async find(clientId: string) {
    return this.clients.get(clientId)
  }

  /** Somebody else stores what comes of this. */
  elsewhere(act: (room: Room) => object): void {
    const room = Room.fold(rules, this.entries, chance)
    const made = act(room)
    if (!('entry' in made)) throw new Error(JSON.stringify(made))
    this.entries.push(made.entry as Entry)
  }
}

class FakeViewer implements Viewer {
  seat: Seat = WATCHER
  readonly heard: ServerMessage[] = []
  readonly person: string | null
  private readonly told: (type: string) => void

  constructor(person: string | null, told: (type: string) => void = () => {}) {
    this.person = person
    this.told = told
  }

  whoIn(room: Room) {
    return { person: this.person, seat: this.person === null ? WATCHER : room.seatOf(this.person) }
  }

  send({ message, text }: Outgoing) {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(message)))
    this.heard.push(message)
    this.told(message.type)
  }
}

function hosted(bots: readonly (string | null)[] = [], terms = {}) {
  const store = new FakeStore()
  const failures: unknown[] = []
  const thoughts: { thought: Thought; answer: (decided: Decided) => void }[] = []
  const clock = { now: 1_000, lostSince: (_at: number) => 0 }
  const host = new TableHost<FakeViewer>('t', {
    store,
    time: { now: () => clock.now, lostSince: (at) => clock.lostSince(at) },
    thinking: {
      isOn: true,
      think: (thought) => new Promise((answered) => thoughts.push({ thought, answer: answered })),
    },
    listener: {
      stored: () => {},
      caughtUp: () => {},
      loaded: () => {},
      unreadable: () => {},
      moved: () => {},
      failed: (_what, error) => failures.push(error),
    },
  })
  const begin = async () => {
    const options = settle(game, { seats: 2 })
    const opening = { options, terms: { ...freeTerms, ...terms }, pack: null, seat: 0, bots }
    const { room, ...step } = Room.open(rules, opening, ann, clock.now, chance)
    await host.begin(room, step)
    if (bots.length === 0) await host.obey({ type: 'sit', seat: 1 }, bob)
    await host.obey({ type: 'start' }, ann)
  }
  const first = (seat: Seat) =>
    host.read((room) => ({ at: room.seq, choice: room.choices(seat, 1).choices[0] as Json }))
  return { host, store, failures, thoughts, clock, begin, first }
}

const nothingBeside = () => ({ chat: [], present: [], watchers: 0, muted: [] })
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('what is done at a table', () => {
  test('is stored, then acknowledged, then told', async () => {
    const { host, store, begin, first } = hosted()
    await begin()
    const order: string[] = []
    await host.attach(new FakeViewer('bob', (type) => order.push(type)), undefined, nothingBeside)
    order.length = 0
    store.before = () => order.push('stored')
    await host.obey({ type: 'choose', seat: 0, ...(await first(0)) }, ann, 'a', () => order.push('acknowledged'))
    expect(order).toEqual(['stored', 'acknowledged', 'update'])
  })

  test('is considered again after what another wrote first, and viewers are told both', async () => {
    const { host, store, begin, first } = hosted()
    await begin()
    const viewer = new FakeViewer(null)
    await host.attach(viewer, undefined, nothingBeside)
    const { at, choice } = await first(0)
    const others = (await first(1)).choice
    store.before = () => {
      store.before = () => {}
      store.elsewhere((room) => room.consider({ type: 'choose', seat: 1, at, choice: others }, bob, 2_000))
    }
    const done = await host.obey({ type: 'choose', seat: 0, at, choice }, ann)
    expect(done).toEqual({ seq: at + 2 })
    const updates = viewer.heard.flatMap((message) => (message.type === 'update' ? [message.update.seq] : []))
    expect(updates).toEqual([at + 1, at + 2])
    expect(Room.fold(rules, store.entries, chance).seq).toBe(at + 2)
  })

  test('is not tried without end', async () => {
    const { host, store, begin } = hosted([], { clock: { kind: 'move', seconds: 60 } })
    await begin()
    let on = true
    store.before = () => {
      on = !on
      store.elsewhere((room) => room.consider({ type: 'setConfirming', seat: 1, on }, bob, 2_000))
    }
    await expect(host.obey({ type: 'setConfirming', seat: 0, on: false }, ann)).rejects.toThrow('always first')
    store.before = () => {}
    expect(await host.obey({ type: 'setConfirming', seat: 0, on: false }, ann)).toHaveProperty('seq')
  })

  test('is done once, however often it is asked for under one id', async () => {
    const { host, store, begin, first } = hosted()
    await begin()
    const command = { type: 'choose', seat: 0, ...(await first(0)) } as const
    const done = await host.obey(command, ann, 'once')
    expect(await host.obey(command, ann, 'once')).toEqual(done)
    expect(store.entries).toHaveLength((done as { seq: number }).seq)
  })

  test('is as if it had never been where the store fails', async () => {
    const { host, store, begin, first } = hosted()
    await begin()
    const command = { type: 'choose', seat: 0, ...(await first(0)) } as const
    store.before = () => {
      store.before = () => {}
      throw new Error('the disk is full')
    }
    await expect(host.obey(command, ann)).rejects.toThrow('full')
    expect(await host.obey(command, ann)).toEqual({ seq: command.at + 1 })
  })
})

describe('a hint that there is an entry', () => {
  test('makes the table read what is stored, and tell it', async () => {
    const { host, store, begin, first } = hosted()
    await begin()
    const viewer = new FakeViewer(null)
    await host.attach(viewer, undefined, nothingBeside)
    const { at, choice } = await first(0)
    store.elsewhere((room) => room.consider({ type: 'choose', seat: 0, at, choice }, ann, 2_000))
    await host.heard(at + 1)
    expect(viewer.heard.at(-1)).toMatchObject({ type: 'update', update: { seq: at + 1 } })
  })

  test('changes nothing where there is none', async () => {
    const { host, failures, begin } = hosted()
    await begin()
    const before = await host.read((room) => room.seq)
    await host.heard(before + 100)
    expect(await host.read((room) => room.seq)).toBe(before)
    expect(failures).toEqual([])
  })
})

describe('bots', () => {
  const play = ({ thought, answer: answered }: { thought: Thought; answer: (decided: Decided) => void }) =>
    answered(decide(game, randomPolicy, thought, seededFate(5)))

  test('are asked when they owe a choice, and what they answer is done', async () => {
    const { host, thoughts, begin } = hosted([null, 'random'])
    await begin()
    expect(thoughts).toHaveLength(1)
    const before = await host.read((room) => room.seq)
    play(thoughts[0] as (typeof thoughts)[0])
    await settled()
    expect(await host.read((room) => room.seq)).toBe(before + 1)
  })

  test('are asked again where the table has gone on while they thought', async () => {
    const { host, store, thoughts, failures, begin, first } = hosted([null, 'random'])
    await begin()
    const { at } = await first(0)
    // Somebody else lets the bot pick, and then the person: the next hand is on the table.
    store.elsewhere((room) =>
      room.consider({ type: 'choose', seat: 1, at, choice: room.choices(1, 1).choices[0] as Json }, null, 2_000),
    )
    store.elsewhere((room) =>
      room.consider({ type: 'choose', seat: 0, at, choice: room.choices(0, 1).choices[0] as Json }, ann, 2_000),
    )
    await host.heard(at + 2)
    play(thoughts[0] as (typeof thoughts)[0])
    await settled()
    await settled()
    expect(failures).toEqual([])
    expect(store.entries).toHaveLength(at + 2)
    expect(thoughts).toHaveLength(2)
    expect(thoughts[1]?.thought.at).toBe(at + 2)
  })

  test('that fail are asked again when somebody looks after the table', async () => {
    const { host, thoughts, failures, begin } = hosted([null, 'random'])
    await begin()
    ;(thoughts[0] as (typeof thoughts)[0]).answer({ choice: 'nonsense', stepsIn: false })
    await settled()
    expect(failures).toHaveLength(1)
    await host.wake()
    expect(thoughts).toHaveLength(2)
  })
})

test('a clock that has run out is seen when somebody looks after the table', async () => {
  const { host, clock, begin } = hosted([], { clock: { kind: 'move', seconds: 60 } })
  await begin()
  await host.wake()
  expect(await host.read((room) => room.summary().seats.map(({ bot }) => bot))).toEqual([null, null])
  clock.now += 61_000
  await host.wake()
  expect(await host.read((room) => room.summary().seats.map(({ absence }) => absence))).toEqual(['timeout', 'timeout'])
})

describe('after an outage', () => {
  /** Away from one moment to another. */
  const away = (from: number, to: number) => (at: number) => Math.max(0, to - Math.max(from, at))

  test('nobody has lost by it, and the log says why', async () => {
    const { host, store, clock, begin } = hosted([], { clock: { kind: 'move', seconds: 60 } })
    await begin()
    clock.now += 95_000
    clock.lostSince = away(clock.now - 90_000, clock.now)
    await host.wake()
    expect(store.entries.at(-1)).toMatchObject({ by: null, deed: { type: 'outage', lost: 90_000 } })
    const [ends, seats] = await host.read((room) => [room.deadlines(), room.summary().seats] as const)
    expect(ends.map(({ at }) => at - clock.now)).toEqual([55_000, 55_000])
    expect(seats.map(({ absence }) => absence)).toEqual([null, null])
    await host.wake()
    expect(store.entries.filter(({ deed }) => deed.type === 'outage')).toHaveLength(1)
    expect(Room.fold(rules, store.entries, chance).deadlines()).toEqual(ends)
  })

  test('whoever acts first finds the clocks as they were', async () => {
    const { host, clock, begin, first } = hosted([], { clock: { kind: 'fischer', seconds: 60, increment: 0 } })
    await begin()
    const { at, choice } = await first(0)
    clock.now += 95_000
    clock.lostSince = away(clock.now - 90_000, clock.now)
    expect(await host.obey({ type: 'choose', seat: 0, at, choice }, ann)).toEqual({ seq: at + 2 })
    expect(await host.read((room) => room.tableSnapshot(0).clocks?.[0]?.left)).toBe(55_000)
  })
})

describe('whoever comes back', () => {
  test.each([
    ['bob', 1],
    ['ann', 0],
    [null, WATCHER],
  ] as const)('is told what they missed, if that is little, and whose eyes it is for: %s', async (person, seat) => {
    const { host, begin, first } = hosted()
    await begin()
    const { at, choice } = await first(0)
    await host.obey({ type: 'choose', seat: 0, at, choice }, ann)
    const viewer = new FakeViewer(person)
    await host.attach(viewer, at, nothingBeside)
    expect(viewer.heard).toMatchObject([{ type: 'updates', you: { person, seat }, updates: [{ seq: at + 1 }] }])
  })

  test('is shown everything where too much happened, or the table was read again', async () => {
    const { host, begin, first } = hosted()
    await begin()
    const { at } = await first(0)
    await host.drop()
    const viewer = new FakeViewer('bob')
    await host.attach(viewer, at - 1, nothingBeside)
    expect(viewer.heard).toMatchObject([{ type: 'welcome', you: { person: 'bob', seat: 1 } }])
  })
})

test('a snapshot of an earlier form is passed over, and the room made from its entries', async () => {
  const { host, store, failures, begin } = hosted()
  await begin()
  const [seq, snapshot] = await host.read((room) => [room.seq, room.snapshot()] as const)
  const { seats, ...state } = snapshot.state
  store.kept = {
    seq,
    snapshot: { state: { ...state, places: seats }, match: snapshot.match } as unknown as RoomSnapshot,
  }
  await host.drop()
  expect(await host.read((room) => room.snapshot())).toEqual(snapshot)
  expect(failures).toEqual([])
})

test('a snapshot that differs from its entries is reported, and the room made from them', async () => {
  const { host, store, failures, begin } = hosted()
  await begin()
  const [seq, snapshot] = await host.read((room) => [room.seq, room.snapshot()] as const)
  const match = structuredClone(snapshot.match) as NonNullable<typeof snapshot.match>
  const [zone] = Object.entries(match.state.zones).find(([, items]) => items.length > 1) as [string, string[]]
  store.kept = { seq, snapshot: { ...snapshot, match: { ...match, state: without(match.state, zone) } } }
  await host.drop()
  expect(await host.read((room) => room.snapshot())).toEqual(snapshot)
  expect(failures).toMatchObject([{ reason: { code: 'hashDiffers' } }])
})

/** The same with the first thing of a zone lost. */
const without = <S extends State>(state: S, zone: string): S => ({
  ...state,
  zones: { ...state.zones, [zone]: state.zones[zone]?.slice(1) },
})

test('a careful choice that is final is answered with the kind of barrier alone', async () => {
  const { host, begin, first } = hosted()
  await begin()
  const sender = (person: typeof ann) => ({
    person: () => person,
    seatIn: (room: Room) => room.seatOf(person.id),
    clientId: () => null,
  })
  const said: ServerMessage[] = []
  const table = {
    obey: host.obey.bind(host),
    read: host.read.bind(host),
    now: () => 0,
    rematch: async () => '',
    advise: async () => null,
  }
  const careful = async (seat: Seat, person: typeof ann) => {
    const command = { type: 'choose', seat, ...(await first(seat)), ifReversible: true } as const
    await answer(table, sender(person), { type: 'do', id: 'x', command }, (message) => said.push(message))
  }
  await careful(0, ann)
  await careful(1, bob)
  expect(said).toEqual([
    { type: 'ack', id: 'x', seq: expect.any(Number) },
    { type: 'final', id: 'x', barrier: 'learned' },
  ])
})
