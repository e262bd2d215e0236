import { COMMON, OSHAXES, RARE } from '@nora/cats'
import type { GameEvent, Item } from '@nora/kernel'

/** What the place is called where a cat was that has been taken. */
export function takenPlace(tile: Item): string {
  return `taken/${tile}`
}

/** The stock from which an order of the Sister takes something. */
const stocks: { readonly [order: string]: string } = {
  discardOshax: OSHAXES,
  discardRare: RARE,
  discardCommon: COMMON,
}

/** Where the tile was that an event names: it lies somewhere else already, or beside what the Sister did. */
export function placesOf({ type, items = [], zone, do: order, shape }: GameEvent): readonly string[] {
  // A rescued cat is named first, then the cards whose baskets carried it.
  if (type === 'rescued') return [...items.slice(0, 1).map(takenPlace), String(zone)]
  if (type !== 'sisterDiscards') return []
  const stock = stocks[String(order)]
  if (stock === undefined) return items.map(takenPlace)
  // A common treasure lies on the pile of its shape.
  return typeof shape === 'string' ? [shape, stock] : [stock]
}
