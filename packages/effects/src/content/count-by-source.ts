import { NAME, type Source, type Sourced, sources } from './source.ts'

/** How many records there are, and how many of them rest on which source. */
export type SourceCounts = { readonly total: number } & { readonly [source in Source]: number }

/** A record is as firm as the weakest of its fields; its names do not count. */
export function weakestSource({ source }: Sourced): Source {
  const given = Object.entries(source).filter(([field]) => field !== NAME)
  return sources.findLast((kind) => given.some(([, value]) => value === kind)) ?? 'rulebook'
}

/** Counts the records of one component of a game. */
export function countBySource(records: Iterable<Sourced>): SourceCounts {
  const counts = { total: 0, rulebook: 0, public: 0, house: 0, pack: 0 }
  for (const record of records) {
    counts.total++
    counts[weakestSource(record)]++
  }
  return counts
}
