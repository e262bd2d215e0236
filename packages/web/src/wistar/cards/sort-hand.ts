import { type Item, isHidden, type Seat } from '@nora/kernel'
import { cardOf, type PlayTerms, playingCost, type WistarTable, whyNotPlay } from '@nora/wistar'
import { type Need, needIcons } from './needs.ts'

/** When a card of the hand could be played: as it is, with jokers for missing skills, or not yet. */
export type Playable = 'now' | 'joker' | 'notYet'

export interface HandCard {
  readonly card: Item
  readonly playable: Playable
  /** Everything that is missing, also what a joker stands in for. */
  readonly missing: readonly Need[]
  readonly jokers: number
}

const order: readonly Playable[] = ['now', 'joker', 'notYet']

/** A hand from what can be played now to what cannot yet; in each part as it came. */
export function sortHand(
  table: WistarTable,
  seat: Seat,
  hand: readonly Item[],
  terms: PlayTerms = {},
): readonly HandCard[] {
  const cards = hand.map((card) => judge(table, seat, card, terms))
  return order.flatMap((playable) => cards.filter((card) => card.playable === playable))
}

function judge(table: WistarTable, seat: Seat, card: Item, terms: PlayTerms): HandCard {
  if (isHidden(card)) return { card, playable: 'notYet', missing: [], jokers: 0 }
  const missing = needIcons(table, seat, cardOf(table, card).requires).filter(({ isMissing }) => isMissing)
  if (whyNotPlay(table, seat, card, terms)) return { card, playable: 'notYet', missing, jokers: 0 }
  const jokers = playingCost(table, seat, card, terms).dues.joker ?? 0
  return { card, playable: jokers > 0 ? 'joker' : 'now', missing, jokers }
}
