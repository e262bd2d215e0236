import { type CatsState, type Content, handOf, lessonsOf, planOf, rescueCardsOf, shownOf, tileOf } from '@nora/cats'
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
    ...(state.players[seat]?.passed ? [voice.format('catsPlay.view.passed')] : []),
    ...list(rescueCardsOf(seat), voice.format('catsPlay.view.openRescueCards')),
    ...list(shownOf(seat), voice.format('catsPlay.view.openLessons')),
    ...boatLines(content, state, seat, screen),
    '',
  ].join('\n')
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

/** A ship and how to read its picture. */
export function boatLines(content: Content, { players }: CatsState, seat: Seat, { voice, colours }: Screen): string[] {
  const boat = players[seat]?.boat
  if (!boat) return []
  const record = content.tables.boats.find(({ id }) => id === planOf(content, boat.plan).id)
  return [
    voice.format('catsPlay.view.boat', { name: record ? voice.say(record.name) : boat.plan }),
    boatPicture(content, boat, colours),
    voice.format('catsPlay.view.key'),
    voice.format('catsPlay.view.sections', {
      sections: sectionsOf(content).map(({ mark, name }) => `${mark}\u00a0${voice.say(name)}`),
    }),
  ]
}
