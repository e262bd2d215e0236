import { type CatsTable, cardOf, type Survey, surveyOf } from '@nora/cats'
import type { Json, Match, Position } from '@nora/kernel'

/** The learner sits here in every lesson. */
export const LEARNER = 0

/** What would be asked after a choice. */
export function asksNext(match: Match, choice: Json): string | undefined {
  return after(match, choice).owed(LEARNER)?.kind
}

/** The learner's boat after a choice. */
export function boatAfter(match: Match, choice: Json): Survey {
  const { content, state } = after(match, choice).table as unknown as CatsTable
  const player = state.players[LEARNER]
  if (!player) throw new Error('nobody learns here')
  return surveyOf(content, player.boat)
}

function after(match: Match, choice: Json): Position {
  return match.tryOut(LEARNER, choice, false).position
}

/** What a cat in the left zone costs. */
const CHEAPEST_CAT = 3

/** A purchase that leaves enough for a cat. */
export function affordable(choice: Json, match: Match): boolean {
  const { content, state } = match.table as unknown as CatsTable
  if (!Array.isArray(choice) || choice.length === 0) return false
  const price = choice.reduce<number>((sum, id) => {
    const card = cardOf(content, String(id))
    return sum + ('cost' in card ? card.cost : 0)
  }, 0)
  return price + CHEAPEST_CAT <= (state.players[LEARNER]?.fish ?? 0)
}

export const anyCat = (choice: Json) => choice !== 'pass'

export const thing = (id: string) => `[data-thing="${id}"]`

/** In the tray, where a turn is ended. */
export const END = '[data-button="end"]'
export const SHIP = { at: '[data-picture="ship"]', part: 'ship' } as const
/** Cards that are asked about lie in the middle, and on a small screen in the part with one's cards. */
export const ASKED = { at: '[data-picture="asked"], [data-in-part="cards"] [data-hand]', part: 'cards' } as const
export const ZONES = { at: '[data-zone]', part: 'island' } as const
export const ISLAND = { at: '[data-picture="island"]', part: 'island' } as const
