import { catsPuzzle } from '@nora/cats'
import type { Puzzle } from '@nora/kernel'
import type { GamePuzzles } from '../../learn/puzzle.ts'
import found from './content/puzzles.json' with { type: 'json' }

export const puzzles: GamePuzzles = {
  form: catsPuzzle,
  puzzles: found as unknown as readonly Puzzle[],
  address: 'family.score',
}
