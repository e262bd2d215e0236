import { type Content, tileOf } from '@nora/cats'
import type { Item } from '@nora/kernel'

/** Treasures of one shape, which are alike. */
interface Pile {
  readonly shape: string
  /** The next one to be taken: the last of its kind. */
  readonly top: Item
  readonly n: number
}

export function pilesOf(content: Content, tiles: readonly Item[]): readonly Pile[] {
  const piles = new Map<string, Item[]>()
  for (const tile of tiles) {
    const { shape } = tileOf(content, tile)
    piles.set(shape, [...(piles.get(shape) ?? []), tile])
  }
  return [...piles].map(([shape, pile]) => ({ shape, top: pile.at(-1) as Item, n: pile.length }))
}
