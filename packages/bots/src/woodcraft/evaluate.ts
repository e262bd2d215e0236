import type { Seat } from '@nora/kernel'
import type { WoodcraftTable } from '@nora/woodcraft'
import { claimedWorth } from './contracts.ts'
import { helpersWorth } from './helpers.ts'
import { openOrders } from './orders.ts'
import { berriesWorth, outlookFor, standingWorth } from './outlook.ts'
import { storesWorth } from './stores.ts'
import { treesWorth } from './trees.ts'
import { woodFor } from './wood.ts'
import { benchesWorth, improvementsWorth } from './workshop.ts'

/** The points a seat may expect at the end of the game if its turn ended now. */
export function evaluate(table: WoodcraftTable, seat: Seat): number {
  const outlook = outlookFor(table, seat, false)
  const { player, phases } = outlook
  const wood = woodFor(outlook, player.lumber, openOrders(outlook), false)
  return (
    player.score +
    player.nutIncome * phases.length +
    berriesWorth(table, seat, player.berries, false) +
    wood.worth +
    standingWorth(table, seat, -wood.lost) +
    treesWorth(outlook, player) +
    storesWorth(outlook, player) +
    benchesWorth(outlook) +
    improvementsWorth(outlook) +
    helpersWorth(outlook) +
    claimedWorth(outlook)
  )
}
