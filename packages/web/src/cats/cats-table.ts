import type { CatsTable } from '@nora/cats'
import type { Table } from '@nora/kernel'

/** The frame hands over any table; here it is always one of this game. */
export function asCats(table: Table): CatsTable {
  return table as unknown as CatsTable
}
