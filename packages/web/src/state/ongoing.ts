import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgivingStorage } from './forgiving-storage.ts'

/** A game that can be gone on with, as the entrance shows it. */
export interface Ongoing {
  readonly href: string
  readonly game: string
  readonly mode: string
  readonly names: readonly string[]
  readonly changed: number
  readonly yourTurn: boolean
  /** Kept on this device. */
  readonly here: boolean
}

interface Store {
  readonly games: readonly Ongoing[]
}

/** What was last known of one's games: the entrance shows it at once and asks anew afterwards. */
export const useOngoing = create<Store>()(
  persist((): Store => ({ games: [] }), {
    name: 'nora-ongoing',
    storage: forgivingStorage(),
    version: 1,
    merge: (kept, now) => ({ ...now, games: isStore(kept) ? kept.games : now.games }),
  }),
)

function isStore(kept: unknown): kept is Store {
  if (typeof kept !== 'object' || kept === null || !('games' in kept) || !Array.isArray(kept.games)) return false
  return kept.games.every((one) => typeof one?.href === 'string' && Array.isArray(one.names))
}
