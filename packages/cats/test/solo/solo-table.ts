import { EventRecorder, type Item, type Outcome } from '@nora/kernel'
import { type Colour, catsGame, SISTER } from '../../src/index.ts'
import { pausingScene, type Scene, type Setup, scene } from '../kit.ts'
import { boatOf, type Ship } from '../scoring/ship.ts'

/** Cats called A to H; which ones they are does not matter to the Sister. */
const letters = 'ABCDEFGH'
const catCalled = (letter: string): Item => `green-0${letters.indexOf(letter) + 1}`
const letterOf = (cat: Item): string => letters[Number(cat.slice(-2)) - 1] as string

const commonShapes = ['common-1', 'common-2', 'common-L3', 'common-I3']

/** A card to hold, so that the player is asked and not passed over. */
const KEPT_IN_HAND = '001'

/** What the Sister counts, written out: `AB CD` are two cats in each zone, `L T2` a column of one and one of two. */
export interface Rows {
  readonly cats: string
  readonly rare: string
  readonly oshaxes: string
  /** How many common treasures of one square, two, three in an L and three in a line. */
  readonly common: readonly number[]
}

export const fullTable: Rows = {
  cats: 'ABCD EFGH',
  rare: 'L T O2 S I',
  oshaxes: '1 2 3 4 5 6',
  common: [5, 5, 5, 5],
}

/** A solo table with these rows, before a step; the Sister's cat stands first. */
export function soloSetup(rows: Rows, setup: Setup): Setup {
  const [left = '', right = ''] = rows.cats.split(' ')
  const gone = [
    ...['1', '2', '3', '4', '5', '6'].filter((number) => !rows.oshaxes.includes(number)).map((n) => `oshax-${n}`),
    ...commonShapes.flatMap((shape, place) =>
      ['1', '2', '3', '4', '5'].slice(rows.common[place]).map((copy) => `${shape}-${copy}`),
    ),
  ]
  return {
    mode: 'solo',
    order: [SISTER, 0],
    left: [...left].map(catCalled),
    right: [...right].map(catCalled),
    rare: rows.rare.split(' ').filter(Boolean).flatMap(columnOf),
    hands: [[KEPT_IN_HAND]],
    ...setup,
    gone: [...gone, ...(setup.gone ?? [])],
  }
}

export function soloScene(rows: Rows, setup: Setup): Scene {
  return scene(soloSetup(rows, setup))
}

/** `O2` are two rare treasures in a square. */
function columnOf([shape, copies = '1']: string): Item[] {
  return Array.from({ length: Number(copies) }, (_, copy) => `rare-${shape}4-${copy + 1}`)
}

export function rowsOn(table: Scene): Rows {
  const zone = (name: string) => [...table.zone(name)]
  const columns = new Map<string, number>()
  for (const tile of zone('rare')) columns.set(tile[5] as string, (columns.get(tile[5] as string) ?? 0) + 1)
  return {
    cats: `${zone('left').map(letterOf).join('')} ${zone('right').map(letterOf).join('')}`,
    rare: [...columns].map(([shape, copies]) => (copies > 1 ? `${shape}${copies}` : shape)).join(' '),
    oshaxes: zone('oshaxes')
      .map((tile) => tile.slice(-1))
      .join(' '),
    common: commonShapes.map((shape) => zone('common').filter((tile) => tile.startsWith(`${shape}-`)).length),
  }
}

/** Sister cards that lie face down behind the first one where it does not matter which. */
const waiting = ['174', '175', '176', '177']

/**
 * The first Sister card of a day is turned and, as she is first in the turn order, carried out. It shows `baskets`, so
 * that many cards are hers today.
 */
export function sisterPlays(card: Item, baskets: number, rows: Rows = fullTable, setup: Partial<Setup> = {}): Scene {
  const table = soloScene(rows, { next: { step: 'reveal' }, ...setup }).fate([card])
  return baskets === 1 ? table : table.fate(waiting.filter((other) => other !== card).slice(0, baskets - 1))
}

/** The rows after one Sister card, which shows this many baskets. */
export function after(card: Item, baskets: number, rows: Rows = fullTable): Rows {
  return rowsOn(sisterPlays(card, baskets, rows))
}

export interface Ending {
  readonly ship: Ship
  readonly level?: number
  readonly lessons?: readonly Item[]
  readonly publicLessons?: readonly Item[]
  readonly lessonColours?: Readonly<Record<Item, Colour>>
  readonly sisterLessons?: readonly Item[]
  readonly sisterColours?: readonly Item[]
  readonly fish?: number
}

/** How a solo game ends that comes to the final scoring in this way. */
export function ending({ ship, lessons, sisterLessons, sisterColours, fish, ...setup }: Ending): Outcome {
  const table = pausingScene({
    ...setup,
    mode: 'solo',
    next: { step: 'scoring' },
    day: 5,
    order: [0, SISTER],
    hands: [[KEPT_IN_HAND]],
    lessons: [lessons ?? []],
    zones: { sisterLessons: sisterLessons ?? [], sisterColours: sisterColours ?? [] },
    players: [{ fish: fish ?? 0 }],
  })
  table.player(0).boat = boatOf(ship)
  table.goOn()
  return catsGame.outcome(table.position.table)
}

/** Her lines on the score sheet, by card. */
export function sisterLines({ automa }: Outcome): Record<Item, number> {
  return Object.fromEntries((automa?.sheet ?? []).map(({ item, points }) => [item, points]))
}

/** What is told from here on, without the plain moves. */
export function listen(table: Scene): () => readonly object[] {
  const recorder = new EventRecorder(table.position.table as never)
  return () =>
    recorder
      .take()
      .told.map(({ event }) => event)
      .filter(({ type }) => type !== 'move')
}
