import * as z from 'zod/mini'
import { text } from './bounds.ts'

/**
 * Where a fact comes from, the firmest first: a rulebook, published elsewhere, this project's own, or an owner's pack,
 * which nobody but its owner vouches for.
 */
export const sources = ['rulebook', 'public', 'house', 'pack'] as const

export type Source = (typeof sources)[number]

const source = z.enum(sources)

/** The name of a card or tile. It stands in its record and not among the messages, so that a pack can change it. */
export const nameSchema = z.strictObject({ en: text, cs: text, pl: text, ru: text })

export type Name = z.infer<typeof nameSchema>

/** A name has one source for all languages or one for each. */
const nameSource = z.union([source, z.strictObject({ en: source, cs: source, pl: source, ru: source })])

/** The source of each field of a record, besides its id. */
export type Sources = { readonly [field: string]: Source | { readonly [language in keyof Name]: Source } }

export interface Sourced {
  readonly source: Sources
}

/** The field that is nobody's fact: a record with a name of our own is no less from the rulebook. */
export const NAME = 'name'

/** The form of a record: an id, its fields, and for each field where it comes from. */
export function record<Fields extends Record<string, z.ZodMiniType>>(fields: Fields, id: z.ZodMiniType<string> = text) {
  return z.strictObject({ id, ...fields, source: sourcesOf(fields) })
}

/** Every field must be named, and no other; a field that may be missing has a source when it is there. */
function sourcesOf(fields: Record<string, z.ZodMiniType>): z.ZodMiniType<Sources> {
  const schemas = Object.entries(fields).map(([field, schema]) => {
    const own = field === NAME ? nameSource : source
    return [field, mayBeMissing(schema) ? z.exactOptional(own) : own]
  })
  return z.strictObject(Object.fromEntries(schemas)) as unknown as z.ZodMiniType<Sources>
}

function mayBeMissing(schema: z.ZodMiniType): boolean {
  return schema._zod.optin === 'optional'
}
