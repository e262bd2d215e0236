import type { Release } from '@nora/release'
import type { Entry, EntryStore, Room, RoomMaker, Step } from '@nora/room'
import { chance } from './chance.ts'
import type { GameStore, Kept } from './store.ts'

/** So many entries after the last snapshot another one is kept. */
const SNAPSHOT = 40

/** One table in the store of this device, with what the list of games shows of it. */
export class LocalEntries implements EntryStore {
  private readonly store: GameStore
  private readonly release: Release
  private kept: Kept
  private snapshotAt = 0

  constructor(store: GameStore, release: Release, kept: Kept) {
    this.store = store
    this.release = release
    this.kept = kept
  }

  async maker(): Promise<RoomMaker> {
    const { release } = this
    return {
      fold: (entries) => release.fold(entries, chance),
      restore: (snapshot, tail) => release.restore(snapshot, tail, chance),
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
    if (!(await this.store.append(kept, [[seq, entry]], () => room.snapshot()))) return false
    this.kept = kept
    if (seq >= this.snapshotAt + SNAPSHOT) {
      this.snapshotAt = seq
      // It only saves reading. The entry is kept, so what was chosen is done.
      await this.store.keepSnapshot(kept.id, { seq, snapshot: room.snapshot() }).catch(console.warn)
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
