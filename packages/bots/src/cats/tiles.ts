import {
  type CatsTable,
  type Colour,
  cardOf,
  colours,
  handOf,
  OSHAXES,
  type Placement,
  shapeOf,
  tileOf,
} from '@nora/cats'
import { each, type Item, type Json, type Seat } from '@nora/kernel'
import { bestFew, widened } from '../ranking.ts'
import { playsWorthTrying } from './anytime.ts'
import { assess } from './assessment.ts'
import { lessonOn } from './lessons/counted-lessons.ts'
import { lessonWorth } from './lessons/lessons.ts'
import { cellValuesFor } from './ship/cell-values.ts'
import { bestGain, bestGainOfShape, gainOf, layings } from './ship/placing.ts'
import type { CatsShortlist } from './shortlist.ts'

const PLACES_TRIED = 5
const TILES_TRIED = 3
const COLOURS_TRIED = 2

export const place: CatsShortlist = (table, seat, args, _space, _fate, width) => {
  const { tile } = args as { tile: Item }
  return layings(table, seat, cellValuesFor(table, seat), tile)
    .slice(0, widened(PLACES_TRIED, width))
    .map(({ at }) => at)
}

/** A treasure of one of the shapes on offer, or none where that is allowed. */
export const treasure: CatsShortlist = (table, seat, _args, space, _fate, width) => {
  const values = cellValuesFor(table, seat)
  const offered = [...each(space)] as string[]
  const shapes = offered.filter((shape) => table.content.shapes.has(shape))
  const tried = bestFew(
    shapes,
    widened(TILES_TRIED, width),
    (shape) => bestGainOfShape(table, seat, values, shape) ?? 0,
  )
  return [...tried, ...offered.filter((choice) => !shapes.includes(choice))]
}

export const oshax: CatsShortlist = (table, seat, _args, space, _fate, width) => {
  const values = cellValuesFor(table, seat)
  const fitting = table.zone(OSHAXES).filter((tile) => space.includes(tile))
  return bestFew(fitting, widened(TILES_TRIED, width), (tile) => bestGain(table, seat, values, tile) ?? 0)
}

/** For an oshax where it will lie, for a public lesson what the ship can make of it, for fish whatever counts most. */
export const colour: CatsShortlist = (table, seat, args, _space, _fate, width) => {
  if ('tile' in (args as object)) return oshaxColours(table, seat, args as OshaxArgs, width)
  const { card } = args as { card: Item }
  const assessment = assess(table, seat)
  const [lesson] = lessonOn(table, card)
  return bestFew(colours, widened(1, width), (chosen) =>
    lesson
      ? lessonWorth(assessment.facts, { ...lesson, chosen }, assessment.countedLessons)
      : (assessment.facts.ship.cats[colours.indexOf(chosen)] as number),
  )
}

type OshaxArgs = { readonly tile: Item; readonly at: Placement }

function oshaxColours(table: CatsTable, seat: Seat, { tile, at }: OshaxArgs, width: number): Colour[] {
  const values = cellValuesFor(table, seat)
  const shape = shapeOf(table.content, tileOf(table.content, tile).shape)
  return bestFew(colours, widened(COLOURS_TRIED, width), (chosen) => gainOf(values, shape, at, colours.indexOf(chosen)))
}

/** One oshax or treasure card of each sort, what may be played at any time, and the end of the turn. */
export const rareFinds: CatsShortlist = (table, seat, args, space) => {
  const { found } = args as { found: boolean }
  const plays = playsWorthTrying(table, seat, space)
  if (found) return ['end', ...plays]
  return [...finds(table, seat).filter((choice) => space.includes(choice)), ...plays, 'pass']
}

function finds(table: CatsTable, seat: Seat): Json[] {
  const sorts = new Set<string>()
  return table.zone(handOf(seat)).flatMap((id): Json[] => {
    const card = cardOf(table.content, id)
    const sort = JSON.stringify(card.kind === 'treasure' ? card.options : card.kind)
    if (sorts.has(sort)) return []
    sorts.add(sort)
    if (card.kind === 'oshax') return [{ play: id }]
    return card.kind === 'treasure' ? card.options.map(({ take }) => ({ play: id, take })) : []
  })
}
