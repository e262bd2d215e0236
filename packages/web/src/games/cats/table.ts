import { catsWords } from '@nora/words'
import { ownTable } from '../../cats/own-table.tsx'
import type { GameTable } from '../web-game.ts'
import { icons } from './icons.tsx'

export const table: GameTable = { words: catsWords, icons, own: ownTable }
