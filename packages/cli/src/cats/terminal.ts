import { findCard, handOf, SISTER } from '@nora/cats'
import type { Json, Match, Reason, Seat } from '@nora/kernel'
import type { Screen, Terminal } from '../play/terminal.ts'
import { nameIn } from '../voice.ts'
import { catsChoice, catsQuestion, catsThing } from './choice-words.ts'
import { catsEvent } from './event-words.ts'
import { catsHint } from './hint.ts'
import { asCats, contentOf } from './match.ts'
import { thingName } from './names.ts'
import { catsPiles } from './piles-view.ts'
import { catsPlayer } from './player-view.ts'
import { catsTyped } from './typed.ts'
import { catsView } from './view.ts'

/** The Isle of Cats in a terminal. */
export const catsTerminal: Terminal = {
  view: catsView,
  question: catsQuestion,
  choice: catsChoice,
  event: catsEvent,
  typed: catsTyped,
  thing: catsThing,
  item: (match, thing, { voice }) => thingName(voice, contentOf(match), thing),
  player: catsPlayer,
  piles: catsPiles,
  automa: {
    name: ({ voice }) => voice.format('catsPlay.sisterTitle'),
    sheet: (match, reader) => (match.options.mode === 'solo' ? match.sheet(SISTER, reader) : undefined),
  },
  hint: catsHint,
  sheetLine: (match, { id, item }, { voice }) => {
    const line = nameIn(voice, `cats.score.${id}`, id)
    return item === undefined ? line : `${line}: ${thingName(voice, contentOf(match), item)}`
  },
  waits,
  wants: (match, seat, act) => act !== 'raise' || holdsAnytimeCard(match, seat),
  reason: named,
}

/** Alone among bots a person is only stopped with a card to play; among people hand size alone decides. */
function waits(match: Match, seat: Seat, alone: boolean): boolean {
  const { state } = asCats(match).table
  if (state.players[seat]?.raised) return false
  return alone ? holdsAnytimeCard(match, seat) : (state.zones[handOf(seat)]?.length ?? 0) > 0
}

function holdsAnytimeCard(match: Match, seat: Seat): boolean {
  const { content, state } = asCats(match).table
  return (state.zones[handOf(seat)] ?? []).some((card) => findCard(content, card, 'anytime'))
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
