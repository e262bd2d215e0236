import {
  type CatsState,
  COMMON,
  chosenOf,
  draftOf,
  fishPerCat,
  handOf,
  LEFT,
  lessonsOf,
  OSHAXES,
  offerOf,
  PUBLIC_LESSONS,
  RARE,
  RIGHT,
  rescueCardsOf,
  shownOf,
} from '@nora/cats'
import type { Match, Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { countedShapes, moverName } from '@nora/words'
import type { Screen } from '../play/terminal.ts'
import { cardList } from './card-list.ts'
import { contentOf, viewFor } from './match.ts'
import { boatLines, playerLine, waitingLines } from './player-view.ts'
import { sisterLines } from './sister-view.ts'
import { tilePictures } from './tile-pictures.ts'

/** The table as a seat sees it; what it looks at most comes last, next to the question. */
export function catsView(match: Match, seat: Seat, screen: Screen): string {
  const content = contentOf(match)
  const state = viewFor(match, seat)
  const { voice } = screen
  return [
    ...calendar(state, screen),
    ...supplies(match, state, screen),
    ...state.players.flatMap((_, player) => [
      playerLine(match, state, player, screen),
      ...waitingLines(state, player, screen).map((line) => `  ${line}`),
    ]),
    ...cardList(voice, content, state, PUBLIC_LESSONS, voice.format('catsPlay.view.publicLessons')),
    ...sisterLines(match, seat, screen),
    ...island(match, state, screen),
    '',
    ...boatLines(content, state, seat, screen),
    ...ownCards(match, state, seat, voice),
  ].join('\n')
}

function calendar({ day, phase, order }: CatsState, screen: Screen): string[] {
  const { voice } = screen
  const now = `${voice.format('cats.day', { day })} · ${voice.format(`catsPlay.phase.${phase}`)}`
  return [now, voice.format('catsPlay.view.order', { order: order.map((mover) => moverName(screen, mover)) })]
}

/** In a family game cats are free, and alone against the Sister positions matter. */
function island(match: Match, { zones }: CatsState, screen: Screen): string[] {
  const { voice } = screen
  const { mode } = match.options
  const row = (zone: typeof LEFT | typeof RIGHT, firstPosition: number): string[] => {
    const tiles = zones[zone] ?? []
    if (tiles.length === 0) return []
    const price = mode === 'family' ? 'none' : 'other'
    const title = { zone: zone === LEFT ? 'left' : 'other', price, fish: fishPerCat[zone] } as const
    const position = mode === 'solo' ? firstPosition : undefined
    return [voice.format('catsPlay.view.zone', title), tilePictures(contentOf(match), tiles, screen, position)]
  }
  return [...row(LEFT, 1), ...row(RIGHT, 1 + (zones[LEFT]?.length ?? 0))]
}

/** Isle of Cats rulebook, Solo: cards speak of oshaxes and of columns of rare treasures by their position from the left. */
function supplies(match: Match, { zones }: CatsState, screen: Screen): string[] {
  const { voice } = screen
  const isSolo = match.options.mode === 'solo'
  const content = contentOf(match)
  const oshaxes = zones[OSHAXES] ?? []
  const heap = (zone: string, id: 'catsPlay.view.rare' | 'catsPlay.view.common'): string[] => {
    const tiles = zones[zone] ?? []
    const shapes = countedShapes(voice, content, tiles)
    const numbered = isSolo && zone === RARE ? shapes.map((shape, place) => `${place + 1}: ${shape}`) : shapes
    return tiles.length > 0 ? [voice.format(id, { tiles: numbered })] : []
  }
  return [
    ...(oshaxes.length > 0
      ? [voice.format('catsPlay.view.oshaxes'), tilePictures(content, oshaxes, screen, isSolo ? 1 : undefined)]
      : []),
    ...heap(RARE, 'catsPlay.view.rare'),
    ...heap(COMMON, 'catsPlay.view.common'),
  ]
}

function ownCards(match: Match, state: CatsState, seat: Seat, voice: Catalogue): string[] {
  // The question itself lists the cards that go round.
  const draft = match.owed(seat)?.kind === 'draft' ? [] : ([[draftOf(seat), 'catsPlay.view.draft']] as const)
  const lists = [
    ...draft,
    [offerOf(seat), 'catsPlay.view.offer'],
    [handOf(seat), 'catsPlay.view.hand'],
    [chosenOf(seat), 'catsPlay.view.rescueCards'],
    [rescueCardsOf(seat), 'catsPlay.view.rescueCards'],
    [lessonsOf(seat), 'catsPlay.view.lessons'],
    [shownOf(seat), 'catsPlay.view.lessons'],
  ] as const
  return lists.flatMap(([zone, id]) => cardList(voice, contentOf(match), state, zone, voice.format(id)))
}
