import { list, positive as number, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { colours } from '../content/colours.ts'

// The closed language that lessons are written in. What a lesson scores, its text and its help all come from here.

export const sectionIds = ['stern', 'portCabin', 'diningRoom', 'starboardCabin', 'deck', 'storeroom', 'bow'] as const

export type SectionId = (typeof sectionIds)[number]

/** A part of the ship that can be full or empty. */
const area = z.enum([...sectionIds, 'edge', 'middleRow'])

export type Area = z.infer<typeof area>

/** A fixed colour; the one chosen for the card; or whichever gives most when it is scored. None means cats of any. */
const whichColour = z.exactOptional(z.enum([...colours, 'chosen', 'best']))

/** Things counted colour by colour. An oshax is a cat of its chosen colour. */
const countByColour = z.strictObject({
  count: z.enum([
    'cats',
    // with a square on the edge of the ship; each cat once
    'catsAtEdge',
    // beside no cat of their own colour
    'lonelyCats',
    // treasures beside such a cat; each treasure once
    'treasuresAtCats',
  ]),
  colour: whichColour,
})

const countFamilies = z.strictObject({ count: z.literal('families'), atLeast: number })

/** The colours of which no cat is at that place; a colour without any cat is one of them. */
const countAbsentColours = z.strictObject({
  count: z.literal('coloursAwayFrom'),
  place: z.enum(['edge', 'treasure', 'visibleRat']),
})

const countPlain = z.strictObject({
  count: z.enum([
    'catColours',
    'catsInLargestFamily',
    'catsAwayFromTreasure',
    'oshaxes',
    'treasures',
    'commonTreasures',
    'rareTreasures',
    'visibleRats',
    'visibleMaps',
    'coveredMaps',
    'fullSections',
    'fish',
    'permanentBaskets',
    // those on the table before the player; public lessons are nobody's
    'privateLessons',
  ]),
})

export const countSchema = z.discriminatedUnion('count', [countByColour, countFamilies, countAbsentColours, countPlain])

export type Count = z.infer<typeof countSchema>

const conditionSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.enum(['exactly', 'atLeast', 'fewerThan']), number: wholeNumber, of: countSchema }),
  z.strictObject({ is: z.literal('everyColour'), number, of: z.enum(['cats', 'catsAtEdge']) }),
  z.strictObject({ is: z.enum(['full', 'empty']), areas: list(area, 1) }),
  z.strictObject({ is: z.literal('firstInTurnOrder') }),
  // no other player has a larger family; alone against the Sister the family must have that size
  z.strictObject({ is: z.literal('largestFamily'), aloneAtLeast: z.exactOptional(number) }),
])

export type Condition = z.infer<typeof conditionSchema>

export const lessonSchema = z.discriminatedUnion('score', [
  z.strictObject({ score: z.literal('once'), points: number, when: conditionSchema }),
  // points for each, or for each full set of `every`; only those `beyond` a number count
  z.strictObject({
    score: z.literal('each'),
    points: number,
    of: countSchema,
    every: z.exactOptional(number),
    beyond: z.exactOptional(number),
  }),
  // the value of the largest, second or third largest family
  z.strictObject({ score: z.literal('family'), rank: z.literal([1, 2, 3]) }),
  // the most that another lesson of the Sister brings her
  z.strictObject({ score: z.literal('bestOther') }),
])

export type Lesson = z.infer<typeof lessonSchema>

/** Whether somebody must choose a colour when the card is played. */
export function needsColour(lesson: Lesson): boolean {
  const count = lesson.score === 'each' ? lesson.of : lesson.score === 'once' ? countIn(lesson.when) : undefined
  return count !== undefined && countsChosenColour(count)
}

export function countsChosenColour(count: Count): boolean {
  return 'colour' in count && count.colour === 'chosen'
}

function countIn(condition: Condition): Count | undefined {
  return 'of' in condition && typeof condition.of === 'object' ? condition.of : undefined
}
