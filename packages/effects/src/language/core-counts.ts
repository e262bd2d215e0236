import type { Table } from '@nora/kernel'
import { type Count, vocabulary } from './words.ts'

/** The count of a stock. */
export const HELD = 'held'

/** What can be counted in any game. */
export function coreCounts<T extends Table>(): readonly Count<T>[] {
  const { count } = vocabulary<T>()
  return [
    count({
      name: HELD,
      fields: ({ stock }) => ({ what: stock }),
      of: (context, { what }) => context.held(what),
      describe: ({ what }, n, form, say) => say.stock(what, n, form),
    }),
  ]
}
