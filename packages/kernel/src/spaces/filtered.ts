import type { Fate } from '../fate.ts'
import { equal, type Json } from '../json.ts'
import type { Space } from '../space.ts'

class Filtered<C extends Json> implements Space<C> {
  private readonly candidates: readonly C[]
  private readonly passes: (candidate: C) => boolean
  private readonly always: readonly C[]
  /** All that there are; made only for those who list them. */
  private all: readonly C[] | undefined

  constructor(candidates: readonly C[], passes: (candidate: C) => boolean, always: readonly C[]) {
    this.candidates = candidates
    this.passes = passes
    this.always = always
  }

  count(limit = Number.POSITIVE_INFINITY): number {
    let count = this.always.length
    for (let index = 0; index < this.candidates.length && count < limit; index++) {
      if (this.passes(this.candidates[index] as C)) count++
    }
    return count
  }

  at(index: number): C {
    this.all ??= [...this.candidates.filter(this.passes), ...this.always]
    return this.all[index] as C
  }

  /** The first that passes, from a random one on: every one is possible, and few are tested. */
  sample(fate: Fate): C | undefined {
    const { candidates, always } = this
    const length = candidates.length + always.length
    const start = length > 1 ? fate.below(length) : 0
    for (let step = 0; step < length; step++) {
      const place = (start + step) % length
      if (place >= candidates.length) return always[place - candidates.length]
      const candidate = candidates[place] as C
      if (this.passes(candidate)) return candidate
    }
    return undefined
  }

  includes(choice: Json): boolean {
    for (const candidate of this.candidates) if (equal(candidate, choice)) return this.passes(candidate)
    return this.always.some((other) => equal(other, choice))
  }
}

/**
 * The candidates that pass a test, and after them those that are always there. Each is tested only when it is looked
 * at: a test may cost more than everything else about a choice, and a playout looks at one or two.
 */
export function filtered<C extends Json>(
  candidates: readonly C[],
  passes: (candidate: C) => boolean,
  always: readonly C[] = [],
): Space<C> {
  return new Filtered(candidates, passes, always)
}
