import { rounded } from '../rounded.ts'

export interface Summary {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** Mean and extremes of numbers that come one by one. */
export class Spread {
  private count = 0
  private sum = 0
  private lowest = Number.POSITIVE_INFINITY
  private highest = Number.NEGATIVE_INFINITY

  add(value: number): void {
    this.count++
    this.sum += value
    this.lowest = Math.min(this.lowest, value)
    this.highest = Math.max(this.highest, value)
  }

  get summary(): Summary {
    if (this.count === 0) return { mean: 0, min: 0, max: 0 }
    return { mean: rounded(this.sum / this.count, 6), min: this.lowest, max: this.highest }
  }
}
