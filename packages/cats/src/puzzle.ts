import { type PuzzleForm, totalOf } from '@nora/kernel'
import { catsGame } from './game.ts'
import type { CatsTable } from './state.ts'

/** Where to place a tile, so that the boat is worth the most if the game ended now. */
export const catsPuzzle: PuzzleForm<CatsTable> = {
  wish: { mode: 'family', seats: 2 },
  goals: (_table, { kind }) => (kind === 'place' ? [null] : []),
  allows: () => true,
  isDone: (_table, _seat, _goal, _asked, line) => line.length > 0,
  worth: (table, seat) => totalOf(catsGame.sheet(table, seat)),
}
