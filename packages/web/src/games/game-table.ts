import type { Words } from '@nora/words'
import type { GameIcons } from '../art/icons/icon.tsx'
import type { OwnTable } from '../table/kit/own-table.ts'

/** What a game brings to a table: how it speaks, its icons, and its own table if it has one. */
export interface GameTable {
  readonly words: Words
  readonly icons: GameIcons
  readonly own?: OwnTable
}
