import { draw, type Flow, type Item } from '@nora/kernel'
import type { Colour } from '../content/colours.ts'
import { cardOf } from '../content/content.ts'
import type { CardOf } from '../content/schema.ts'
import { sisterPointsPerCat } from '../scoring/sheet.ts'
import type { CatsTable } from '../state.ts'
import { COLOUR_DECK, SISTER_COLOURS } from './sister-zones.ts'

/** Isle of Cats rulebook, Solo, Preparing the next day: one more colour card is turned every day. */
export function* turnColour(table: CatsTable): Flow {
  yield* draw(table, COLOUR_DECK, SISTER_COLOURS, 1)
  const turned = table.zone(SISTER_COLOURS)
  const card = turned.at(-1) as Item
  const points = sisterPointsPerCat[turned.length - 1] ?? 0
  table.tell?.({ type: 'sisterColour', items: [card], colour: colourOf(table, card), points })
}

/** The Sister's colours in the order they were turned. */
export function coloursTurned(table: CatsTable): Colour[] {
  return table.zone(SISTER_COLOURS).map((card) => colourOf(table, card))
}

function colourOf(table: CatsTable, card: Item): Colour {
  return (cardOf(table.content, card) as CardOf<'colour'>).colour
}
