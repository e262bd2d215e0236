import type { Content, WoodcraftState } from '@nora/woodcraft'
import type { Heuristics } from '../heuristics.ts'
import type { Weights } from '../learned/weights.ts'
import { casual } from '../levels.ts'
import { chooseTool, placeTool } from './attic.ts'
import { evaluate } from './evaluate.ts'
import { woodcraftExplains } from './explains.ts'
import { woodcraftFeatures } from './features.ts'
import { pendingGain } from './pending-gain.ts'
import { shortlists } from './shortlists.ts'
import { turn } from './turn.ts'
import weights from './weights.json' with { type: 'json' }
import { woodwork } from './woodwork.ts'

/** What is known about Woodcraft. */
export const woodcraftHeuristics: Heuristics<WoodcraftState, Content> = {
  evaluate,
  pendingGain,
  shortlist: { ...shortlists, ...woodwork, chooseTool, placeTool, turn },
  effort: { beam: 3, tries: 6, samples: 2, depth: 16 },
  novice: { error: 2, overlooks: 0.2, fancy: 0.3 },
  features: woodcraftFeatures,
  explains: woodcraftExplains,
}

/** What was learned about it. */
export const woodcraftWeights = weights as unknown as readonly Weights[]

/** A sensible player of Woodcraft. */
export const woodcraftCasual = casual(woodcraftHeuristics)
