import type { Item } from '@nora/kernel'
import { type OrderCard, rows, type WoodcraftTable } from '@nora/woodcraft'

/** The row in which an order is placed. */
export function startRow(table: WoodcraftTable, order: Item): number {
  return rows.indexOf((table.content.orders.get(order) as OrderCard).row)
}
