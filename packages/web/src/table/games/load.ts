import { readPack } from '@nora/effects'
import { because, type Game, Refused } from '@nora/kernel'
import type { OwnTable } from '../table-props.ts'
import type { Rulebook } from './rulebook.ts'

export interface GameParts extends Rulebook {
  readonly own: OwnTable | undefined
  /** Not the rules of this page, but those that the table was opened with. */
  readonly isOlder: boolean
}

/** Which release a game is played by. */
export interface Release {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
}

const loaders: { readonly [game: string]: () => Promise<Rulebook> } = {
  cats: async () => (await import('./cats.ts')).cats,
  wistar: async () => (await import('./wistar.ts')).wistar,
  woodcraft: async () => (await import('./woodcraft.ts')).woodcraft,
}

/** The tables that games bring themselves, each in its own folder. */
const ownTables = import.meta.glob<{ readonly ownTable: OwnTable }>('../../*/own-table.tsx')

/** Fetches a game: its rules, its words, its own table. Refused if the house does not know it, or not that release. */
export async function loadGame(release: Release, pack: string | null): Promise<GameParts> {
  const { game: id } = release
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (!load) throw new Refused(because('unknownGame', { game: id }))
  const [plain, own] = await Promise.all([load(), ownTables[`../../${id}/own-table.tsx`]?.()])
  const rules = pack === null ? plain : plain.withPack(readPack('pack', pack))
  const isOlder = !isOf(release, rules.game)
  const game = isOlder ? await olderGame(release, rules.game) : rules.game
  return { ...rules, game, own: own?.ownTable, isOlder }
}

function isOf({ rulesVersion, contentHash }: Release, game: Game): boolean {
  return game.rulesVersion === rulesVersion && game.contentHash === contentHash
}

/** A server keeps the rules of its earlier releases as programs that touch nothing outside themselves. */
async function olderGame(release: Release, { rulesVersion: expected }: Game): Promise<Game> {
  const { game, rulesVersion, contentHash } = release
  const path = ['/api/rules', ...[game, rulesVersion, contentHash].map(encodeURIComponent)].join('/')
  try {
    const { release: kept } = (await import(/* @vite-ignore */ path)) as { readonly release: { readonly game: Game } }
    if (isOf(release, kept.game)) return kept.game
  } catch {
    // It is told below what is missing.
  }
  throw new Refused(because('wrongVersion', { expected, found: rulesVersion }))
}
