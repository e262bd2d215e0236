import { type Die, type DieName, dieNamed } from '@nora/woodcraft'

/** A pile with some dice gone and others come. */
export function changedPile(pile: readonly number[], gone: readonly DieName[], come: readonly DieName[]): number[] {
  const next = [...pile]
  const add = (name: DieName, by: number) => {
    const die = dieNamed(name) as Die
    next[die] = (next[die] as number) + by
  }
  for (const name of gone) add(name, -1)
  for (const name of come) add(name, 1)
  return next
}
