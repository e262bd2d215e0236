import type { Content, WoodcraftState } from '@nora/woodcraft'
import { greedy } from '../greedy.ts'
import { chooseTool, placeTool } from './attic.ts'
import { evaluate } from './evaluate.ts'
import { pendingGain } from './pending-gain.ts'
import { shortlists } from './shortlists.ts'
import { turn } from './turn.ts'
import { woodwork } from './woodwork.ts'

/** A sensible player of Woodcraft. */
export const woodcraftGreedy = greedy<WoodcraftState, Content>({
  evaluate,
  pendingGain,
  shortlist: { ...shortlists, ...woodwork, chooseTool, placeTool, turn },
  effort: { beam: 3, tries: 6, samples: 2, depth: 16 },
})
