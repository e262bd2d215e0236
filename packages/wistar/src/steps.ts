import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { income, newRound, refresh } from './round/new-round.ts'
import { turn } from './round/turn.ts'
import { finalScoring } from './scoring/final-scoring.ts'
import { openMarket, setup, startingCards } from './setup/setup.ts'
import { ratbotTurn } from './solo/ratbot-turn.ts'
import { ratbotSetup } from './solo/solo-setup.ts'
import type { WistarState } from './state.ts'

/** The calendar of a game, in the order of the rulebook. */
export const steps: Game<WistarState, Content>['steps'] = {
  setup,
  ratbotSetup,
  startingCards,
  openMarket,
  turn,
  ratbotTurn,
  newRound,
  income,
  refresh,
  finalScoring,
}
