import type { Puzzle } from '@nora/kernel'
import { wistarPuzzle } from '@nora/wistar'
import type { GamePuzzles } from '../../learn/puzzle.ts'
import found from './content/puzzles.json' with { type: 'json' }

export const puzzles: GamePuzzles = {
  form: wistarPuzzle,
  puzzles: found as unknown as readonly Puzzle[],
  address: 'wheel.place',
}
