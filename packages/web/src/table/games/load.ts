import { readPack } from '@nora/effects'
import type { OwnTable } from '../table-props.ts'
import type { Rulebook } from './rulebook.ts'

export interface GameParts extends Rulebook {
  readonly own: OwnTable | undefined
}

const loaders: { readonly [game: string]: () => Promise<Rulebook> } = {
  cats: async () => (await import('./cats.ts')).cats,
  wistar: async () => (await import('./wistar.ts')).wistar,
  woodcraft: async () => (await import('./woodcraft.ts')).woodcraft,
}

/** The tables that games bring themselves, each in its own folder. */
const ownTables = import.meta.glob<{ readonly ownTable: OwnTable }>('../../*/own-table.tsx')

/** Fetches a game: its rules, its words, its own table. Nothing if the house does not know it. */
export async function loadGame(id: string, pack: string | null): Promise<GameParts | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (!load) return undefined
  const [plain, own] = await Promise.all([load(), ownTables[`../../${id}/own-table.tsx`]?.()])
  const rules = pack === null ? plain : plain.withPack(readPack('pack', pack))
  return { ...rules, own: own?.ownTable }
}
