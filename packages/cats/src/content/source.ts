import * as z from 'zod/mini'

/** Where a fact comes from, the firmest first: the rulebook, published elsewhere, this project's own, or an owner's pack. */
export const sources = ['rulebook', 'public', 'house', 'pack'] as const

export type Source = (typeof sources)[number]

export const languages = ['en', 'cs', 'pl', 'ru'] as const

export type Language = (typeof languages)[number]

export type Name = Readonly<Record<Language, string>>

const text = z.string().check(z.minLength(1))
const source = z.enum(sources)

export const nameSchema = z.strictObject({ en: text, cs: text, pl: text, ru: text })

/** A name has one source for all languages or one for each. */
const nameSource = z.union([source, z.strictObject({ en: source, cs: source, pl: source, ru: source })])

/** The source of each field of a record, besides its id. */
export type Sources = { readonly [field: string]: Source | Readonly<Record<Language, Source>> }

/** Every field must be named, and no other. */
export function sourcesOf(fields: readonly string[]): z.ZodMiniType<Sources> {
  const schemas = fields.map((field) => [field, field === 'name' ? nameSource : source])
  return z.strictObject(Object.fromEntries(schemas)) as unknown as z.ZodMiniType<Sources>
}

/** A record is as firm as the weakest of its fields; its names are nobody's fact and do not count. */
export function weakestSource(record: { readonly source: Sources }): Source {
  const given = Object.entries(record.source).filter(([field]) => field !== 'name')
  return sources.findLast((kind) => given.some(([, value]) => value === kind)) ?? 'rulebook'
}
