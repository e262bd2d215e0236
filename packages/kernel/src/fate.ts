import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of chance: a whole number from 0 up to, but not including, `n`. */
export interface Fate {
  below(n: number): number
}

export function seededFate(seed: number): Fate {
  const generator = xoroshiro128plus(seed)
  return {
    below: (n) => uniformInt(generator, 0, n - 1),
  }
}

/**
 * The generator for one answer of a live game. It depends on the seed and on how many answers fate has given, undone
 * ones included: a restored game needs no generator state, and an answer that was taken back never comes again.
 */
export function fateForAnswer(seed: number, answer: number): Fate {
  return seededFate((Math.imul(seed ^ 0x5851f42d, 0x4c957f2d) + Math.imul(answer + 1, 0x9e3779b1)) | 0)
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], fate: Fate): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = fate.below(last + 1)
    const item = list[last] as T
    list[last] = list[other] as T
    list[other] = item
  }
  return list
}
