import type { Item } from '@nora/kernel'
import { handOf, ORDERS, rowOf, rows } from '@nora/woodcraft'
import { useTable } from '../use-table.ts'
import { useAskedWay } from './asked-way.ts'

/** The order whose way is shown, as long as it is mine, in my hand or on show: then a way to it can be asked for. */
export function useOrderInReach(): Item | undefined {
  const { order } = useAskedWay()
  const { table, seat } = useTable()
  if (order === undefined) return undefined
  const zones = [ORDERS, handOf(seat), ...rows.map((_, row) => rowOf(seat, row))]
  return zones.some((zone) => table.zone(zone).includes(order)) ? order : undefined
}
