export interface Quantiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** What half of the values, 95 and 99 of a hundred do not exceed. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
