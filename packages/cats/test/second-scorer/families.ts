import type { Cat, Ship } from './ship.ts'

/** Isle of Cats rulebook, Families: at least three cats of one colour, each touching another by a side. */
const SMALLEST_FAMILY = 3

/** The sizes of the families on board, largest first. */
export function familySizes(ship: Ship): number[] {
  return ship.groups
    .map((group) => group.length)
    .filter((size) => size >= SMALLEST_FAMILY)
    .sort((one, other) => other - one)
}

/** 0 while no three cats make a family. */
export function largestFamily(ship: Ship): number {
  return familySizes(ship)[0] ?? 0
}

/** What the family of this place by size is worth, 0 if there are fewer families. */
export function valueOfFamilyRanked(ship: Ship, rank: 1 | 2 | 3): number {
  return familyValue(familySizes(ship)[rank - 1] ?? 0)
}

/** Isle of Cats rulebook, Final scoring, Families. */
export function familyValue(size: number): number {
  if (size < SMALLEST_FAMILY) return 0
  if (size === 3) return 8
  if (size === 4) return 11
  if (size === 5) return 15
  return 20 + 5 * (size - 6)
}

export function lonelyCats(ship: Ship): Cat[] {
  return ship.groups.flatMap((group) => (group.length === 1 ? group : []))
}
