import {
  type CatsState,
  type Content,
  colours,
  handOf,
  lessonsOf,
  planOf,
  rescueCardsOf,
  shownOf,
  tileOf,
} from '@nora/cats'
import type { Match, Seat } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'
import { boatPicture, sectionsOf } from './boat-picture.ts'
import { cardList } from './card-list.ts'
import { contentOf, viewFor } from './match.ts'

/** What everybody sees before a player: counts, face-up cards, the ship. */
export function catsPlayer(match: Match, seat: Seat, reader: Seat, screen: Screen): string {
  const content = contentOf(match)
  const state = viewFor(match, reader)
  const { voice } = screen
  const list = (zone: string, title: string) => cardList(voice, content, state, zone, title)
  return [
    playerLine(match, state, seat, screen),
    ...waitingLines(state, seat, screen),
    ...(state.players[seat]?.passed ? [voice.format('catsPlay.view.passed')] : []),
    ...list(rescueCardsOf(seat), voice.format('catsPlay.view.openRescueCards')),
    ...list(shownOf(seat), voice.format('catsPlay.view.openLessons')),
    ...boatLines(content, state, seat, screen),
    '',
  ].join('\n')
}

/** What a card still allows the player once, now or on a later day. */
export function waitingLines({ players }: CatsState, seat: Seat, { voice }: Screen): string[] {
  const { anywhere, extraRescues = 0 } = players[seat] ?? {}
  return [
    ...(anywhere ? [voice.format('catsPlay.fact.anywhere')] : []),
    ...(extraRescues > 0 ? [voice.format('catsPlay.fact.extraRescues', { n: extraRescues })] : []),
  ]
}

export function playerLine(match: Match, { players, zones }: CatsState, seat: Seat, { voice, name }: Screen): string {
  const player = players[seat]
  if (!player) return ''
  const { fish, baskets, usedBaskets: used, speed, boat } = player
  const content = contentOf(match)
  const lessons = (zones[lessonsOf(seat)]?.length ?? 0) + (zones[shownOf(seat)]?.length ?? 0)
  const cats = boat.tiles.filter(({ tile }) => ['cat', 'oshax'].includes(tileOf(content, tile).kind)).length
  const everywhere = { name: name(seat), lessons, cats }
  if (match.options.mode === 'family') return voice.format('catsPlay.view.familyPlayer', everywhere)
  const cards = zones[handOf(seat)]?.length ?? 0
  return voice.format('catsPlay.view.player', { ...everywhere, fish, baskets, used, speed, cards })
}

/** Which letter stands for what. */
function lettersIn(voice: Screen['voice']): string[] {
  return [
    ...colours.map(
      (colour) => `${voice.format(`catsPlay.letter.${colour}`)}\u00a0${voice.format(`cats.colour.${colour}`)}`,
    ),
    `${voice.format('catsPlay.letter.treasure')}\u00a0${voice.format('catsPlay.letterTreasure')}`,
  ]
}

/** A ship and how to read its picture. */
export function boatLines(content: Content, { players }: CatsState, seat: Seat, screen: Screen): string[] {
  const { voice } = screen
  const boat = players[seat]?.boat
  if (!boat) return []
  const record = content.tables.boats.find(({ id }) => id === planOf(content, boat.plan).id)
  return [
    voice.format('catsPlay.view.boat', { name: record ? voice.say(record.name) : boat.plan }),
    boatPicture(content, boat, screen),
    voice.format('catsPlay.view.key'),
    voice.format('catsPlay.view.letters', { letters: lettersIn(voice) }),
    voice.format('catsPlay.view.sections', {
      sections: sectionsOf(content).map(({ mark, name }) => `${mark}\u00a0${voice.say(name)}`),
    }),
  ]
}
