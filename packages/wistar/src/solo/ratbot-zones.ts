import { bag, heap, type Item, row, type ZoneRule } from '@nora/kernel'
import type { Content } from '../content/content.ts'

/** Action cards not turned over yet in this round. */
export const ACTION_DECK = 'actionDeck'
/** Action cards turned over in this round; the last one is being carried out. */
export const ACTIONS_TURNED = 'actionsTurned'
/** The exploration cards under the top one. */
export const EXPLORATION_DECK = 'explorationDeck'
/** The card that lies at the bottom from the start: it is drawn when the deck is empty. */
export const EXPLORATION_LAST = `${EXPLORATION_DECK}/bottom`
/** The top card of the deck, drawn ahead: its back is in use, and it tells which card it is. */
export const EXPLORATION_TOP = 'explorationTop'
/** Exploration cards that left the game; the last one is being carried out. */
export const EXPLORATION_PLAYED = 'explorationPlayed'
/** State cards from which those of a game are chosen. */
export const STATE_SUPPLY = 'stateSupply'
export const STATE_CARDS = 'stateCards'
/** Inventions in Ratbot's pile. They lie face down, but everybody saw them go there. */
export const RATBOT_PILE = 'ratbotPile'
/** Guests and cheese on the automa board. */
export const RATBOT_GUESTS = 'ratbotGuests'
/** Door tokens, which Ratbot never turns over. */
export const RATBOT_DOORS = 'ratbotDoors'

/** What a solo game has on the table besides the rest. */
export const ratbotZones: { readonly [zone: string]: ZoneRule } = {
  [ACTION_DECK]: bag,
  [ACTIONS_TURNED]: row,
  [EXPLORATION_DECK]: bag,
  [EXPLORATION_LAST]: heap,
  [EXPLORATION_TOP]: row,
  [EXPLORATION_PLAYED]: row,
  [STATE_SUPPLY]: heap,
  [STATE_CARDS]: row,
  [RATBOT_PILE]: heap,
  [RATBOT_GUESTS]: row,
  [RATBOT_DOORS]: bag,
}

/** Ratbot's cards before anything is drawn. */
export function fillRatbotZones({ tables }: Content, put: (zone: string, item: Item) => void): void {
  for (const { id } of tables.actionCards) put(ACTION_DECK, id)
  for (const { id, rows } of tables.explorationCards) put(rows ? EXPLORATION_DECK : EXPLORATION_LAST, id)
  for (const { id } of tables.stateCards) put(STATE_SUPPLY, id)
}
