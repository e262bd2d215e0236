/** How a change of a stock is told: before and after, as a price beyond one's means, or alone where nothing is counted. */
export type StockChange =
  | { readonly kind: 'counted' | 'short'; readonly now: number; readonly by: number }
  | { readonly kind: 'uncounted'; readonly by: number }

/** Nobody has fewer than none of a thing: a price that is too high leaves no rest to tell. */
export function changeOf(now: number | undefined, by: number): StockChange {
  if (now === undefined) return { kind: 'uncounted', by }
  return { kind: now + by < 0 ? 'short' : 'counted', now, by }
}
