import * as z from 'zod/mini'
import { colours } from './colours.ts'
import { anytimeEffectSchema, oshaxEffectSchema, sisterActionSchema, treasureOptionSchema } from './effect.ts'
import { lessonSchema, sectionIds } from './lesson.ts'
import { nameSchema, sourcesOf } from './source.ts'

const wholeNumber = z.int().check(z.nonnegative())
const number = z.int().check(z.positive())

/** Every record has an id, its fields, and for each field where it comes from. */
function record<Fields extends Record<string, z.ZodMiniType>>(id: z.ZodMiniType<string>, fields: Fields) {
  return z.strictObject({ id, ...fields, source: sourcesOf(Object.keys(fields)) })
}

/** A printed card number. */
const cardId = z.string().check(z.regex(/^\d{3}$/))

function card<Kind extends string, Fields extends Record<string, z.ZodMiniType>>(kind: Kind, fields: Fields) {
  return record(cardId, { kind: z.literal(kind), name: nameSchema, ...fields })
}

export const boatSchema = record(z.string().check(z.regex(/^boat-\d+$/)), {
  name: nameSchema,
  // ~ no cell, . plain cell, * rat, and the first letter of its colour for a map
  rows: z.array(z.string().check(z.regex(/^[~.*bgrpo]{22}$/))).check(z.length(9)),
})

export const sectionSchema = record(z.enum(sectionIds), {
  name: nameSchema,
  // row:column or row:from-to
  spans: z.array(z.string().check(z.regex(/^\d+:\d+(-\d+)?$/))).check(z.minLength(1)),
})

export const shapeSchema = record(z.string().check(z.regex(/^(cat|oshax|common|rare)-\w+$/)), {
  kind: z.enum(['cat', 'oshax', 'common', 'rare']),
  // # a square, . none
  rows: z.array(z.string().check(z.regex(/^[#.]+$/))).check(z.minLength(1)),
  // a cat's in each colour
  copies: number,
})

export const discoverySchema = z.discriminatedUnion('kind', [
  card('oshax', { cost: wholeNumber, effect: oshaxEffectSchema }),
  card('rescue', { cost: wholeNumber, speed: wholeNumber, baskets: wholeNumber, brokenBaskets: wholeNumber }),
  card('anytime', { cost: wholeNumber, effect: anytimeEffectSchema }),
  card('treasure', { cost: wholeNumber, options: z.array(treasureOptionSchema).check(z.minLength(1)) }),
  card('privateLesson', { cost: wholeNumber, lesson: lessonSchema }),
  card('publicLesson', { cost: wholeNumber, lesson: lessonSchema }),
])

export const familySchema = card('familyLesson', { lesson: lessonSchema })

export const soloSchema = z.discriminatedUnion('kind', [
  card('colour', { colour: z.enum(colours) }),
  card('sister', { baskets: number, speed: wholeNumber, actions: z.array(sisterActionSchema).check(z.minLength(1)) }),
  card('basicLesson', { lesson: lessonSchema }),
  card('hardLesson', { lesson: lessonSchema }),
])

export type BoatRecord = z.infer<typeof boatSchema>
export type SectionRecord = z.infer<typeof sectionSchema>
export type ShapeRecord = z.infer<typeof shapeSchema>
export type DiscoveryCard = z.infer<typeof discoverySchema>
export type FamilyCard = z.infer<typeof familySchema>
export type SoloCard = z.infer<typeof soloSchema>
export type Card = DiscoveryCard | FamilyCard | SoloCard
export type CardKind = Card['kind']
export type CardOf<Kind extends CardKind> = Extract<Card, { kind: Kind }>
