import type { Effect } from '@nora/effects'
import type { Seat } from '@nora/kernel'
import { type AtticPlace, playerOf, type WoodcraftTable } from '@nora/woodcraft'

/** What a tool would be paid on a space: each filled neighbour of another type gives the reward between the two. */
export function toolRewards(table: WoodcraftTable, seat: Seat, tool: string, space: number): Effect[] {
  const { attic } = playerOf(table, seat)
  const { edges } = table.content.attic[space] as AtticPlace
  return edges.flatMap(({ other, reward }) => (attic[other] !== null && attic[other] !== tool ? [reward] : []))
}
