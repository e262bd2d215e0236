import type { Entry, RoomSnapshot } from '@nora/room'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type GameStore, type Kept, type KeptSnapshot, type LocalListed, listed, type NumberedEntry } from './store.ts'

interface Schema extends DBSchema {
  games: { key: string; value: Kept }
  /** Keyed by game and number: of two tabs that play the same game only one can write an entry. */
  entries: { key: [string, number]; value: Entry }
  snapshots: { key: string; value: KeptSnapshot }
}

type Database = IDBPDatabase<Schema>

/** Games kept in the browser, as long as the browser likes: what it has closed or cleared away is opened anew. */
export class IndexedStore implements GameStore {
  readonly isLasting = true
  private database: Promise<Database> | undefined

  /** Fails where the browser keeps nothing for sites. */
  static async open(): Promise<IndexedStore> {
    const store = new IndexedStore()
    await store.opened()
    return store
  }

  async list(): Promise<readonly LocalListed[]> {
    return listed(await this.using((database) => database.getAll('games')))
  }

  game(id: string): Promise<Kept | undefined> {
    return this.using((database) => database.get('games', id))
  }

  entriesAfter(id: string, seq: number): Promise<Entry[]> {
    const later = IDBKeyRange.bound([id, seq], [id, Number.MAX_SAFE_INTEGER], true)
    return this.using((database) => database.getAll('entries', later))
  }

  snapshot(id: string): Promise<KeptSnapshot | undefined> {
    return this.using((database) => database.get('snapshots', id))
  }

  append(game: Kept, entries: readonly NumberedEntry[], whole?: () => RoomSnapshot): Promise<boolean> {
    return this.using((database) => appended(database, game, entries, whole))
  }

  async keepSnapshot(id: string, snapshot: KeptSnapshot): Promise<void> {
    await this.using((database) => database.put('snapshots', snapshot, id))
  }

  async remove(id: string): Promise<void> {
    await this.using(async (database) => {
      const work = database.transaction(['games', 'entries', 'snapshots'], 'readwrite')
      await Promise.all([
        work.objectStore('games').delete(id),
        work.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
        work.objectStore('snapshots').delete(id),
        work.done,
      ])
    })
  }

  private opened(): Promise<Database> {
    this.database ??= openDB<Schema>('nora', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('games', { keyPath: 'id' })
        fresh.createObjectStore('entries')
        fresh.createObjectStore('snapshots')
      },
    })
    return this.database
  }

  private async using<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await this.opened()
    try {
      return await work(database)
    } catch (error) {
      if (!isClosed(error)) throw error
      this.database = undefined
      return work(await this.opened())
    }
  }
}

async function appended(
  database: Database,
  game: Kept,
  entries: readonly NumberedEntry[],
  whole: (() => RoomSnapshot) | undefined,
): Promise<boolean> {
  const work = database.transaction(['games', 'entries', 'snapshots'], 'readwrite')
  const last = entries.at(-1)?.[0] ?? 0
  try {
    const isGone = whole && (await work.objectStore('games').get(game.id)) === undefined
    await Promise.all([
      ...entries.map(([seq, entry]) => work.objectStore('entries').add(entry, [game.id, seq])),
      work.objectStore('games').put(game),
      isGone && work.objectStore('snapshots').put({ seq: last, snapshot: whole() }, game.id),
      work.done,
    ])
    return true
  } catch (error) {
    await work.done.catch(() => {})
    if (error instanceof DOMException && error.name === 'ConstraintError') return false
    throw error
  }
}

/** Browsers close what they clear away, and say so only to whoever uses it next. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
