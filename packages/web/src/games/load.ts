import { ContentError, readPack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { type Edition, isOf } from '@nora/release'
import { olderRelease } from '../releases/older.ts'
import { fetchRules, fetchTable } from './fetch.ts'
import type { GameTable } from './game-table.ts'

interface Rules {
  readonly game: Game
  /** Not the rules of this page, but those that the table was opened with. */
  readonly isOlder: boolean
}

export interface GameParts extends GameTable, Rules {}

/** Fetches a game: its rules, its words, its own table. Refused if this page does not know it, or not that release. */
export async function loadGame(edition: Edition, pack: string | null): Promise<GameParts> {
  const [rules, table] = await Promise.all([loadRules(edition, pack), fetchTable(edition.game)])
  return { ...table, ...rules }
}

export async function loadRules(edition: Edition, pack: string | null): Promise<Rules> {
  const rules = await fetchRules(edition.game)
  const present = pack === null ? rules.game : fitting(() => rules.withPack(readPack('pack', pack)))
  if (present && isOf(edition, present)) return { game: present, isOlder: false }
  const { game } = await olderRelease(edition, pack)
  return { game, isOlder: true }
}

/** A pack of an older game need not suit the content of today. */
function fitting(withPack: () => Game): Game | undefined {
  try {
    return withPack()
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}
