import {
  type CatsTable,
  type Lesson,
  lessonOf,
  lessonsOf,
  type Mode,
  type Player,
  SISTER,
  SISTER_LESSONS,
  shownOf,
} from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { sum } from '../sum.ts'
import { type RemainingGame, remainingGame } from './remaining-game.ts'
import { type Ship, shipOf } from './ship/ship.ts'

/** Everything that the worth of a lesson may depend on. */
export interface Facts {
  readonly ship: Ship
  readonly mode: Mode
  readonly remaining: RemainingGame
  readonly fish: number
  /** What each fish left at the end gives the Sister, as a loss. */
  readonly perFishLeft: number
  readonly baskets: number
  /** Private lessons on the table. */
  readonly lessons: number
  /** How likely the seat is first in turn order at the end. */
  readonly first: number
  /** Asked only where a lesson wants to know it. */
  othersLargestFamily(): number
}

const SMALLEST_FAMILY = 3

export function factsOf(table: CatsTable, seat: Seat): Facts {
  const { state, content, options } = table
  const { boat, fish, baskets } = state.players[seat] as Player
  const ship = shipOf(content, boat)
  const remaining = remainingGame(table, seat, ship.openCells)
  return {
    ship,
    mode: options.mode as Mode,
    remaining,
    fish,
    perFishLeft: fishLesson(table),
    baskets,
    lessons: table.zone(lessonsOf(seat)).length + table.zone(shownOf(seat)).length,
    first: chanceToBeFirst(table, seat, remaining),
    othersLargestFamily: () => {
      const others = state.players.filter((_, other) => other !== seat)
      return Math.max(0, ...others.map((other) => largestFamily(shipOf(content, other.boat))))
    },
  }
}

/** Families of three or more count. */
export function largestFamily({ groups }: Ship): number {
  const size = groups[0]?.size ?? 0
  return size < SMALLEST_FAMILY ? 0 : size
}

/** The Sister's lesson about fish is weighed with the fish themselves: they are spent all the time. */
function fishLesson(table: CatsTable): number {
  if (table.options.mode !== 'solo') return 0
  const lessons = table.zone(SISTER_LESSONS).map((card) => lessonOf(table.content, card))
  return -sum(lessons.map((lesson) => (isAboutFish(lesson) ? lesson.points : 0)))
}

/** Points for each fish that is left. */
export function isAboutFish(lesson: Lesson): lesson is Lesson & { score: 'each' } {
  return lesson.score === 'each' && lesson.of.count === 'fish'
}

/** The order of the last day's speeds stands until the end. */
function chanceToBeFirst({ state, options }: CatsTable, seat: Seat, { stage, daysLeft }: RemainingGame): number {
  const settled = daysLeft === 0 && stage !== 'buying' && stage !== 'bought'
  if (settled) return state.order[0] === seat ? 1 : 0
  const movers = options.seats + (state.order.includes(SISTER) ? 1 : 0)
  return 1 / movers
}
