import { cpuSeconds } from '../cpu.ts'

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Processor seconds that one run takes. */
export function timeOf(run: () => void): number {
  const started = cpuSeconds()
  run()
  return cpuSeconds() - started
}

export interface Compared {
  /** Of the work, per processor second. */
  readonly rate: number
  readonly baseRate: number
  /** The work's rate as a share of the base's. */
  readonly share: number
}

/**
 * Two kinds of work measured by turns, each returning how much it did. Other load on the machine comes and goes, so it
 * falls on both; medians leave the worst out.
 */
export function compared(work: () => number, base: () => number, rounds: number): Compared {
  const rates: number[] = []
  const baseRates: number[] = []
  const shares: number[] = []
  work()
  base()
  for (let round = 0; round < rounds; round++) {
    const baseRate = rateOf(base)
    const rate = rateOf(work)
    rates.push(rate)
    baseRates.push(baseRate)
    shares.push(rate / baseRate)
  }
  return { rate: median(rates), baseRate: median(baseRates), share: median(shares) }
}

function rateOf(work: () => number): number {
  let done = 0
  const seconds = timeOf(() => {
    done = work()
  })
  return done / seconds
}

/** The median time of one call, in milliseconds, over batches long enough to be measured. */
export function millisecondsOf(call: () => void, batches = 15, size = 50): number {
  for (let warm = 0; warm < size; warm++) call()
  const times: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    const started = process.hrtime.bigint()
    for (let index = 0; index < size; index++) call()
    times.push(Number(process.hrtime.bigint() - started) / 1e6 / size)
  }
  return median(times)
}
