import { type Source, type Sourced, weakestSource } from '@nora/effects'
import type { Item } from '@nora/kernel'

type Records = readonly (Sourced & { readonly id: string })[]

/** Where the text of a component comes from, by the tables of its game; what stands in none of them is the house's own. */
export function provenanceOf(tables: object, item: Item): Source {
  for (const records of Object.values(tables) as readonly Records[]) {
    const record = records.find(({ id }) => id === item)
    if (record) return weakestSource(record)
  }
  return 'house'
}
