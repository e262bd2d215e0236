import { type Game, hash, type Mode } from '@nora/kernel'
import { anytime, interrupt, offersAnytime, pausesFor, soughtAnytime, whyNotAnytime } from './actions/raise-hand.ts'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { Content } from './content/content.ts'
import { printedContent } from './content/read.ts'
import { hardLessonsByLevel } from './content/supply.ts'
import { kinds } from './kinds.ts'
import { reasons } from './reasons.ts'
import { earnedOf, outcomeOf, sheetOf } from './scoring/final-scoring.ts'
import { startState } from './setup/start.ts'
import type { CatsState } from './state.ts'
import { steps } from './steps.ts'
import { backOf, zonesOf } from './zones.ts'

const modes: readonly Mode[] = [
  { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options: {} },
  { id: 'family', seats: { min: 2, max: 4 }, levels: [], options: {} },
  // A level is the number of hard lessons.
  { id: 'solo', seats: { min: 1, max: 1 }, levels: Object.values(hardLessonsByLevel), options: {} },
]

/** The Isle of Cats with this content. */
export function createCats(content: Content): Game<CatsState, Content> {
  return {
    id: 'cats',
    rulesVersion: '1.1.0',
    content,
    contentHash: hash(content.tables),
    modes,
    kinds,
    reasons,
    steps,
    bound: 5_000,
    zones: (options) => zonesOf(content, options),
    back: (item) => backOf(content, item),
    start: (options) => startState(content, options),
    clone: cloneState,
    anytime,
    soughtAnytime,
    whyNotAnytime,
    interrupt,
    // A raised hand moves nothing, so it must not keep others from taking their choices back.
    isSign: () => true,
    offersAnytime,
    pausesFor,
    sheet: sheetOf,
    earned: earnedOf,
    outcome: outcomeOf,
    audit,
  }
}

/** The Isle of Cats as it is printed. */
export const catsGame = createCats(printedContent)
