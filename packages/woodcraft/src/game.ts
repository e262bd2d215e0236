import { type Game, hash, type Json, type Mode } from '@nora/kernel'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { Content } from './content/content.ts'
import { quadrants } from './content/names.ts'
import { houseContent } from './content/read.ts'
import { kindsOf } from './kinds.ts'
import { reasons } from './reasons.ts'
import { earnedOf, judgedOf, outcomeOf, sheetOf } from './scoring/final-scoring.ts'
import { startState } from './setup/start.ts'
import type { WoodcraftState } from './state.ts'
import { steps } from './steps.ts'
import { backOf, zonesOf } from './zones.ts'

/** Czech rulebook, Příprava hry: the tiles start in any one quadrant, in a first game in the pictured one. */
const options = { quadrant: quadrants }

const modes: readonly Mode[] = [
  { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options },
  { id: 'solo', seats: { min: 1, max: 1 }, levels: [], options },
]

/** Every turn ends, but a rich one takes many steps: no game has come near this. */
const BOUND = 6000

/** Woodcraft with this content. */
export function createWoodcraft(content: Content): Game<WoodcraftState, Content> {
  return {
    id: 'woodcraft',
    rulesVersion: '1.1.0',
    content,
    contentHash: hash(content.tables as unknown as Json),
    modes,
    kinds: kindsOf(content),
    reasons,
    steps,
    bound: BOUND,
    zones: zonesOf,
    back: backOf,
    start: (chosen) => startState(content, chosen),
    clone: cloneState,
    sheet: sheetOf,
    earned: earnedOf,
    judged: judgedOf,
    outcome: outcomeOf,
    audit,
  }
}

export const woodcraftGame: Game<WoodcraftState, Content> = createWoodcraft(houseContent)
