import type { Cat } from './ship.ts'

export function groupsOfOneColour(cats: readonly Cat[]): Cat[][] {
  const groups: Cat[][] = []
  const grouped = new Set<Cat>()
  for (const cat of cats) {
    if (grouped.has(cat)) continue
    const group: Cat[] = []
    spread(cat, group, cats)
    for (const member of group) grouped.add(member)
    groups.push(group)
  }
  return groups
}

/** Walks from cat to touching cat of the same colour and collects all it meets. */
function spread(cat: Cat, group: Cat[], cats: readonly Cat[]): void {
  if (group.includes(cat)) return
  group.push(cat)
  for (const next of cats) {
    if (next.colour === cat.colour && cat.touching.includes(next)) spread(next, group, cats)
  }
}
