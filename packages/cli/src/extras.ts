import type { Extras } from './catalogue.ts'
import { catsExtras } from './cats/extras.ts'
import { wistarExtras } from './wistar/extras.ts'
import { woodcraftExtras } from './woodcraft/extras.ts'

/** By the id of the game. */
export const extras: { readonly [game: string]: Extras } = {
  cats: catsExtras,
  wistar: wistarExtras,
  woodcraft: woodcraftExtras,
}
