import { catsWords } from '@nora/words'
import type { Terminal } from '../play/terminal.ts'
import { catsHint } from './hint.ts'
import { catsPlayer } from './player-view.ts'
import { catsQuestion } from './question.ts'
import { catsTyped } from './typed.ts'
import { catsView } from './view.ts'

/** The Isle of Cats in a terminal: ships and tiles are drawn. */
export const catsTerminal: Terminal = {
  words: catsWords,
  question: catsQuestion,
  view: catsView,
  player: catsPlayer,
  typed: catsTyped,
  hint: catsHint,
}
