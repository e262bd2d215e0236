import {
  type CatsState,
  COMMON,
  type Content,
  chosenOf,
  draftOf,
  fishPerCat,
  handOf,
  LEFT,
  lessonsOf,
  OSHAXES,
  offerOf,
  PUBLIC_LESSONS,
  planOf,
  RARE,
  RIGHT,
  rescueCardsOf,
  shownOf,
  tileOf,
} from '@nora/cats'
import { type Item, isHidden, type Match, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Screen } from '../play/terminal.ts'
import { boatPicture, sectionsOf } from './boat-picture.ts'
import { cardLine } from './card-line.ts'
import { contentOf, viewFor } from './match.ts'
import { moverName, shapeNumber } from './names.ts'
import { sisterLines } from './sister-view.ts'
import { tilePictures } from './tile-pictures.ts'

/** The table as a seat sees it: the island, the players, its own ship and cards. */
export function catsView(match: Match, seat: Seat, screen: Screen): string {
  const content = contentOf(match)
  const state = viewFor(match, seat)
  return [
    ...calendar(state, screen),
    ...island(match, state, screen),
    ...playerLines(match, state, screen),
    ...cardList(content, state, PUBLIC_LESSONS, screen.voice.format('catsPlay.view.publicLessons'), screen.voice),
    ...sisterLines(match, seat, screen),
    ...ownBoat(content, state, seat, screen),
    ...ownCards(content, state, seat, screen.voice),
  ].join('\n')
}

function calendar({ day, phase, order }: CatsState, screen: Screen): string[] {
  const { voice } = screen
  const now = `${voice.format('cats.day', { day })} · ${voice.format(`catsPlay.phase.${phase}`)}`
  return [now, voice.format('catsPlay.view.order', { order: order.map((mover) => moverName(screen, mover)) })]
}

/** In a family game cats are free, and alone against the Sister positions matter. */
function island(match: Match, { zones }: CatsState, { voice, colours }: Screen): string[] {
  const content = contentOf(match)
  const { mode } = match.options
  const pictures = (zone: string, title: string, firstPosition = 1): string[] => {
    const tiles = zones[zone] ?? []
    if (tiles.length === 0) return []
    return [title, tilePictures(content, tiles, colours, mode === 'solo' ? firstPosition : undefined)]
  }
  const title = (zone: typeof LEFT | typeof RIGHT) =>
    voice.format('catsPlay.view.zone', {
      zone: zone === LEFT ? 'left' : 'other',
      price: mode === 'family' ? 'none' : 'other',
      fish: fishPerCat[zone],
    })
  const heap = (zone: string, id: 'catsPlay.view.rare' | 'catsPlay.view.common'): string[] => {
    const tiles = zones[zone] ?? []
    return tiles.length > 0 ? [voice.format(id, { tiles: countedShapes(content, tiles) })] : []
  }
  return [
    ...pictures(LEFT, title(LEFT)),
    ...pictures(RIGHT, title(RIGHT), 1 + (zones[LEFT]?.length ?? 0)),
    ...pictures(OSHAXES, voice.format('catsPlay.view.oshaxes')),
    ...heap(RARE, 'catsPlay.view.rare'),
    ...heap(COMMON, 'catsPlay.view.common'),
  ]
}

/** `T4 ×2`: how many there are of each shape. */
function countedShapes(content: Content, tiles: readonly Item[]): string[] {
  const counts = new Map<string, number>()
  for (const tile of tiles) {
    const shape = shapeNumber(tileOf(content, tile).shape)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return [...counts].map(([shape, count]) => (count > 1 ? `${shape} ×${count}` : shape))
}

function playerLines(match: Match, { players, zones }: CatsState, { voice, name }: Screen): string[] {
  const content = contentOf(match)
  return players.map(({ fish, baskets, usedBaskets: used, speed, boat }, seat) => {
    const lessons = (zones[lessonsOf(seat)]?.length ?? 0) + (zones[shownOf(seat)]?.length ?? 0)
    const cats = boat.tiles.filter(({ tile }) => ['cat', 'oshax'].includes(tileOf(content, tile).kind)).length
    const everywhere = { name: name(seat), lessons, cats }
    if (match.options.mode === 'family') return voice.format('catsPlay.view.familyPlayer', everywhere)
    const cards = zones[handOf(seat)]?.length ?? 0
    return voice.format('catsPlay.view.player', { ...everywhere, fish, baskets, used, speed, cards })
  })
}

function ownBoat(content: Content, { players }: CatsState, seat: Seat, { voice, colours }: Screen): string[] {
  const boat = players[seat]?.boat
  if (!boat) return []
  const record = content.tables.boats.find(({ id }) => id === planOf(content, boat.plan).id)
  return [
    '',
    voice.format('catsPlay.view.boat', { name: record ? voice.say(record.name) : boat.plan }),
    boatPicture(content, boat, colours),
    voice.format('catsPlay.view.key'),
    voice.format('catsPlay.view.sections', {
      sections: sectionsOf(content).map(({ mark, name }) => `${mark} ${voice.say(name)}`),
    }),
  ]
}

function ownCards(content: Content, state: CatsState, seat: Seat, voice: Catalogue): string[] {
  const lists = [
    [draftOf(seat), 'catsPlay.view.draft'],
    [offerOf(seat), 'catsPlay.view.offer'],
    [handOf(seat), 'catsPlay.view.hand'],
    [chosenOf(seat), 'catsPlay.view.rescueCards'],
    [rescueCardsOf(seat), 'catsPlay.view.rescueCards'],
    [lessonsOf(seat), 'catsPlay.view.lessons'],
  ] as const
  return lists.flatMap(([zone, id]) => cardList(content, state, zone, voice.format(id), voice))
}

function cardList(
  content: Content,
  { zones, lessonColours }: CatsState,
  zone: string,
  title: string,
  voice: Catalogue,
): string[] {
  const cards = (zones[zone] ?? []).filter((card) => !isHidden(card))
  return cards.length > 0
    ? [title, ...cards.map((card) => `  ${cardLine(voice, content, card, lessonColours[card])}`)]
    : []
}
