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
  SISTER_LESSONS,
  shownOf,
  tileOf,
} from '@nora/cats'
import { type Item, isHidden, type Match, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Screen } from '../play/terminal.ts'
import { boatPicture } from './boat-picture.ts'
import { cardLine } from './card-line.ts'
import { contentOf, viewFor } from './match.ts'
import { moverName, shapeNumber } from './names.ts'
import { tilePictures } from './tile-pictures.ts'

/** The table as a seat sees it: the island, the players, its own ship and cards. */
export function catsView(match: Match, seat: Seat, screen: Screen): string {
  const content = contentOf(match)
  const state = viewFor(match, seat)
  return [
    ...calendar(state, screen),
    ...island(content, state, screen),
    ...playerLines(content, state, screen),
    ...cardList(content, state, PUBLIC_LESSONS, screen.voice.format('catsPlay.view.publicLessons'), screen.voice),
    ...sisterLines(content, state, screen),
    ...ownBoat(content, state, seat, screen),
    ...ownCards(content, state, seat, screen.voice),
  ].join('\n')
}

function calendar({ day, phase, order }: CatsState, screen: Screen): string[] {
  const { voice } = screen
  const now = `${voice.format('cats.day', { day })} · ${voice.format(`catsPlay.phase.${phase}`)}`
  return [now, voice.format('catsPlay.view.order', { order: order.map((mover) => moverName(screen, mover)) })]
}

function island(content: Content, { zones }: CatsState, { voice, colours }: Screen): string[] {
  const cats = ([LEFT, RIGHT] as const).flatMap((zone) => {
    const tiles = zones[zone] ?? []
    const title = voice.format('catsPlay.view.zone', { zone: zone === LEFT ? 'left' : 'other', fish: fishPerCat[zone] })
    return tiles.length > 0 ? [title, tilePictures(content, tiles, colours)] : []
  })
  const heaps = (
    [
      [OSHAXES, 'catsPlay.view.oshaxes'],
      [RARE, 'catsPlay.view.rare'],
      [COMMON, 'catsPlay.view.common'],
    ] as const
  ).flatMap(([zone, id]) => {
    const tiles = zones[zone] ?? []
    return tiles.length > 0 ? [voice.format(id, { tiles: countedShapes(content, tiles) })] : []
  })
  return [...cats, ...heaps]
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

function playerLines(content: Content, { players, zones }: CatsState, { voice, name }: Screen): string[] {
  return players.map(({ fish, baskets, usedBaskets, speed, boat }, seat) =>
    voice.format('catsPlay.view.player', {
      name: name(seat),
      fish,
      baskets,
      used: usedBaskets,
      speed,
      cards: zones[handOf(seat)]?.length ?? 0,
      lessons: (zones[lessonsOf(seat)]?.length ?? 0) + (zones[shownOf(seat)]?.length ?? 0),
      cats: boat.tiles.filter(({ tile }) => ['cat', 'oshax'].includes(tileOf(content, tile).kind)).length,
    }),
  )
}

function sisterLines(content: Content, { sister, zones }: CatsState, { voice }: Screen): string[] {
  if (!sister) return []
  const lessons = voice.format('catsPlay.view.sisterLessons')
  return [
    voice.format('catsPlay.view.sister', { speed: sister.speed }),
    ...(zones[SISTER_LESSONS]?.length
      ? [lessons, ...zones[SISTER_LESSONS].map((card) => `  ${cardLine(voice, content, card)}`)]
      : []),
  ]
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

function cardList(content: Content, { zones }: CatsState, zone: string, title: string, voice: Catalogue): string[] {
  const cards = (zones[zone] ?? []).filter((card) => !isHidden(card))
  return cards.length > 0 ? [title, ...cards.map((card) => `  ${cardLine(voice, content, card)}`)] : []
}
