import { type Fate, shuffle } from './fate.ts'
import type { Variant } from './variant.ts'
import { hidden, type Item, isHidden, type Zones } from './zones.ts'

/** One way the unseen may be: the items a view does not show, dealt by chance, back by back, over the places it hides. */
export function imagine(variant: Variant, view: Zones, fate: Fate): Zones {
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
  for (const same of unseen.values()) shuffle(same, fate)
  const imagined: Record<string, Item[]> = {}
  for (const zone in view) {
    const items = (view[zone] as readonly Item[]).map((item) =>
      isHidden(item) ? (unseen.get(item)?.pop() ?? item) : item,
    )
    imagined[zone] = variant.ordered(zone) ? items : items.sort()
  }
  return imagined
}
