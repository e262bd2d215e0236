import {
  type CardOf,
  type CatsState,
  type CatsTable,
  COMMON,
  type Content,
  cardOf,
  chosenOf,
  days,
  handOf,
  LEFT,
  lessonsOf,
  OSHAXES,
  offerOf,
  type Phase,
  type Player,
  PUBLIC_LESSONS,
  RARE,
  RIGHT,
  rescueCardsOf,
  sectionIds,
  shownOf,
} from '@nora/cats'
import type { Seat } from '@nora/kernel'
import type { Features } from '../learned/features.ts'
import { sum } from '../sum.ts'
import { assess } from './assessment.ts'
import { evaluationParts } from './evaluate.ts'
import type { Facts } from './facts.ts'

const phases: readonly Phase[] = ['fill', 'fishing', 'exploring', 'lessons', 'rescue', 'rareFinds']
const cardKinds = ['rescue', 'oshax', 'treasure', 'anytime', 'privateLesson', 'publicLesson'] as const
const MOST_ROOM = 6

/** The Isle of Cats in numbers. */
export const catsFeatures: Features<CatsState, Content> = {
  numbers(table, seat) {
    const assessment = assess(table, seat)
    return { parts: evaluationParts(assessment), shown: [...shipNumbers(assessment.facts), ...meansOf(table, seat)] }
  },
  own: cardNumbers,
  table: (table, seat) => {
    const { day, order, phase, basketSupply } = table.state
    return [
      day,
      order.indexOf(seat),
      ...phases.map((one) => (phase === one ? 1 : 0)),
      basketSupply,
      ...[LEFT, RIGHT, RARE, COMMON, OSHAXES, PUBLIC_LESSONS].map((zone) => table.zone(zone).length),
      table.options.level ?? 0,
    ]
  },
  progress: ({ state: { day, phase } }) => Math.min(1, (day - 1 + Math.max(0, phases.indexOf(phase)) / 6) / days),
  categories: ['rats', 'sections', 'families', 'rare', 'privateLesson', 'publicLesson', 'familyLesson'],
  alongTurns: true,
}

function shipNumbers({ ship, remaining }: Facts): number[] {
  const sizes = ship.groups.map(({ size }) => size)
  const ofSize = (fits: (size: number) => boolean) => sizes.filter(fits).length
  return [
    remaining.cats,
    remaining.explorations,
    ship.oshaxes,
    ship.commons,
    ship.rares,
    ship.maps,
    ship.openCells,
    ship.fullSections,
    ...[0, 1, 2, 3].map((place) => sizes[place] ?? 0),
    ofSize((size) => size === 1),
    ofSize((size) => size === 2),
    ofSize((size) => size > 2),
    sum(ship.groups.map(({ room }) => Math.min(MOST_ROOM, room))),
    ...[...ship.cats].sort((one, other) => other - one),
    sum(ship.catsAtEdge),
    ...sectionIds.map((section) => ship.open[section]),
  ]
}

/** Fish, baskets, and how many cards lie where. */
function meansOf(table: CatsTable, seat: Seat): number[] {
  const { fish, baskets, usedBaskets, speed, passed, paid, extraRescues } = table.state.players[seat] as Player
  return [
    fish,
    baskets,
    usedBaskets,
    speed,
    passed ? 1 : 0,
    paid ? 1 : 0,
    extraRescues,
    ...[handOf, offerOf, chosenOf, rescueCardsOf, lessonsOf, shownOf].map((zone) => table.zone(zone(seat)).length),
  ]
}

/** The cards it holds, by kind, and what its rescue cards carry. */
function cardNumbers(table: CatsTable, seat: Seat): number[] {
  const cards = [handOf, offerOf, chosenOf, rescueCardsOf]
    .flatMap((zone) => [...table.zone(zone(seat))])
    .map((id) => cardOf(table.content, id))
  const rescues = cards.filter((card): card is CardOf<'rescue'> => card.kind === 'rescue')
  return [
    ...cardKinds.map((kind) => cards.filter((card) => card.kind === kind).length),
    sum(rescues.map(({ baskets }) => baskets)),
    sum(rescues.map(({ brokenBaskets }) => brokenBaskets)),
    sum(rescues.map(({ speed }) => speed)),
  ]
}
