import type { CatsTable } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { sum } from '../sum.ts'
import { type Assessment, assess } from './assessment.ts'
import { lessonsWorth } from './lessons/lessons.ts'
import { resourcesWorth } from './resources.ts'
import { shipParts } from './ship/ship-worth.ts'

/** The points a seat may expect at the end of the game, less what the Sister may expect in a solo game. */
export function evaluate(table: CatsTable, seat: Seat): number {
  return sum(evaluationParts(assess(table, seat)))
}

export function evaluationParts(assessment: Assessment): number[] {
  const { facts, countedLessons, table } = assessment
  const resources = table.options.mode === 'family' ? 0 : resourcesWorth(assessment)
  return [...shipParts(facts), lessonsWorth(facts, countedLessons), resources]
}
