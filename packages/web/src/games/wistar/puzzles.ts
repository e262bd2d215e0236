import type { Puzzle } from '@nora/kernel'
import { explorationPuzzle, leaderPuzzle } from '@nora/wistar'
import type { PuzzleSet } from '../../learn/puzzle.ts'
import explorations from './content/exploration-puzzles.json' with { type: 'json' }
import leaders from './content/leader-puzzles.json' with { type: 'json' }

export const puzzles: readonly PuzzleSet[] = [
  {
    sort: 'leader',
    form: leaderPuzzle,
    puzzles: leaders as unknown as readonly Puzzle[],
    address: 'wheel.place',
  },
  {
    sort: 'exploration',
    form: explorationPuzzle,
    puzzles: explorations as unknown as readonly Puzzle[],
    address: 'farm.points',
  },
]
