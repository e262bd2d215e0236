import type { Puzzle } from '@nora/kernel'
import { woodcraftPuzzle } from '@nora/woodcraft'
import type { GamePuzzles } from '../../learn/puzzle.ts'
import found from './content/puzzles.json' with { type: 'json' }

export const puzzles: GamePuzzles = {
  form: woodcraftPuzzle,
  puzzles: found as unknown as readonly Puzzle[],
  address: 'orders.complete',
  points: (order) => ({ at: `[data-thing="${order}"]`, room: 'bench' }),
}
