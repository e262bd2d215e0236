import { type Fate, shuffle } from './fate.ts'
import type { Variant } from './variant.ts'
import { hidden, type Item, isHidden, type Zones } from './zones.ts'

/**
 * One way the unseen may be: the items a view does not show, dealt by chance, back by back, over the places it hides.
 * Zones that do not hold everything are dealt first, so that something fitting is left for them.
 */
export function imagine(variant: Variant, view: Zones, fate: Fate): Zones {
  const unseen = unseenItems(variant, view)
  for (const same of unseen.values()) shuffle(same, fate)
  const imagined: Record<string, Item[]> = {}
  const deal = (zone: string, holds?: (item: Item) => boolean) => {
    const items = (view[zone] as readonly Item[]).map((item) =>
      isHidden(item) ? (taken(unseen.get(item), holds) ?? item) : item,
    )
    imagined[zone] = variant.ordered(zone) ? items : items.sort()
  }
  for (const [zone, holds] of variant.holding) if (zone in view) deal(zone, holds)
  for (const zone in view) if (!variant.holding.has(zone)) deal(zone)
  return imagined
}

/** By what they look like from behind. */
function unseenItems(variant: Variant, view: Zones): Map<Item, Item[]> {
  const seen = new Set<Item>()
  for (const zone in view) for (const item of view[zone] as readonly Item[]) seen.add(item)
  const unseen = new Map<Item, Item[]>()
  for (const item of variant.items) {
    if (seen.has(item)) continue
    const back = hidden(variant.game.back(item))
    const same = unseen.get(back)
    if (same) same.push(item)
    else unseen.set(back, [item])
  }
  return unseen
}

/** Takes the last item that fits out of a shuffled heap. */
function taken(items: Item[] | undefined, fits: ((item: Item) => boolean) | undefined): Item | undefined {
  const index = fits && items ? items.findLastIndex(fits) : -1
  return index < 0 ? items?.pop() : items?.splice(index, 1)[0]
}
