import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { endOfRound } from './round/end-of-round.ts'
import { turn } from './round/turn.ts'
import { firstCards, firstHelpers, setup } from './setup/setup.ts'
import { soloCard } from './solo/solo-card.ts'
import type { WoodcraftState } from './state.ts'

/** The calendar of a game, in the order of the rulebook. */
export const steps: Game<WoodcraftState, Content>['steps'] = {
  setup,
  firstCards,
  firstHelpers,
  turn,
  soloCard,
  endOfRound,
}
