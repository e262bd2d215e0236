import { byId, loadTables, nameSchema, type RawTables, record } from '@nora/effects'
import * as z from 'zod/mini'
import { type Content, trees } from './cards.ts'
import cards from './content/cards.json' with { type: 'json' }
import { cardLanguage } from './language.ts'

const number = z.int().check(z.minimum(0))

/** The form of a card's record. `record` adds its id and where each field comes from. */
const card = record({
  name: nameSchema,
  tree: z.enum(trees),
  price: number,
  points: number,
  copies: z.int().check(z.minimum(1)),
  effect: z.exactOptional(cardLanguage.schema.effect),
})

/** The tables as they are printed; a pack makes others of them. */
export const printed: RawTables = { cards }

/** Checks the tables; what is wrong is refused with its record and field. */
export function readContent(raw: RawTables): Content {
  return { cards: byId(loadTables(raw, { cards: card }).cards) }
}
