import type { Fate } from '@nora/kernel'
import { jsonValue, sample } from 'fast-check'

const HUGE = 2000

/** Values that no game offers, each of a kind that has tripped some program. */
const tricky: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => -0.5,
  () => 10n,
  () => Symbol('choice'),
  () => () => 'choice',
  () => new Map([['use', 'this']]),
  () => JSON.parse('{"__proto__": {"use": 1}}'),
  () => JSON.parse('{"constructor": {"prototype": null}, "toString": 1}'),
  () => ({ valueOf: 1, hasOwnProperty: null }),
  () => Object.create(null),
  () => [undefined],
  () => ({ use: undefined }),
  () => nested(40),
  () => circular(),
  () => new Array(HUGE).fill(0),
  () => 'x'.repeat(HUGE),
  () => '\u0000',
]

/** Arbitrary JSON, always the same. */
let arbitrary: readonly unknown[] | undefined

export function malformed(fate: Fate): unknown {
  const place = fate.below(tricky.length * 2)
  const make = tricky[place]
  if (make) return make()
  arbitrary ??= sample(jsonValue({ maxDepth: 3 }), { seed: 20, numRuns: 100 })
  return arbitrary[fate.below(arbitrary.length)]
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)]
}

function circular(): unknown {
  const loop: { self?: unknown } = {}
  loop.self = loop
  return loop
}
