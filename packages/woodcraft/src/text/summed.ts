import type { Effect } from '@nora/effects'

/** "1 lantern and 1 lantern" is two lanterns. */
export function summed(effects: readonly Effect[]): Effect[] {
  const sums: Effect[] = []
  for (const effect of effects.flatMap(parts)) {
    const at = sums.findIndex((sum) => isSame(sum, effect))
    if (at < 0) sums.push(effect)
    else sums[at] = { ...effect, n: ((sums[at] as Effect).n as number) + (effect.n as number) } as Effect
  }
  return sums
}

function parts(effect: Effect): readonly Effect[] {
  return effect.do === 'seq' ? (effect.effects as readonly Effect[]).flatMap(parts) : [effect]
}

function isSame(one: Effect, other: Effect): boolean {
  return one.do === other.do && one.what === other.what && typeof one.n === 'number' && typeof other.n === 'number'
}
