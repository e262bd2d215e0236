import { list, nameSchema, positive as number, record, type Tables as TablesOf, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { anytimeEffectSchema, oshaxEffectSchema, sisterActionSchema, treasureOptionSchema } from '../language/effect.ts'
import { lessonSchema, sectionIds } from '../language/lesson.ts'
import { colours } from './colours.ts'

/** A printed card number. */
const cardId = z.string().check(z.regex(/^\d{3}$/))

function card<Kind extends string, Fields extends Record<string, z.ZodMiniType>>(kind: Kind, fields: Fields) {
  return record({ kind: z.literal(kind), name: nameSchema, ...fields }, cardId)
}

const boatSchema = record(
  {
    name: nameSchema,
    // ~ no cell, . plain cell, * rat, and the first letter of its colour for a map
    rows: z.array(z.string().check(z.regex(/^[~.*bgrpo]{22}$/))).check(z.length(9)),
  },
  z.string().check(z.regex(/^boat-\d{1,2}$/)),
)

const sectionSchema = record(
  {
    name: nameSchema,
    // row:column or row:from-to
    spans: list(z.string().check(z.regex(/^\d{1,2}:\d{1,2}(-\d{1,2})?$/)), 1),
  },
  z.enum(sectionIds),
)

const shapeSchema = record(
  {
    kind: z.enum(['cat', 'oshax', 'common', 'rare']),
    // # a square, . none; however it is turned, a tile is no larger than the ship
    rows: z.array(z.string().check(z.regex(/^[#.]{1,9}$/))).check(z.minLength(1), z.maxLength(9)),
    // a cat's in each colour
    copies: number,
  },
  z.string().check(z.regex(/^(cat|oshax|common|rare)-\w{1,20}$/)),
)

/** A way to use a treasure card is chosen by what it takes. */
const treasureOptions = list(treasureOptionSchema, 1).check(
  z.refine((options) => new Set(options.map(({ take }) => take)).size === options.length),
)

const discoverySchema = z.discriminatedUnion('kind', [
  card('oshax', { cost: wholeNumber, effect: oshaxEffectSchema }),
  card('rescue', { cost: wholeNumber, speed: wholeNumber, baskets: wholeNumber, brokenBaskets: wholeNumber }),
  card('anytime', { cost: wholeNumber, effect: anytimeEffectSchema }),
  card('treasure', { cost: wholeNumber, options: treasureOptions }),
  card('privateLesson', { cost: wholeNumber, lesson: lessonSchema }),
  card('publicLesson', { cost: wholeNumber, lesson: lessonSchema }),
])

const familySchema = card('familyLesson', { lesson: lessonSchema })

const soloSchema = z.discriminatedUnion('kind', [
  card('colour', { colour: z.enum(colours) }),
  card('sister', { baskets: number, speed: wholeNumber, actions: list(sisterActionSchema, 1) }),
  card('basicLesson', { lesson: lessonSchema }),
  card('hardLesson', { lesson: lessonSchema }),
])

/** The form of every table. */
export const schemas = {
  boats: boatSchema,
  sections: sectionSchema,
  shapes: shapeSchema,
  discovery: discoverySchema,
  family: familySchema,
  solo: soloSchema,
}

/** The content of the game once it is checked, one list of records per file. */
export type Tables = TablesOf<typeof schemas>

export type ShapeRecord = z.infer<typeof shapeSchema>
export type Card = z.infer<typeof discoverySchema> | z.infer<typeof familySchema> | z.infer<typeof soloSchema>
export type CardKind = Card['kind']
export type CardOf<Kind extends CardKind> = Extract<Card, { kind: Kind }>
