import type { Offered } from '@nora/catalogue'
import { type Entry, type EntryStore, Room, type RoomMaker, type Step } from '@nora/room'
import { chance } from './chance.ts'
import { rulesOf } from './offered.ts'
import type { Kept, Store } from './store.ts'

/** So many entries after the last snapshot another one is kept. */
const SNAPSHOT = 40

/** One table in the store of this device, with what the list of games shows of it. */
export class LocalEntries implements EntryStore {
  private readonly store: Store
  private readonly offered: Offered
  private kept: Kept
  private snapshotAt = 0

  constructor(store: Store, offered: Offered, kept: Kept) {
    this.store = store
    this.offered = offered
    this.kept = kept
  }

  async maker(): Promise<RoomMaker> {
    const rules = rulesOf(this.offered)
    return {
      fold: (entries) => Room.fold(rules, entries, chance),
      restore: (snapshot, tail) => Room.restore(rules, snapshot, tail, chance),
    }
  }

  async snapshot() {
    const known = await this.store.snapshot(this.kept.id)
    this.snapshotAt = known?.seq ?? 0
    return known && { seq: known.seq, read: () => known.snapshot }
  }

  entriesAfter(seq: number): Promise<readonly Entry[]> {
    return this.store.entriesAfter(this.kept.id, seq)
  }

  async append(room: Room, { seq, entry }: Step): Promise<boolean> {
    const kept = { ...this.kept, ...listingOf(room), changed: entry.at }
    if (!(await this.store.append(kept, [[seq, entry]]))) return false
    this.kept = kept
    if (seq >= this.snapshotAt + SNAPSHOT) {
      this.snapshotAt = seq
      await this.store.keepSnapshot(kept.id, seq, room.snapshot())
    }
    return true
  }

  /** Nothing is sent twice within one browser. */
  remembered(): undefined {
    return undefined
  }

  async find(): Promise<undefined> {
    return undefined
  }
}

/** What a list shows of a room. */
export function listingOf(room: Room): Pick<Kept, 'room' | 'yourTurn' | 'outcome'> {
  const summary = room.summary()
  return {
    room: summary,
    yourTurn: summary.seats.some(({ person }) => person !== null && room.awaits(person)),
    outcome: room.match?.outcome ?? null,
  }
}
