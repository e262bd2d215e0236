import type { Metrics } from './http.ts'
import { type Quantiles, quantiles } from './quantiles.ts'

/** How it went for a while. */
export interface Stretch {
  readonly seconds: number
  readonly choices: number
  readonly choicesPerSecond: number
  readonly ackMs: Quantiles
  readonly cpuMicrosPerChoice: number
  /** At its end. */
  readonly serverRssMb: number
  readonly serverHeapMb: number
}

/** What came of a long time: the last quarter of it against the second. In the first, caches and the heap are still being filled. */
export interface Growth {
  readonly memory: number
  readonly latency: number
}

/** `waits` are those of the choices that were acknowledged meanwhile. */
export function stretchOf(waits: readonly number[], seconds: number, before: Metrics, after: Metrics): Stretch {
  return {
    seconds,
    choices: waits.length,
    choicesPerSecond: waits.length / seconds,
    ackMs: quantiles(waits),
    cpuMicrosPerChoice: ((after.cpuSeconds - before.cpuSeconds) * 1_000_000) / waits.length,
    serverRssMb: after.rssMb,
    serverHeapMb: after.heapMb,
  }
}

/** 1 is as before; the middle of each quarter counts, so that one slow moment does not. */
export function growthOf(stretches: readonly Stretch[]): Growth {
  const quarter = Math.floor(stretches.length / 4)
  const early = stretches.slice(quarter, 2 * quarter)
  const late = stretches.slice(stretches.length - quarter)
  const grown = (figure: (stretch: Stretch) => number) =>
    quarter === 0 ? 1 : quantiles(late.map(figure)).p50 / quantiles(early.map(figure)).p50
  return { memory: grown(({ serverRssMb }) => serverRssMb), latency: grown(({ ackMs }) => ackMs.p95) }
}
