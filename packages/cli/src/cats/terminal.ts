import { findCard, handOf } from '@nora/cats'
import type { Json, Match, Reason, Seat } from '@nora/kernel'
import type { Screen, Terminal } from '../play/terminal.ts'
import { nameIn } from '../voice.ts'
import { catsChoice, catsQuestion } from './choice-words.ts'
import { catsEvent } from './event-words.ts'
import { asCats, contentOf } from './match.ts'
import { thingName } from './names.ts'
import { catsTyped, takesCards } from './typed.ts'
import { catsView } from './view.ts'

/** The Isle of Cats in a terminal. */
export const catsTerminal: Terminal = {
  view: catsView,
  question: catsQuestion,
  choice: catsChoice,
  event: catsEvent,
  typed: catsTyped,
  hint: (_match, { kind }, { voice }) => {
    if (kind === 'place') return voice.format('catsPlay.hint.place')
    return takesCards(kind) ? voice.format('catsPlay.hint.cards') : undefined
  },
  sheetLine: (match, { id, item }, { voice }) => {
    const line = nameIn(voice, `cats.score.${id}`, id)
    return item === undefined ? line : `${line}: ${thingName(voice, contentOf(match), item)}`
  },
  waits,
  reason: named,
}

/** Alone among bots a person is only stopped with a card to play; among people hand size alone decides. */
function waits(match: Match, seat: Seat, alone: boolean): boolean {
  const { content, state } = asCats(match).table
  const hand = state.zones[handOf(seat)] ?? []
  if (state.players[seat]?.raised) return false
  return alone ? hand.some((card) => findCard(content, card, 'anytime')) : hand.length > 0
}

/** Ids of cards and tiles by name. */
function named(match: Match, { code, params = {} }: Reason, { voice }: Screen): Reason {
  const content = contentOf(match)
  const said = Object.entries(params).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'string' ? thingName(voice, content, value) : value,
  ])
  return { code, params: Object.fromEntries(said) }
}
