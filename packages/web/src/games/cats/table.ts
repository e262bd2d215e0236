import { catsWords } from '@nora/words'
import { ownTable } from '../../cats/own-table.tsx'
import type { GameTable } from '../game-table.ts'
import { icons } from './icons.tsx'
import { ruleIndex } from './rule-index.ts'

export const table: GameTable = { words: catsWords, icons, own: ownTable, ruleIndex }
