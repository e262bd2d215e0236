import { HEROES, TOKENS } from '@nora/wistar'
import { wistarWords } from '@nora/words'
import type { Terminal } from '../play/terminal.ts'
import { wistarHint } from './hint.ts'

/** Rats of Wistar in a terminal: the table is listed group by group. */
export const wistarTerminal: Terminal = { words: wistarWords, short: [HEROES, TOKENS], hint: wistarHint }
