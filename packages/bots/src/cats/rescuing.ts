import { type CatsTable, type CatZone, fishPerCat, LEFT, type Player, RIGHT } from '@nora/cats'
import { each, type Item, type Seat, type Space } from '@nora/kernel'
import { bestFew, widened } from '../ranking.ts'
import { playsWorthTrying } from './anytime.ts'
import { fishRate } from './fish.ts'
import { type CellValues, cellValuesFor } from './ship/cell-values.ts'
import { bestGain } from './ship/placing.ts'
import type { CatsShortlist } from './shortlist.ts'

const CATS_TRIED = 3
const CATS_MOVED = 2
/** The basket for the whole game is used first: it comes back tomorrow, cards do not. */
const basketKinds = ['permanent', 'single', 'broken']

/** The cats that would do most for the ship at their price, what may be played before, and the end of the turn. */
export const rescue: CatsShortlist = (table, seat, args, space, _fate, width) => {
  const { rescued } = args as { rescued: number }
  const end = rescued > 0 ? 'end' : 'pass'
  const plays = playsWorthTrying(table, seat, space)
  if (rescued > 0 && (table.state.players[seat] as Player).extraRescues === 0) return [end, ...plays]
  const cats = [...offered(table, LEFT, space), ...offered(table, RIGHT, space)]
  if (cats.length === 0) return [end, ...plays]
  const values = cellValuesFor(table, seat)
  const rate = fishRate(values.facts, values.facts.remaining)
  const tried = bestFew(
    cats,
    widened(CATS_TRIED, width),
    ({ rescue: cat, price }) => gainOfCat(table, seat, values, cat) - rate * price,
  )
  return [...tried.map(({ rescue: cat, basket }) => ({ rescue: cat, basket })), ...plays, end]
}

export const familyRescue: CatsShortlist = (table, seat, _args, space, _fate, width) => {
  const cats = [...table.zone(LEFT), ...table.zone(RIGHT)].filter((cat) => space.includes(cat))
  const values = cellValuesFor(table, seat)
  return [...bestFew(cats, widened(CATS_TRIED, width), (cat) => gainOfCat(table, seat, values, cat)), 'pass']
}

/** Cats from the dear zone to the cheap one, those first that the seat itself wants. */
export const moveCat: CatsShortlist = (table, seat, _args, space, _fate, width) => {
  const cats = table.zone(RIGHT).filter((cat) => space.includes(cat))
  const values = cellValuesFor(table, seat)
  return [...bestFew(cats, widened(CATS_MOVED, width), (cat) => gainOfCat(table, seat, values, cat)), 'stop']
}

/** Either zone; which place in the row, only the Sister cares. */
export const zone: CatsShortlist = (_table, _seat, _args, space) => {
  const choices = [...each(space)] as { zone: string }[]
  return [LEFT, RIGHT].flatMap((wanted) => choices.find((choice) => choice.zone === wanted) ?? [])
}

/** The cats of a zone that can be paid for, carried and laid. */
function offered(table: CatsTable, from: CatZone, space: Space) {
  return table.zone(from).flatMap((cat) => {
    const basket = basketKinds.find((kind) => space.includes({ rescue: cat, basket: kind }))
    return basket === undefined ? [] : [{ rescue: cat, basket, price: fishPerCat[from] }]
  })
}

function gainOfCat(table: CatsTable, seat: Seat, values: CellValues, cat: Item): number {
  return bestGain(table, seat, values, cat) ?? Number.NEGATIVE_INFINITY
}
