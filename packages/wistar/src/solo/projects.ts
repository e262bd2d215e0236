import type { Deck } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { marketOf } from '../zones.ts'
import { RATBOT_PILE } from './ratbot-zones.ts'

/** So many cards of a row at a time. */
const CARDS = 2

/** Russian rulebook, Работа над проектами: the leftmost cards left in the row, which is filled again when the turn ends. */
export function takeLeftmost(table: WistarTable, deck: Deck): void {
  const cards = table.zone(marketOf(deck)).slice(-CARDS)
  table.move(cards, marketOf(deck), RATBOT_PILE)
  table.tell?.({ type: 'ratbotTakesCards', items: cards, deck })
}
