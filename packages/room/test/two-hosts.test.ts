// Two hosts of one table beside each other, as on two nodes: they see only what is stored, which comes late, fails, or is done
// although it seemed to fail; hints are lost and made up, and who looks goes from one to the other.
import { bazaar, orchard } from '@nora/conformance/practice'
import { type Fate, type Game, seededFate, settle, WATCHER } from '@nora/kernel'
import { type Command, type ServerMessage, type TableSnapshot, updated } from '@nora/protocol'
import { type Done, type Entry, type EntryStore, type Person, Room, TableHost, type Viewer } from '@nora/room'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { chanceFrom, freeTerms, people, rulesOf } from './kit.ts'
import { nobodyElse } from './quiet-host.ts'

const GAMES = Math.ceil(Number(process.env.NORA_WILD_GAMES ?? 15) / 5)
const SNAPSHOT_EVERY = 5
/** Of so many things at the store one fails. */
const FAILS_ONE_IN = 12
const LIES_ONE_IN = 6
const COMES_AND_GOES_ONE_IN = 15
/** From when to when the first of them could not be reached; nothing was stored in between. */
const AWAY = 1_300
const BACK = 1_700

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What both hosts share. Every question takes a while, and others are answered meanwhile. */
class SharedStore {
  readonly entries: string[] = []
  readonly clients = new Map<string, number>()
  private kept: { readonly seq: number; readonly text: string } | undefined
  private readonly game: Game
  private readonly fate: Fate

  constructor(game: Game, fate: Fate) {
    this.game = game
    this.fate = fate
  }

  /** As one host sees it. */
  seen(): EntryStore {
    const rules = rulesOf(this.game)
    const chance = chanceFrom(7)
    return {
      maker: () =>
        this.later(() => ({
          fold: (entries) => Room.fold(rules, entries, chance),
          restore: (snapshot, tail) => Room.restore(rules, snapshot, tail, chance),
        })),
      snapshot: () =>
        this.later(() => {
          const { kept } = this
          return kept && { seq: kept.seq, read: () => JSON.parse(kept.text) }
        }),
      entriesAfter: (seq) => this.later(() => this.entries.slice(seq).map((text) => JSON.parse(text) as Entry)),
      append: async (room, { seq, entry }, clientId) => {
        const snapshot = seq % SNAPSHOT_EVERY === 0 || room.summary().status === 'over' ? room.snapshot() : undefined
        const texts = [JSON.stringify(entry), snapshot && JSON.stringify(snapshot)] as const
        const store = () => this.store(seq, ...texts, clientId)
        if (this.fate.below(FAILS_ONE_IN) > 0) return this.later(store)
        // It is stored, or it is not, or it will be; whoever asked only hears that it failed.
        const how = this.fate.below(3)
        if (how === 1) store()
        if (how === 2) void this.later(store)
        throw new Error('the store is gone')
      },
      remembered: () => undefined,
      find: (clientId) => this.later(() => this.clients.get(clientId)),
    }
  }

  private store(seq: number, entry: string, snapshot: string | undefined, clientId: string | null): boolean {
    if (seq !== this.entries.length + 1 || (clientId !== null && this.clients.has(clientId))) return false
    this.entries.push(entry)
    if (clientId !== null) this.clients.set(clientId, seq)
    if (snapshot) this.kept = { seq, text: snapshot }
    return true
  }

  private async later<T>(work: () => T): Promise<T> {
    for (let turns = this.fate.below(4); turns > 0; turns--) await turn()
    const done = work()
    for (let turns = this.fate.below(4); turns > 0; turns--) await turn()
    return done
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Somebody who looks, and may play, at whichever host it is connected to. */
class Device implements Viewer {
  seat = WATCHER
  snapshot: TableSnapshot | undefined
  /** All that it was ever shown, and with whose eyes. */
  readonly shown: { readonly eyes: number; readonly snapshot: TableSnapshot }[] = []
  readonly person: Person | null
  private eyes = WATCHER
  private host: TableHost<Device>

  constructor(person: Person | null, host: TableHost<Device>) {
    this.person = person
    this.host = host
  }

  whoIn(room: Room) {
    const { person } = this
    return { person: person?.id ?? null, seat: person ? room.seatOf(person.id) : WATCHER }
  }

  async connect(host: TableHost<Device>): Promise<void> {
    this.host.audience.dismiss(this)
    this.host = host
    await host.attach(this, this.snapshot?.seq, nobodyElse).catch(() => {})
  }

  send({ text }: { readonly text: string }): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'welcome') this.see(message.snapshot, message.you.seat)
    else if (message.type === 'snapshot') this.see(message.snapshot, message.seat)
    else if (message.type === 'update') this.follow([message.update])
    else if (message.type === 'updates') this.follow(message.updates)
  }

  /** What the seat has to do, as far as this device knows. */
  duty(room: Room, fate: Fate): Command | undefined {
    const { snapshot, eyes: seat } = this
    if (!snapshot || seat === WATCHER || snapshot.room.status !== 'playing') return undefined
    if (snapshot.waitingFor?.includes(seat)) return { type: 'pass', seat, at: snapshot.seq }
    if (!snapshot.view?.pending.some((one) => one.seat === seat)) return undefined
    return { type: 'choose', seat, at: snapshot.seq, choice: room.match?.space(seat)?.sample(fate) ?? null }
  }

  async does(command: Command, id: string): Promise<Done | undefined> {
    const { host, person } = this
    return host.obey(command, person, `${person?.id}:${id}`).catch(() => undefined)
  }

  lookAgain(): Promise<void> {
    return this.host.show(this).catch(() => {})
  }

  private follow(updates: readonly Parameters<typeof updated>[1][]): void {
    for (const update of updates) {
      const next = this.snapshot && updated(this.snapshot, update)
      if (next) this.see(next, this.eyes)
      else if (update.seq > (this.snapshot?.seq ?? 0)) return void this.lookAgain()
    }
  }

  private see(snapshot: TableSnapshot, eyes: number): void {
    this.eyes = eyes
    this.snapshot = snapshot
    this.shown.push({ eyes, snapshot })
  }
}

/** A whole game at two hosts; what every device was shown, and what was acknowledged. */
async function played(game: Game, seats: number, mode: string, seed: number) {
  const fate = seededFate(seed)
  const store = new SharedStore(game, fate)
  const now = () => {
    const gone = 1_000 + 50 * store.entries.length
    return gone > AWAY ? gone + BACK - AWAY : gone
  }
  const hosts: TableHost<Device>[] = [0, 1].map(
    (number): TableHost<Device> =>
      new TableHost<Device>('t', {
        store: store.seen(),
        // Their clocks differ, and only one of them was ever away.
        time: {
          now: () => now() + 700 * number,
          lostSince: (at) => (number === 0 && now() > BACK ? Math.max(0, BACK - Math.max(AWAY, at)) : 0),
        },
        thinking: { isOn: false, think: () => Promise.reject(new Error('no bot thinks here')) },
        listener: {
          stored: (_room, { seq }) => {
            if (fate.below(3) > 0) void hosts[1 - number]?.heard(seq)
          },
          caughtUp: () => {},
          loaded: () => {},
          unreadable: () => {},
          moved: () => {},
          failed: () => {},
        },
      }),
  )
  const some = () => hosts[fate.below(hosts.length)] as TableHost<Device>
  const options = settle(game, { mode, seats })
  const terms = { ...freeTerms, clock: { kind: 'move', seconds: 60 } } as const
  const opening = { options, terms, pack: null, seat: 0, bots: [] }
  const { room, ...step } = Room.open(rulesOf(game), opening, people[0] as Person, 1_000, chanceFrom(7))
  while (store.entries.length === 0)
    await some()
      .begin(room, step)
      .catch(() => {})
  const players = people.slice(0, seats)
  const devices = [...players, ...players, null, null].map((person) => new Device(person, some()))
  for (const device of devices) await device.connect(some())
  const acknowledged = new Map<string, number>()
  let said = 0
  /** Says it until it is answered, wherever. */
  const says = async (device: Device, command: Command) => {
    const id = `${++said}`
    for (let done: Done | undefined; !done; ) {
      done = await device.does(command, id)
      if (done && 'seq' in done) acknowledged.set(`${device.person?.id}:${id}`, done.seq)
      if (!done) await device.connect(some())
    }
  }
  for (const [seat, device] of devices.slice(1, seats).entries()) await says(device, { type: 'sit', seat: seat + 1 })
  await says(devices[0] as Device, { type: 'start' })
  const isOver = ({ snapshot }: Device) => snapshot?.room.status === 'over'
  for (let rounds = 0; !devices.every(isOver); rounds++) {
    expect(rounds).toBeLessThan(5_000)
    const truth = Room.fold(
      rulesOf(game),
      store.entries.map((text) => JSON.parse(text)),
      chanceFrom(7),
    )
    await Promise.all(
      devices.map(async (device) => {
        if (fate.below(COMES_AND_GOES_ONE_IN) === 0) await device.connect(some())
        const command = device.duty(truth, fate)
        if (command) await says(device, command)
        else if (truth.state.status === 'over') await device.lookAgain()
      }),
    )
    if (fate.below(LIES_ONE_IN) === 0) void some().heard(1 + fate.below(1_000))
    if (fate.below(LIES_ONE_IN) === 0) void some().drop()
  }
  await Promise.all(hosts.map((host) => host.settled()))
  return { store, devices, acknowledged }
}

const games = [
  ['orchard', orchard, 2],
  ['bazaar', bazaar, 2],
  ['solo Woodcraft', woodcraftGame, 1],
] as const

describe.each(games)('%s at two hosts', (_name, ofKind, seats) => {
  const game = ofKind as unknown as Game
  const { id: mode } = game.modes.find((one) => one.seats.min <= seats && one.seats.max >= seats) as Game['modes'][0]

  test.each(Array.from({ length: GAMES }, (_, seed) => seed))(
    'game %i: everybody is shown what the entries say, and what was acknowledged is there once',
    async (seed) => {
      const { store, devices, acknowledged } = await played(game, seats, mode, seed)
      for (const [id, seq] of acknowledged) expect(store.clients.get(id)).toBe(seq)
      const entries = store.entries.map((text) => JSON.parse(text) as Entry)
      const room = Room.fold(rulesOf(game), entries.slice(0, 1), chanceFrom(7))
      let views = 0
      for (const [index, entry] of entries.entries()) {
        if (index > 0) room.follow(entry)
        for (const { person, shown } of devices)
          for (const { eyes, snapshot } of shown.filter((one) => one.snapshot.seq === index + 1)) {
            expect(eyes).toBe(person ? room.seatOf(person.id) : WATCHER)
            expect(snapshot).toEqual(plain(room.tableSnapshot(eyes)))
            views++
          }
      }
      expect(entries.filter(({ deed }) => deed.type === 'outage').length).toBeLessThanOrEqual(1)
      // None of them showed an entry that there is not.
      expect(views).toBe(devices.reduce((sum, { shown }) => sum + shown.length, 0))
      expect(views).toBeGreaterThan(4 * devices.length)
    },
  )
})
