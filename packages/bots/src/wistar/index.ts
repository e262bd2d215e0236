import type { Content, WistarState } from '@nora/wistar'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { evaluate } from './evaluate.ts'
import { plainRoads, type Roads } from './roads.ts'
import { shortlistsFor } from './shortlists.ts'
import { promise } from './turn.ts'

export type { Roads } from './roads.ts'

/** A sensible player of Rats of Wistar that values some roads to points more or less than their points. */
export function wistarGreedyOn(roads: Partial<Roads>): Bot {
  const valued = { ...plainRoads, ...roads }
  return greedy<WistarState, Content>({
    evaluate: (table, seat) => evaluate(table, seat, valued),
    promise: (table, seat, open) => promise(table, seat, open, valued),
    shortlist: shortlistsFor(valued),
    effort: { beam: 2, roots: 5, tries: 6, dreams: 2, depth: 14 },
  })
}

/** A sensible player of Rats of Wistar. */
export const wistarGreedy = wistarGreedyOn({})
