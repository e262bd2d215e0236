/** How often something took how long, in steps of a twentieth: enough for quantiles, and sums of many games are small. */
export class Times {
  private readonly steps = new Map<number, number>()

  constructor(counts: Iterable<readonly [number, number]> = []) {
    this.addAll(counts)
  }

  add(ms: number): void {
    this.count(Math.round(Math.log(Math.max(ms, LEAST)) / STEP), 1)
  }

  addAll(counts: Iterable<readonly [number, number]>): void {
    for (const [step, n] of counts) this.count(step, n)
  }

  get counts(): readonly (readonly [number, number])[] {
    return [...this.steps].sort(([one], [other]) => one - other)
  }

  /** So long they took on average. */
  get mean(): number {
    const sum = [...this.steps].reduce((ms, [step, n]) => ms + n * msOf(step), 0)
    return sum / Math.max(1, this.number)
  }

  /** So long took at most this part of them; all of them for 1. */
  quantile(part: number): number {
    const all = this.number
    let seen = 0
    for (const [step, n] of this.counts) {
      seen += n
      if (seen >= part * all) return msOf(step)
    }
    return 0
  }

  private get number(): number {
    return [...this.steps.values()].reduce((sum, n) => sum + n, 0)
  }

  private count(step: number, n: number): void {
    this.steps.set(step, (this.steps.get(step) ?? 0) + n)
  }
}

const STEP = 0.05
const LEAST = 0.001

function msOf(step: number): number {
  return Math.exp(step * STEP)
}
