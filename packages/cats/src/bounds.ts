import { LARGEST_COUNT } from '@nora/effects'
import type { Bounds, Variant } from '@nora/kernel'
import { COLUMNS, countCells, ROWS } from './boat/grid.ts'
import { turns } from './boat/shape.ts'
import type { Content } from './content/content.ts'
import { printedContent } from './content/read.ts'
import { days, permanentBaskets } from './content/supply.ts'
import { TIMES } from './solo/solo-draw.ts'
import { type CatsState, SISTER } from './state.ts'
import { boatOf, COMMON, LEFT, OSHAXES, PUBLIC_LESSONS, RARE, RIGHT } from './zones.ts'

/**
 * Fish are paid out as long as cards say so; the rulebook has other things stand in for tokens. Nobody comes near a
 * thousand with the printed cards; a pack's may give far more.
 */
const PRINTED_FISH = 1_000

/** The least and the greatest value of every number of a state. */
export function boundsOf({ game: { content }, options, items }: Variant<CatsState, Content>): Bounds {
  const { mode, seats } = options
  const { discovery, solo } = content.tables
  const movers = mode === 'solo' ? seats + 1 : seats
  const tiles = (...kinds: string[]) => [...content.tiles.values()].filter(({ kind }) => kinds.includes(kind)).length
  const squares = Math.max(...[...content.plans.values()].map(({ ship }) => countCells(ship)))
  const publicLessons = discovery.filter(({ kind }) => kind === 'publicLesson').length
  return {
    'zones.*.length': [0, items.length],
    [`zones.${LEFT}.length`]: [0, tiles('cat')],
    [`zones.${RIGHT}.length`]: [0, tiles('cat')],
    [`zones.${RARE}.length`]: [0, tiles('rare')],
    [`zones.${COMMON}.length`]: [0, tiles('common')],
    [`zones.${OSHAXES}.length`]: [0, tiles('oshax')],
    [`zones.${PUBLIC_LESSONS}.length`]: [0, publicLessons],
    ...Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`zones.${boatOf(seat)}.length`, [0, squares]])),
    'next.args.place': [0, movers - 1],
    'next.args.time': [1, TIMES],
    day: [1, days],
    'order.length': [movers, movers],
    'order.*': [SISTER, seats - 1],
    'players.length': [seats, seats],
    'players.*.boat.tiles.length': [0, squares],
    'players.*.boat.tiles.*.at.row': [0, ROWS - 1],
    'players.*.boat.tiles.*.at.col': [0, COLUMNS - 1],
    'players.*.boat.tiles.*.at.turn': [0, turns.length - 1],
    'players.*.boat.covered.length': [ROWS, ROWS],
    'players.*.boat.covered.*': [0, 2 ** COLUMNS - 1],
    'players.*.fish': [0, content === printedContent ? PRINTED_FISH : LARGEST_COUNT],
    'players.*.baskets': [0, permanentBaskets],
    'players.*.usedBaskets': [0, permanentBaskets],
    // All rescue cards on one day.
    'players.*.speed': [0, sum(discovery, (card) => (card.kind === 'rescue' ? card.speed : 0))],
    // Every card is played once.
    'players.*.extraRescues': [0, sum(discovery, extraRescuesOf)],
    basketSupply: [0, permanentBaskets],
    'sister.speed': [0, Math.max(...solo.map((card) => (card.kind === 'sister' ? card.speed : 0)))],
  }
}

function extraRescuesOf(card: Content['tables']['discovery'][number]): number {
  return card.kind === 'anytime' && card.effect.effect === 'extraRescue' ? card.effect.cats : 0
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}
