import { wistarWords } from '@nora/words'
import type { GameTable } from '../game-table.ts'
import { icons } from './icons.tsx'

export const table: GameTable = { words: wistarWords, icons }
