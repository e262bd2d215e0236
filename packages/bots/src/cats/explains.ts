import {
  type CatsState,
  type CatsTable,
  type Colour,
  type Content,
  familyPoints,
  type Player,
  surveyOf,
} from '@nora/cats'
import { because, type Seat } from '@nora/kernel'
import { type Cause, type Explains, inCategories, PROSPECTS } from '../advice/explains.ts'

/** How The Isle of Cats explains itself. */
export const catsExplains: Explains<CatsState, Content> = {
  categories: ['families', 'lessons', 'treasures', 'rats', 'rooms', PROSPECTS],
  lines: {
    rats: 'rats',
    sections: 'rooms',
    families: 'families',
    rare: 'treasures',
    privateLesson: 'lessons',
    publicLesson: 'lessons',
    familyLesson: 'lessons',
  },
  // As `evaluationParts` lists them.
  parts: (_table, _seat, parts) =>
    inCategories(parts, ['rats', 'rooms', 'families', 'treasures', PROSPECTS, 'lessons', PROSPECTS]),
  causes: (before, after, seat) => [...familyCauses(before, after, seat), ...shipCauses(before, after, seat)],
}

interface Families {
  readonly points: number
  readonly sizes: readonly number[]
}

/** Families that have grown, by colour. */
function familyCauses(before: CatsTable, after: CatsTable, seat: Seat): Cause[] {
  const earlier = familiesOf(before, seat)
  return [...familiesOf(after, seat)].flatMap(([colour, { points, sizes }]) => {
    const known = earlier.get(colour)
    const gained = points - (known?.points ?? 0)
    if (gained === 0) return []
    const params = { colour, size: grownTo(sizes, known?.sizes ?? []), points: gained }
    return [{ ...because('familyGrows', params), category: 'families', points: gained }]
  })
}

/** The largest family that there was not before. */
function grownTo(sizes: readonly number[], before: readonly number[]): number {
  const left = [...before]
  const grown = sizes.filter((size) => {
    const at = left.indexOf(size)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return Math.max(...(grown.length > 0 ? grown : sizes))
}

function familiesOf({ content, state }: CatsTable, seat: Seat): Map<Colour, Families> {
  const found = new Map<Colour, Families>()
  for (const { colour, size } of surveyOf(content, (state.players[seat] as Player).boat).families) {
    const { points = 0, sizes = [] } = found.get(colour) ?? {}
    found.set(colour, { points: points + familyPoints(size), sizes: [...sizes, size] })
  }
  return found
}

/** Rats that are covered and rooms that are full. */
function shipCauses(before: CatsTable, after: CatsTable, seat: Seat): Cause[] {
  const earlier = surveyOf(before.content, (before.state.players[seat] as Player).boat)
  const later = surveyOf(after.content, (after.state.players[seat] as Player).boat)
  const rats = earlier.visibleRats - later.visibleRats
  const rooms = later.fullSections - earlier.fullSections
  return [
    ...(rats > 0 ? [{ ...because('ratsCovered', { n: rats }), category: 'rats', points: rats }] : []),
    ...(rooms > 0
      ? [{ ...because('roomFilled', { n: rooms, points: 5 * rooms }), category: 'rooms', points: 5 * rooms }]
      : []),
  ]
}
