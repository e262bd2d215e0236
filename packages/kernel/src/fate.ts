import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A source of chance: a whole number from 0 up to, but not including, `n`. */
export interface Fate {
  below(n: number): number
}

/** The words of the generator's state are scrambled: seeds that are neighbours must not begin alike. */
export function seededFate(seed: number): Fate {
  const words = [1, 2, 3, 4].map((word) => scramble(seed + Math.imul(word, 0x9e3779b9)))
  const generator = xoroshiro128plusFromState(words)
  return {
    below: (n) => uniformInt(generator, 0, n - 1),
  }
}

/**
 * The generator for one answer of a live game. It depends on the seed and on how many answers fate has given, undone
 * ones included: a restored game needs no generator state, and an answer that was taken back never comes again.
 */
export function fateForAnswer(seed: number, answer: number): Fate {
  return seededFate(scramble(scramble(seed) + answer))
}

/** Every bit of a number has a say in every bit of the result. */
function scramble(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return bits ^ (bits >>> 15)
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
