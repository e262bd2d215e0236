import type { CatsState, Content } from '@nora/cats'
import type { Heuristics } from '../heuristics.ts'
import type { Weights } from '../learned/weights.ts'
import { casual } from '../levels.ts'
import { anytime, raise } from './anytime.ts'
import { evaluate } from './evaluate.ts'
import { catsExplains } from './explains.ts'
import { buy, draft, giveLessons, rescueCards } from './exploring.ts'
import { catsFeatures } from './features.ts'
import { pendingGain } from './pending-gain.ts'
import { familyRescue, moveCat, rescue, zone } from './rescuing.ts'
import { colour, oshax, place, rareFinds, treasure } from './tiles.ts'
import weights from './weights.json' with { type: 'json' }

/** What is known about The Isle of Cats. */
export const catsHeuristics: Heuristics<CatsState, Content> = {
  evaluate,
  pendingGain,
  shortlist: {
    draft,
    buy,
    rescueCards,
    giveLessons,
    rescue,
    familyRescue,
    moveCat,
    zone,
    rareFinds,
    oshax,
    treasure,
    mapBonus: treasure,
    colour,
    place,
    anytime,
  },
  anytime: raise,
  effort: { beam: 3, samples: 2, depth: 10, margin: 0.2 },
  novice: { error: 8, overlooks: 0.35 },
  skilled: { width: 2 },
  master: { ahead: 4, aheadSamples: 8 },
  features: catsFeatures,
  explains: catsExplains,
}

/** What was learned about it. */
export const catsWeights = weights as unknown as readonly Weights[]

/** A sensible player of The Isle of Cats. */
export const catsCasual = casual(catsHeuristics)
