import type { Puzzle } from '@nora/kernel'
import { woodcraftPuzzle } from '@nora/woodcraft'
import type { PuzzleSet } from '../../learn/puzzle.ts'
import found from './content/puzzles.json' with { type: 'json' }

export const puzzles: readonly PuzzleSet[] = [
  {
    sort: 'order',
    form: woodcraftPuzzle,
    puzzles: found as unknown as readonly Puzzle[],
    address: 'orders.complete',
    points: (order) => ({ at: `[data-thing="${order}"]`, part: 'bench' }),
  },
]
