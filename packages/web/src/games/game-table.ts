import type { Words } from '@nora/words'
import type { GameIcons } from '../art/icons/icon.tsx'
import type { OwnTable } from '../table/kit/own-table.ts'
import type { RuleIndex } from './rule-index.ts'

/** What a game brings to a table: how it speaks, its icons, its own table and its rulebook's index if it has them. */
export interface GameTable {
  readonly words: Words
  readonly icons: GameIcons
  readonly own?: OwnTable
  /** Where its rulebook answers what it asks; a game without a rulebook has none. */
  readonly ruleIndex?: RuleIndex
}
