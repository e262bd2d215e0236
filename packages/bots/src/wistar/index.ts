import type { Content, WistarState } from '@nora/wistar'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { evaluate } from './evaluate.ts'
import { pendingGain } from './pending-gain.ts'
import { shortlistsFor } from './shortlists.ts'
import { plainStrategy, type Strategy } from './strategy.ts'

export type { Strategy } from './strategy.ts'

/** A sensible player of Rats of Wistar that values some ways to score more or less than their points. */
export function wistarGreedyWith(strategy: Partial<Strategy>): Bot {
  const valued = { ...plainStrategy, ...strategy }
  return greedy<WistarState, Content>({
    evaluate: (table, seat) => evaluate(table, seat, valued),
    pendingGain: (table, seat, open) => pendingGain(table, seat, open, valued),
    shortlist: shortlistsFor(valued),
    effort: { beam: 2, roots: 5, tries: 6, samples: 2, depth: 14 },
  })
}

/** A sensible player of Rats of Wistar. */
export const wistarGreedy = wistarGreedyWith({})
