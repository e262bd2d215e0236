import type { CatsTable } from '@nora/cats'
import type { Table } from '@nora/kernel'

/** Words are asked about any table; here it is always one of this game. */
export function asCats(table: Table): CatsTable {
  return table as unknown as CatsTable
}
