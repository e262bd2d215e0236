import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { finalScoring } from './final-scoring.ts'
import { income, newRound, refresh } from './new-round.ts'
import { ratbotSetup } from './ratbot/setup.ts'
import { ratbotTurn } from './ratbot/turn.ts'
import { openMarket, setup, startingCards } from './setup.ts'
import type { WistarState } from './state.ts'
import { turn } from './turn.ts'

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
