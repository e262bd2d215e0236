import { type Game, hash } from '@nora/kernel'
import { isTool, orchardCards } from './cards.ts'
import { deal, harvest, pass, pick } from './draft.ts'
import { audit, outcome, sheet } from './score.ts'
import { type OrchardState, start, zones } from './state.ts'
import { anytime, interrupt, soughtAnytime, toolKinds, whyNotAnytime } from './tools.ts'

/**
 * Fruit and tools are drafted in secret, three seasons long; a tool can be used at any moment, also in the middle of
 * another one. Shows `together`, passed hands, a pile, secret picks and their reveal, interrupts, pauses.
 */
export const orchard: Game<OrchardState> = {
  id: 'orchard',
  rulesVersion: '1',
  content: orchardCards,
  contentHash: hash(orchardCards),
  modes: [{ id: 'classic', seats: { min: 2, max: 4 }, levels: [], options: {} }],
  kinds: [pick, ...toolKinds],
  reasons: ['alreadyGuarded', 'deckLow', 'nobodyToSting', 'notYourTool', 'plumsLast', 'shedFull'],
  steps: { deal, pass, harvest },
  bound: 80,
  zones,
  back: (card) => (isTool(card) ? 'tool' : 'fruit'),
  start,
  anytime,
  soughtAnytime,
  whyNotAnytime,
  interrupt,
  sheet,
  outcome,
  audit,
}
