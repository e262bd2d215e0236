import type { Colour } from '../content/colours.ts'

/** At least three cats of one colour, each beside another one. */
export interface Family {
  readonly colour: Colour
  readonly size: number
  /** The places of its cats among the tiles of the ship. */
  readonly tiles: readonly number[]
}

const SMALLEST_FAMILY = 3
const pointsBySize: readonly number[] = [0, 0, 0, 8, 11, 15, 20, 25]
const pointsPerFurtherCat = 5

/** Isle of Cats rulebook, Final scoring: a family by its size, and each cat beyond seven for five points more. */
export function familyPoints(size: number): number {
  const largest = pointsBySize.length - 1
  if (size > largest) return (pointsBySize[largest] as number) + (size - largest) * pointsPerFurtherCat
  return pointsBySize[size] as number
}

/**
 * The families among the tiles of a ship, the largest first, equal ones by their first tile.
 * @param cats what lies at each place; nothing for a treasure
 * @param friends the places of two cats of one colour that touch by a side
 */
export function familiesAmong(
  cats: readonly ({ readonly colour: Colour } | undefined)[],
  friends: readonly (readonly [number, number])[],
): Family[] {
  const leaders = cats.map((_, place) => place)
  const leaderOf = (place: number): number => {
    let leader = place
    while (leaders[leader] !== leader) leader = leaders[leader] as number
    leaders[place] = leader
    return leader
  }
  for (const [one, other] of friends) {
    const first = leaderOf(one)
    const second = leaderOf(other)
    leaders[Math.max(first, second)] = Math.min(first, second)
  }
  const groups = new Map<number, number[]>()
  cats.forEach((cat, place) => {
    if (!cat) return
    const leader = leaderOf(place)
    const group = groups.get(leader)
    if (group) group.push(place)
    else groups.set(leader, [place])
  })
  return [...groups]
    .filter(([, tiles]) => tiles.length >= SMALLEST_FAMILY)
    .map(([leader, tiles]) => ({ colour: (cats[leader] as { colour: Colour }).colour, size: tiles.length, tiles }))
    .sort((one, other) => other.size - one.size)
}
