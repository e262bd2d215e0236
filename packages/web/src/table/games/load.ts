import { readPack } from '@nora/effects'
import { because, type Game, Refused } from '@nora/kernel'
import { fetchRules, fetchTable } from '../../games/fetch.ts'
import type { GameTable } from '../../games/game-table.ts'

export interface GameParts extends GameTable {
  readonly game: Game
  /** Not the rules of this page, but those that the table was opened with. */
  readonly isOlder: boolean
}

/** Which release a game is played by. */
export interface Release {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
}

/** Fetches a game: its rules, its words, its own table. Refused if this page does not know it, or not that release. */
export async function loadGame(release: Release, pack: string | null): Promise<GameParts> {
  const { game: id } = release
  const [rules, table] = await Promise.all([fetchRules(id), fetchTable(id)])
  const present = pack === null ? rules.game : rules.withPack(readPack('pack', pack))
  const isOlder = !isOf(release, present)
  const game = isOlder ? await olderGame(release, present) : present
  return { ...table, game, isOlder }
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
