import type { Table } from '@nora/kernel'
import type { WoodcraftTable } from '@nora/woodcraft'

/** Words are asked about any table; here it is always one of this game. */
export function asWoodcraft(table: Table): WoodcraftTable {
  return table as unknown as WoodcraftTable
}
