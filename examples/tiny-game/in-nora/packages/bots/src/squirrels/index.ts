import { type Content, type SquirrelState, sheet } from '@nora/squirrels'
import type { Heuristics } from '../heuristics.ts'

/** An acorn at hand buys cards: it is worth more than the third of a point that the sheet gives for it. */
const ACORN = 0.25

export const squirrelsHeuristics: Heuristics<SquirrelState, Content> = {
  evaluate: (table, seat) => {
    const points = sheet(table, seat).reduce((sum, line) => sum + line.points, 0)
    return points + ACORN * (table.state.squirrels[seat]?.acorns ?? 0)
  },
}
