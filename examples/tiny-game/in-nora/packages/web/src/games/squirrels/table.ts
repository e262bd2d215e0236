import { squirrelsWords } from '@nora/words'
import type { GameTable } from '../game-table.ts'
import { answers } from './answers.ts'
import { Board } from './board.tsx'
import { icons } from './icons.tsx'

export const table: GameTable = { words: squirrelsWords, icons, own: { Board, answers, trays: {} } }
