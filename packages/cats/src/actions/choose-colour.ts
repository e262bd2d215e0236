import { ask, type Flow, type Json, type Kind, listed, type Seat } from '@nora/kernel'
import { type Colour, colours } from '../content/colours.ts'
import type { CatsTable } from '../state.ts'

/** What a colour is chosen for: a card, or an oshax and how it will lie. */
export type ColourFor = { readonly card: string } | { readonly tile: string; readonly at: Json }

/** One of the five colours. An oshax is not a colour of its own. */
export const colourKind: Kind<CatsTable, ColourFor, Colour> = {
  name: 'colour',
  space: () => fiveColours,
}

const fiveColours = listed(colours)

export function* askColour(table: CatsTable, seat: Seat, what: ColourFor): Flow<Colour> {
  return yield* ask(table, seat, colourKind, what)
}
