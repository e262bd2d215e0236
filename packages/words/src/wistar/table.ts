import type { Table } from '@nora/kernel'
import type { WistarTable } from '@nora/wistar'

/** Words are asked about any table; here it is always one of this game. */
export function asWistar(table: Table): WistarTable {
  return table as unknown as WistarTable
}
