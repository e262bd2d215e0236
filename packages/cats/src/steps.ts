import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { buy } from './day/buy.ts'
import { deal, draft } from './day/draft.ts'
import { familyTurn } from './day/family-turn.ts'
import { fill } from './day/fill.ts'
import { fishing } from './day/fishing.ts'
import { lessons } from './day/lessons.ts'
import { nextDay } from './day/next-day.ts'
import { rareFinds } from './day/rare-finds.ts'
import { rescue } from './day/rescue.ts'
import { rescueCards } from './day/rescue-cards.ts'
import { reveal } from './day/speed.ts'
import { scoring } from './scoring/final-scoring.ts'
import { familyLessons } from './setup/family-lessons.ts'
import { setup } from './setup/setup.ts'
import { soloDraw } from './solo/solo-draw.ts'
import type { CatsState } from './state.ts'

/** The calendar of a game, in the order of the rulebook. */
export const steps: Game<CatsState, Content>['steps'] = {
  setup,
  familyLessons,
  fill,
  fishing,
  deal,
  draft,
  soloDraw,
  buy,
  lessons,
  rescueCards,
  reveal,
  rescue,
  rareFinds,
  familyTurn,
  nextDay,
  scoring,
}
