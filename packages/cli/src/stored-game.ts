import { type GameFile, importGame, type Match, Refused, readGameFile } from '@nora/kernel'
import type { Entry } from './catalogue.ts'
import { Problem } from './problem.ts'
import { readJson } from './read-json.ts'

export interface StoredGame {
  readonly entry: Entry
  readonly match: Match
  readonly line: GameFile['line']
}

/** A stored game, every choice of it checked. */
export function storedGame(entries: readonly Entry[], file: string): StoredGame {
  const value = readJson(file)
  let area = 'kernel'
  try {
    const { game, line } = readGameFile(value)
    area = game
    const match = importGame(
      entries.map((entry) => entry.game),
      value,
    )
    return { entry: entries.find((entry) => entry.game.id === game) as Entry, match, line }
  } catch (error) {
    if (error instanceof Refused) throw new Problem({ area, reason: error.reason, file })
    throw error
  }
}
