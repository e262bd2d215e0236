import { catsGame } from '@nora/cats'
import { bazaar, orchard } from '@nora/conformance/practice'
import {
  equal,
  type Game,
  type Item,
  includesSeat,
  type Json,
  type Seat,
  seededFate,
  settle,
  WATCHER,
} from '@nora/kernel'
import { serverMessage, type TableSnapshot, type Terms, type Update, updated } from '@nora/protocol'
import { Room } from '@nora/room'
import { describe, expect, test } from 'vitest'
import { Crowd } from './crowd.ts'
import { Table } from './kit.ts'

const WILD = Number(process.env.NORA_WILD_GAMES ?? 16)

const clocks: readonly Terms['clock'][] = [
  { kind: 'none' },
  { kind: 'move', seconds: 120 },
  { kind: 'fischer', seconds: 300, increment: 20 },
  { kind: 'days', days: 1, bankHours: 1 },
]

function termsFor(seed: number): Partial<Terms> {
  return {
    clock: clocks[seed % clocks.length] as Terms['clock'],
    onTimeout: seed % 3 === 0 ? 'forfeit' : 'bot',
    onResign: seed % 2 === 0 ? 'empty' : 'bot',
    undo: (['agreed', 'barrier', 'agreed', 'none'] as const)[seed % 4] ?? 'barrier',
    latecomers: seed % 2 === 0,
  }
}

function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** The items that a viewer may not read where they lie now. */
function hiddenFrom(table: Table, viewer: Seat): Set<Item> {
  const { variant, state } = table.match.table
  const hidden = new Set<Item>()
  for (const [zone, items] of Object.entries(state.zones)) {
    if (!includesSeat(variant.readersOf(zone), viewer)) for (const item of items) hidden.add(item)
  }
  return hidden
}

/** As `toEqual`, but quick where there is nothing to tell. */
function same(found: unknown, wanted: unknown): void {
  if (!equal(found, wanted)) expect(found).toEqual(wanted)
}

function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) stringsIn(part, found)
  return found
}

/** Follows a table through its updates alone, as browsers do, and as another node follows its entries. */
class Onlookers {
  private readonly table: Table
  private readonly viewers: readonly Seat[]
  private readonly snapshots = new Map<Seat, TableSnapshot>()
  private readonly twin: Room
  /** What each viewer has been able to read at some time. */
  private readonly known = new Map<Seat, Set<Item>>()
  private seen: number
  private kept: { readonly snapshot: string; readonly from: number } | undefined

  constructor(table: Table) {
    this.table = table
    this.viewers = [WATCHER, ...table.room.state.seats.keys()]
    this.twin = Room.fold(table.rules, asJson(table.entries), table.chance)
    this.seen = table.steps.length
    for (const viewer of this.viewers) {
      const snapshot = asJson(table.room.tableSnapshot(viewer))
      this.snapshots.set(viewer, snapshot)
      this.keepsSecrets(viewer, { seq: 0, patch: [['set', ['view'], snapshot.view as unknown as Json]] })
    }
  }

  look(): void {
    const { table, twin } = this
    for (const step of table.steps.slice(this.seen)) {
      const followed = twin.follow(asJson(step.entry))
      for (const viewer of this.viewers) {
        const update = asJson(step.change.update(viewer))
        same(asJson(followed.change.update(viewer)), update)
        expect(serverMessage.safeParse({ type: 'update', update }).success).toBe(true)
        this.snapshots.set(viewer, this.after(viewer, update))
        this.keepsSecrets(viewer, update)
      }
      this.seen++
    }
    for (const viewer of this.viewers) {
      const snapshot = asJson(table.room.tableSnapshot(viewer))
      same(this.snapshots.get(viewer), snapshot)
      const hidden = hiddenFrom(table, viewer)
      expect(stringsIn(snapshot.view).filter((text) => hidden.has(text))).toEqual([])
    }
    expect(traceOf({ room: twin, match: twin.match })).toBe(traceOf(table))
  }

  /** Nothing is sent that the viewer may not read now, or could not read when it happened. */
  private keepsSecrets(viewer: Seat, { patch, log }: Update): void {
    const hidden = hiddenFrom(this.table, viewer)
    expect(stringsIn(patch).filter((text) => hidden.has(text))).toEqual([])
    const known = this.known.get(viewer) ?? new Set()
    this.known.set(viewer, known)
    const { items } = this.table.match.variant
    expect(stringsIn(log).filter((text) => hidden.has(text) && !known.has(text))).toEqual([])
    for (const item of items) if (!hidden.has(item)) known.add(item)
  }

  private after(viewer: Seat, update: Update): TableSnapshot {
    const next = updated(this.snapshots.get(viewer) as TableSnapshot, update)
    if (!next) throw new Error('an update is missing')
    return next
  }

  /** What a node does that opens the table from cold. */
  restart(): void {
    const { table } = this
    const now = asJson(table.room.snapshot())
    same(asJson(Room.fold(table.rules, asJson(table.entries), table.chance).snapshot()), now)
    if (this.kept) {
      const tail = asJson(table.entries.slice(this.kept.from))
      const room = Room.restore(table.rules, JSON.parse(this.kept.snapshot), tail, table.chance)
      if (!room) throw new Error('a snapshot of its own form was not read')
      same(asJson(room.snapshot()), now)
      for (const viewer of this.viewers)
        same(asJson(room.tableSnapshot(viewer)), asJson(table.room.tableSnapshot(viewer)))
    }
    this.kept = { snapshot: JSON.stringify(table.room.snapshot()), from: table.steps.length }
  }
}

/** All that a refused command could have changed. */
function traceOf({ room, match }: { readonly room: Room; readonly match: Room['match'] }): string {
  return JSON.stringify([room.state, match?.line.length, match?.hash, match?.pending])
}

function playWildly(game: Game, seed: number, most: number): Table {
  const fate = seededFate(seed)
  const seats = 2 + (seed % 3)
  const table = Table.started({ game, options: settle(game, { seats }), seed, terms: termsFor(seed) })
  const crowd = new Crowd(table, fate)
  const onlookers = new Onlookers(table)
  for (let act = 0; act < most && table.room.state.status === 'playing'; act++) {
    const before = traceOf(table)
    if (!crowd.act()) expect(traceOf(table)).toBe(before)
    onlookers.look()
    if (fate.below(40) === 0) onlookers.restart()
  }
  onlookers.restart()
  return table
}

/** What happened in all these games, so that a crowd that does nothing of a kind is noticed. */
const done = new Map<string, number>()

describe.each([
  ['orchard', orchard as unknown as Game, WILD, 250],
  ['bazaar', bazaar as unknown as Game, WILD, 250],
  ['cats', catsGame as unknown as Game, Math.ceil(WILD / 4), 150],
] as const)('%s, played wildly', (_name, game, games, most) => {
  test.each(Array.from({ length: games }, (_, seed) => seed))(
    'the entries alone make the room, and updates make every snapshot (%i)',
    (seed) => {
      const table = playWildly(game, seed, most)
      for (const { deed, logged = [] } of table.entries) {
        const cut = logged.some((one) => one.type === 'undo' && one.agreed) ? ' agreed' : ''
        const what = deed.type === 'timeout' ? `timeout ${deed.to}` : `${deed.type}${cut}`
        done.set(what, (done.get(what) ?? 0) + 1)
      }
    },
  )
})

test('everything that can happen at a table happened in these games', () => {
  const wanted = ['choose', 'interrupt', 'pass', 'goOn', 'undo', 'undoTurn', 'redo', 'setConfirming', 'setPassing']
  const rarer = ['propose', 'propose agreed', 'vote', 'vote agreed', 'resumeClocks', 'resign', 'return', 'sit']
  const late = ['timeout bot', 'timeout forfeit', 'timeout passed']
  expect([...wanted, ...rarer, ...late].filter((what) => !done.has(what))).toEqual([])
})
