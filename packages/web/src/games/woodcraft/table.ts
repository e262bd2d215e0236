import { woodcraftWords } from '@nora/words'
import type { GameTable } from '../web-game.ts'
import { icons } from './icons.tsx'

export const table: GameTable = { words: woodcraftWords, icons }
