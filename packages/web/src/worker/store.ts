import type { Outcome } from '@nora/kernel'
import type { Summary } from '@nora/protocol'
import type { Entry, RoomSnapshot } from '@nora/room'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A game kept on this device, as a list shows it. */
export interface LocalListed {
  readonly id: string
  readonly room: Summary
  readonly opened: number
  readonly changed: number
  /** Play waits for somebody at this device. */
  readonly yourTurn: boolean
  readonly outcome: Outcome | null
}

export interface Kept extends LocalListed {
  /** The text of the pack it is played with. */
  readonly pack: string | null
}

interface Schema extends DBSchema {
  games: { key: string; value: Kept }
  /** Keyed by game and number: of two tabs that play the same game only one can write an entry. */
  entries: { key: [string, number]; value: Entry }
  snapshots: { key: string; value: { readonly seq: number; readonly snapshot: RoomSnapshot } }
}

/** Games kept in the browser. */
export class Store {
  private readonly database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.database = database
  }

  static async open(): Promise<Store> {
    const database = await openDB<Schema>('nora', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('games', { keyPath: 'id' })
        fresh.createObjectStore('entries')
        fresh.createObjectStore('snapshots')
      },
    })
    return new Store(database)
  }

  async list(): Promise<readonly LocalListed[]> {
    const games = await this.database.getAll('games')
    return games.map(({ pack: _, ...listed }) => listed).sort((a, b) => b.changed - a.changed)
  }

  game(id: string): Promise<Kept | undefined> {
    return this.database.get('games', id)
  }

  entriesAfter(id: string, seq: number): Promise<Entry[]> {
    return this.database.getAll('entries', IDBKeyRange.bound([id, seq], [id, Number.MAX_SAFE_INTEGER], true))
  }

  snapshot(id: string) {
    return this.database.get('snapshots', id)
  }

  /** False if somebody else wrote an entry of this number first: then nothing is written. */
  async append(game: Kept, entries: readonly (readonly [number, Entry])[]): Promise<boolean> {
    const work = this.database.transaction(['games', 'entries'], 'readwrite')
    try {
      await Promise.all([
        ...entries.map(([seq, entry]) => work.objectStore('entries').add(entry, [game.id, seq])),
        work.objectStore('games').put(game),
        work.done,
      ])
      return true
    } catch (error) {
      await work.done.catch(() => {})
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  }

  async keepSnapshot(id: string, seq: number, snapshot: RoomSnapshot): Promise<void> {
    await this.database.put('snapshots', { seq, snapshot }, id)
  }

  async remove(id: string): Promise<void> {
    const work = this.database.transaction(['games', 'entries', 'snapshots'], 'readwrite')
    await Promise.all([
      work.objectStore('games').delete(id),
      work.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      work.objectStore('snapshots').delete(id),
      work.done,
    ])
  }
}
