import { wistarWords } from '@nora/words'
import { ownTable } from '../../wistar/own-table.tsx'
import type { GameTable } from '../game-table.ts'
import { icons } from './icons.tsx'
import { ruleIndex } from './rule-index.ts'

export const table: GameTable = { words: wistarWords, icons, own: ownTable, ruleIndex }
