import type { Content, WistarState } from '@nora/wistar'
import type { Bot } from '../bot.ts'
import type { Heuristics } from '../heuristics.ts'
import type { Weights } from '../learned/weights.ts'
import { casual } from '../levels.ts'
import { evaluate } from './evaluate.ts'
import { wistarExplains } from './explains.ts'
import { wistarFeatures } from './features.ts'
import { pendingGain } from './pending-gain.ts'
import { shortlistsFor } from './shortlists.ts'
import { plainStrategy, type Strategy } from './strategy.ts'
import weights from './weights.json' with { type: 'json' }

export type { Strategy } from './strategy.ts'

/** What is known about Rats of Wistar, with some ways to score valued more or less than their points. */
function heuristicsWith(strategy: Strategy): Heuristics<WistarState, Content> {
  return {
    evaluate: (table, seat) => evaluate(table, seat, strategy),
    pendingGain: (table, seat, open) => pendingGain(table, seat, open, strategy),
    shortlist: shortlistsFor(strategy),
    effort: { beam: 2, roots: 5, tries: 6, samples: 2, depth: 14 },
    novice: { error: 1, overlooks: 0.15, fancy: 0.25 },
    features: wistarFeatures,
    explains: wistarExplains,
  }
}

/** A casual player of Rats of Wistar with a liking. */
export function wistarCasualWith(strategy: Partial<Strategy>): Bot {
  return casual(heuristicsWith({ ...plainStrategy, ...strategy }))
}

/** What is known about Rats of Wistar. */
export const wistarHeuristics = heuristicsWith(plainStrategy)

/** What was learned about it. */
export const wistarWeights = weights as unknown as readonly Weights[]

/** A sensible player of Rats of Wistar. */
export const wistarCasual = casual(wistarHeuristics)
