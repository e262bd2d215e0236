import type { Effect } from '@nora/effects'

/** What effects simply add to stocks, tracks and points, summed; whatever else they do is left out. */
export function gainsIn(effects: readonly Effect[]): { readonly [good: string]: number } {
  const sums: { [good: string]: number } = {}
  const add = (good: string, n: unknown) => {
    if (typeof n === 'number') sums[good] = (sums[good] ?? 0) + n
  }
  for (const effect of effects) {
    if (effect.do === 'gain') add(String(effect.what), effect.n)
    if (effect.do === 'score') add('points', effect.n)
    if (effect.do === 'seq')
      for (const [good, n] of Object.entries(gainsIn(effect.effects as readonly Effect[]))) add(good, n)
  }
  return sums
}
