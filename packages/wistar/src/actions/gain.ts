import type { Flow, Json, Seat } from '@nora/kernel'
import type { WistarTable } from '../state.ts'

/** Takes so many of a stock, with all that follows from it; `source` is what they come from. */
export function* gain(table: WistarTable, seat: Seat, stock: string, n: number, source: Json): Flow {
  yield* table.content.language.at(table, seat, source).gain(stock, n)
}
