import { equal, type Fate, type Json, type Space } from '@nora/kernel'

/**
 * The candidates that pass a test. Each is tested only when it is looked at: whether a tile fits somewhere costs more
 * than everything else about a choice, and a playout looks at one or two.
 */
export class Sifted<C extends Json> implements Space<C> {
  private readonly candidates: readonly C[]
  private readonly passes: (candidate: C) => boolean
  /** All that pass; made only for those who list them. */
  private all: readonly C[] | undefined

  constructor(candidates: readonly C[], passes: (candidate: C) => boolean) {
    this.candidates = candidates
    this.passes = passes
  }

  count(limit = Number.POSITIVE_INFINITY): number {
    let count = 0
    for (let index = 0; index < this.candidates.length && count < limit; index++) {
      if (this.passes(this.candidates[index] as C)) count++
    }
    return count
  }

  at(index: number): C {
    return this.list()[index] as C
  }

  list(): readonly C[] {
    this.all ??= this.candidates.filter(this.passes)
    return this.all
  }

  /** The first that passes, from a random one on: every one is possible, and few are tested. */
  sample(fate: Fate): C | undefined {
    const { candidates } = this
    const { length } = candidates
    const start = length > 1 ? fate.below(length) : 0
    for (let step = 0; step < length; step++) {
      const candidate = candidates[(start + step) % length] as C
      if (this.passes(candidate)) return candidate
    }
    return undefined
  }

  includes(choice: Json): boolean {
    for (const candidate of this.candidates) {
      if (candidate === choice || equal(candidate, choice)) return this.passes(candidate)
    }
    return false
  }
}
