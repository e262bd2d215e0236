import { type Area, type Colour, type Condition, countCells, familyPoints, type Lesson } from '@nora/cats'
import { sum } from '../../sum.ts'
import { type Facts, largestFamily } from '../facts.ts'
import { type Forecast, forecast } from './forecast.ts'

/** A lesson that will be scored on the ship, and for whom: a Sister's lesson counts against the seat. */
export interface CountedLesson {
  readonly lesson: Lesson
  readonly chosen: Colour | null
  readonly weight: number
}

/** Everything the lessons may be expected to bring. */
export function lessonsWorth(facts: Facts, countedLessons: readonly CountedLesson[]): number {
  let worth = 0
  for (const counted of countedLessons) worth += counted.weight * lessonWorth(facts, counted, countedLessons)
  return worth
}

/** The points to expect of one lesson at the end of the game. */
export function lessonWorth(
  facts: Facts,
  { lesson, chosen }: CountedLesson,
  countedLessons: readonly CountedLesson[],
): number {
  switch (lesson.score) {
    case 'once':
      return lesson.points * chanceOf(facts, lesson.when, chosen)
    case 'each': {
      const { now, drift } = forecast(facts, lesson.of, chosen)
      // Somebody who gains by what goes away keeps half of it.
      const counted = Math.max(0, now + (drift < 0 ? drift / 2 : drift) - (lesson.beyond ?? 0)) / (lesson.every ?? 1)
      return lesson.points * (drift === 0 ? Math.floor(counted) : counted)
    }
    case 'family':
      return familyWorth(facts, lesson.rank)
    case 'bestOther': {
      const others = countedLessons.filter((other) => other.weight < 0 && other.lesson.score !== 'bestOther')
      return Math.max(0, ...others.map((other) => lessonWorth(facts, other, countedLessons)))
    }
  }
}

/** A family of that rank that is still to become one counts for what it may yet be. */
function familyWorth({ ship: { groups }, remaining }: Facts, rank: number): number {
  const size = groups[rank - 1]?.size ?? 0
  const likely = Math.min(1, remaining.cats / 8)
  return Math.max(familyPoints(size), likely * familyPoints(3) * Math.min(1, (size + 1) / 4))
}

function chanceOf(facts: Facts, condition: Condition, chosen: Colour | null): number {
  switch (condition.is) {
    case 'exactly':
      return chanceOfExactly(forecast(facts, condition.of, chosen), condition.number)
    case 'atLeast':
      return chanceToReach(forecast(facts, condition.of, chosen), condition.number)
    case 'fewerThan':
      return 1 - chanceToReach(forecast(facts, condition.of, chosen), condition.number)
    case 'everyColour': {
      const counts = condition.of === 'cats' ? facts.ship.cats : facts.ship.catsAtEdge
      const missing = sum(counts.map((count) => Math.max(0, condition.number - count)))
      return likely(missing, facts.remaining.cats * (condition.of === 'cats' ? 0.75 : 0.5))
    }
    case 'full':
      return likely(
        sum(condition.areas.map((area) => facts.ship.open[area])),
        facts.remaining.cats * SQUARES_AIMED_PER_CAT,
      )
    case 'empty':
      return chanceOfEmpty(facts, condition.areas)
    case 'firstInTurnOrder':
      return facts.first
    case 'largestFamily':
      return chanceOfLargestFamily(facts, condition.aloneAtLeast)
  }
}

/** Squares of a cat that can be made to fall into one part of the ship. */
const SQUARES_AIMED_PER_CAT = 2

/** How likely so much is done by the end, if so much can be done by trying. */
function likely(missing: number, reach: number): number {
  if (missing <= 0) return 1
  if (reach <= 0) return 0
  const effort = missing / reach
  return 1 / (1 + Math.exp(4 * (effort - 0.85)))
}

function chanceToReach({ now, reach }: Forecast, number: number): number {
  return likely(number - now, reach)
}

/** It must be reached and then not passed; what drifts on by itself is harder to hold. */
function chanceOfExactly({ now, drift, reach }: Forecast, number: number): number {
  const falls = drift < 0
  const missing = falls ? now - number : number - now
  if (missing < 0) return 0
  const onward = Math.abs(drift)
  const hold = onward === 0 ? 1 : 0.7 + 0.3 * Math.min(1, missing / onward)
  return likely(missing, Math.abs(reach)) * hold
}

/** Nothing may ever be laid there again; the longer the game, the harder that is. */
function chanceOfEmpty({ ship: { plan, open }, remaining }: Facts, areas: readonly Area[]): number {
  const untouched = areas.every((area) => open[area] === countCells(plan.sections.get(area) ?? []))
  return untouched ? 1 / (1 + remaining.cats / 30) : 0
}

function chanceOfLargestFamily(facts: Facts, aloneAtLeast: number | undefined): number {
  const own = largestFamily(facts.ship)
  const { cats } = facts.remaining
  if (facts.mode === 'solo' && aloneAtLeast !== undefined) return likely(aloneAtLeast - own, cats * 0.4)
  const lead = own - facts.othersLargestFamily()
  if (cats === 0) return own > 0 && lead >= 0 ? 1 : 0
  return 1 / (1 + Math.exp(-lead / (0.5 + cats / 10)))
}
