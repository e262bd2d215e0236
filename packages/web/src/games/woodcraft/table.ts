import { woodcraftWords } from '@nora/words'
import { ownTable } from '../../woodcraft/own-table.tsx'
import type { GameTable } from '../game-table.ts'
import { icons } from './icons.tsx'
import { ruleIndex } from './rule-index.ts'

export const table: GameTable = { words: woodcraftWords, icons, own: ownTable, ruleIndex }
