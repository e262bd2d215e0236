import type { Game } from '@nora/kernel'
import { buy } from './buy.ts'
import type { Content } from './content/index.ts'
import { deal, draft } from './draft.ts'
import { familyLessons, familyTurn } from './family.ts'
import { fill } from './fill.ts'
import { fishing } from './fishing.ts'
import { lessons } from './lessons.ts'
import { nextDay } from './next-day.ts'
import { scoring } from './outcome.ts'
import { rareFinds } from './rare-finds.ts'
import { rescue } from './rescue.ts'
import { rescueCards } from './rescue-cards.ts'
import { setup } from './setup.ts'
import { soloDraw } from './solo/solo-draw.ts'
import { reveal } from './speed.ts'
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
