import { because, type Seat } from '@nora/kernel'
import {
  areaOf,
  type Content,
  cardOf,
  guestPoints,
  guestsOf,
  orderFromHut,
  playerOf,
  type WistarState,
  type WistarTable,
} from '@nora/wistar'
import { type Cause, type Explains, inCategories, PROSPECTS } from '../advice/explains.ts'

/** How Rats of Wistar explains itself. */
export const wistarExplains: Explains<WistarState, Content> = {
  categories: ['played', 'lair', 'guests', 'inventions', 'abilities', 'leftovers', PROSPECTS],
  lines: {
    played: 'played',
    ability: 'abilities',
    abilityPair: 'abilities',
    beds: 'lair',
    rooms: 'lair',
    guest: 'guests',
    invention: 'inventions',
    endgame: 'inventions',
    electricity: 'leftovers',
    leftovers: 'leftovers',
    jokers: 'leftovers',
  },
  parts: (_table, _seat, parts) => inCategories(parts, categoriesOfParts),
  causes: (before, after, seat) => [
    ...inventionCauses(before, after, seat),
    ...guestCauses(before, after, seat),
    ...hutCauses(before, after, seat),
  ],
}

/** As `evaluationParts` lists them. */
const categoriesOfParts = [
  'played',
  ...[PROSPECTS, PROSPECTS, PROSPECTS, PROSPECTS, PROSPECTS],
  'played',
  'inventions',
  ...['lair', 'lair'],
  ...['played', 'played'],
  'guests',
  'inventions',
  ...['played', 'played'],
  ...[PROSPECTS, PROSPECTS],
]

function inventionCauses(before: WistarTable, after: WistarTable, seat: Seat): Cause[] {
  return newIn(before, after, areaOf(seat)).map((card) => {
    const { points } = cardOf(after, card)
    // What it costs in points is no reason to play it: it is played for what it does.
    return {
      ...because('inventionPlayed', { card, points: Math.max(points, 0) }),
      category: 'inventions',
      points: Math.max(points, 1),
    }
  })
}

function guestCauses(before: WistarTable, after: WistarTable, seat: Seat): Cause[] {
  return newIn(before, after, guestsOf(seat)).map((guest) => {
    const points = guestPoints(after, guest)
    return { ...because('guestHosted', { guest, points }), category: 'guests', points }
  })
}

/** The first place of the next round's order, which it would not have now. */
function hutCauses(before: WistarTable, after: WistarTable, seat: Seat): Cause[] {
  const isFirst = ({ state: { order, hut } }: WistarTable) => orderFromHut(order, hut)[0] === seat
  const isNews =
    playerOf(after, seat).leaders < playerOf(before, seat).leaders || after.state.hut.length > before.state.hut.length
  return isNews && isFirst(after) && !isFirst(before)
    ? [{ ...because('hutFirst'), category: PROSPECTS, points: 2 }]
    : []
}

function newIn(before: WistarTable, after: WistarTable, zone: string): readonly string[] {
  const known = before.zone(zone)
  return after.zone(zone).filter((item) => !known.includes(item))
}
