import type { Seat } from '@nora/kernel'
import type { WoodcraftTable } from '@nora/woodcraft'
import { sum } from '../sum.ts'
import { assess, berriesWorth, reputationWorth } from './assessment.ts'
import { claimedWorth } from './contracts.ts'
import { helpersWorth } from './helpers.ts'
import { lumberAndOrders } from './lumber-and-orders.ts'
import { openOrders } from './orders.ts'
import { suppliesWorth } from './supplies.ts'
import { treesWorth } from './trees.ts'
import { benchesWorth, improvementsWorth } from './workshop.ts'

/** The points a seat may expect at the end of the game if its turn ended now. */
export function evaluate(table: WoodcraftTable, seat: Seat): number {
  return sum(evaluationParts(table, seat))
}

export function evaluationParts(table: WoodcraftTable, seat: Seat): number[] {
  const assessment = assess(table, seat, false)
  const { player, phases } = assessment
  const wood = lumberAndOrders(assessment, player.lumber, openOrders(assessment), false)
  return [
    player.score,
    player.nutIncome * phases.length,
    berriesWorth(table, seat, player.berries, false),
    wood.worth,
    reputationWorth(table, seat, -wood.lost),
    treesWorth(assessment, player),
    suppliesWorth(assessment, player),
    benchesWorth(assessment),
    improvementsWorth(assessment),
    helpersWorth(assessment),
    claimedWorth(assessment),
  ]
}
