import type { Outcome } from '@nora/kernel'
import type { Summary } from '@nora/protocol'
import type { Entry, RoomSnapshot } from '@nora/room'

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

/** Where the games of this device are. */
export interface GameStore {
  /** Whether they are still there when the page is opened again. */
  readonly isLasting: boolean
  list(): Promise<readonly LocalListed[]>
  game(id: string): Promise<Kept | undefined>
  entriesAfter(id: string, seq: number): Promise<readonly Entry[]>
  snapshot(id: string): Promise<KeptSnapshot | undefined>
  /**
   * False if somebody else wrote an entry of this number first: then nothing is written. A game of which nothing is kept any more,
   * because the browser has cleared it away, is kept again as it stands: `whole` gives it.
   */
  append(game: Kept, entries: readonly NumberedEntry[], whole?: () => RoomSnapshot): Promise<boolean>
  keepSnapshot(id: string, snapshot: KeptSnapshot): Promise<void>
  remove(id: string): Promise<void>
}

export type NumberedEntry = readonly [seq: number, entry: Entry]

export interface KeptSnapshot {
  readonly seq: number
  readonly snapshot: RoomSnapshot
}

/** As a list shows them, the one played last first. */
export function listed(games: readonly Kept[]): readonly LocalListed[] {
  return games.map(({ pack: _, ...shown }) => shown).sort((a, b) => b.changed - a.changed)
}
