import { catsPuzzle } from '@nora/cats'
import type { Puzzle } from '@nora/kernel'
import type { PuzzleSet } from '../../learn/puzzle.ts'
import found from './content/puzzles.json' with { type: 'json' }

export const puzzles: readonly PuzzleSet[] = [
  {
    sort: 'place',
    form: catsPuzzle,
    puzzles: found as unknown as readonly Puzzle[],
    address: 'family.score',
  },
]
