import type { Entry } from '@nora/room'
import { type GameStore, type Kept, type KeptSnapshot, type LocalListed, listed, type NumberedEntry } from './store.ts'

/** Where the browser keeps nothing for sites, as in some private windows: games last as long as the page. */
export class PassingStore implements GameStore {
  readonly isLasting = false
  private readonly games = new Map<string, Kept>()
  private readonly entries = new Map<string, Entry[]>()
  private readonly snapshots = new Map<string, KeptSnapshot>()

  async list(): Promise<readonly LocalListed[]> {
    return listed([...this.games.values()])
  }

  async game(id: string): Promise<Kept | undefined> {
    return this.games.get(id)
  }

  async entriesAfter(id: string, seq: number): Promise<readonly Entry[]> {
    return (this.entries.get(id) ?? []).slice(seq)
  }

  /** Whoever goes on from one changes it. */
  async snapshot(id: string): Promise<KeptSnapshot | undefined> {
    return structuredClone(this.snapshots.get(id))
  }

  async append(game: Kept, entries: readonly NumberedEntry[]): Promise<boolean> {
    const known = this.entries.get(game.id) ?? []
    if (entries.some(([seq], index) => seq !== known.length + index + 1)) return false
    this.entries.set(game.id, [...known, ...entries.map(([, entry]) => entry)])
    this.games.set(game.id, game)
    return true
  }

  async keepSnapshot(id: string, snapshot: KeptSnapshot): Promise<void> {
    this.snapshots.set(id, snapshot)
  }

  async remove(id: string): Promise<void> {
    for (const shelf of [this.games, this.entries, this.snapshots]) shelf.delete(id)
  }
}
