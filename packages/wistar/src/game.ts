import { type Game, hash, type Mode } from '@nora/kernel'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { Content } from './content/content.ts'
import { editions } from './content/names.ts'
import { houseContent } from './content/read.ts'
import { kindsOf } from './kinds.ts'
import { effectReasons } from './language/effect-reasons.ts'
import { reasons } from './reasons.ts'
import { earnedOf, judgedOf, outcomeOf, sheetOf } from './scoring/final-scoring.ts'
import { startState } from './setup/start.ts'
import type { WistarState } from './state.ts'
import { steps } from './steps.ts'
import { backOf, zonesOf } from './zones.ts'

const options = { edition: editions }

const modes: readonly Mode[] = [
  { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options },
  { id: 'peaceful', seats: { min: 2, max: 4 }, levels: [], options },
  {
    id: 'solo',
    seats: { min: 1, max: 1 },
    levels: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    options: { ...options, stateCards: ['random', 'chosen'] },
  },
]

/** Rats of Wistar with this content. */
export function createWistar(content: Content): Game<WistarState, Content> {
  return {
    id: 'wistar',
    rulesVersion: '1.1.0',
    content,
    contentHash: hash(content.tables),
    modes,
    kinds: kindsOf(content),
    reasons: [...reasons, ...effectReasons(content)],
    steps,
    bound: 20_000,
    zones: (chosen) => zonesOf(content, chosen),
    back: (item) => backOf(content, item),
    start: (chosen) => startState(content, chosen),
    clone: cloneState,
    sheet: sheetOf,
    earned: earnedOf,
    judged: judgedOf,
    outcome: outcomeOf,
    audit,
  }
}

/** Rats of Wistar with the house set. */
export const wistarGame = createWistar(houseContent)
