import { type CatsTable, findCard } from '@nora/cats'
import type { Decision, Item, Json } from '@nora/kernel'

const RAISE = 'raise'

/** Where cards are played in answer to what is asked. */
const cardsArePlayed: readonly string[] = ['rescueCards', 'rescue', 'rareFinds', 'anytime']

/** Where nobody else could act, nobody has to be asked whether one may play a card: one clicks it. */
export function needsNoHand({ options }: Pick<CatsTable, 'options'>): boolean {
  return options.seats === 1
}

/**
 * Whether a click on a card says that it is to be played next: it is an anytime card, nobody else could act, and what is asked
 * now is about something else.
 */
export function comesNext(
  table: CatsTable,
  decision: Decision | undefined,
  anytime: readonly Json[],
  card: Item,
): boolean {
  if (!needsNoHand(table) || cardsArePlayed.includes(decision?.kind ?? '')) return false
  return anytime.includes(RAISE) && findCard(table.content, card, 'anytime') !== undefined
}

/** What a card answers that is to be played next. */
export const asNext = { value: RAISE, sort: 'hand' } as const
