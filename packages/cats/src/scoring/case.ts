import * as z from 'zod/mini'

// A ship to be scored, as a file gives it: who is on board and what the ship alone does not tell.

const wholeNumber = z.int().check(z.nonnegative())
const texts = z._default(z.array(z.string()), [])

const tileSchema = z.object({
  kind: z.enum(['cat', 'oshax', 'common', 'rare']),
  shape: z.string(),
  colour: z._default(z.nullable(z.string()), null),
  cells: z.array(z.tuple([z.int(), z.int()])).check(z.minLength(1)),
})

const assumeSchema = z.object({
  // everybody starts with one
  permanentBaskets: z._default(wholeNumber, 1),
  firstInTurnOrder: z._default(z.boolean(), false),
  otherPlayersLargestFamily: z._default(wholeNumber, 0),
  // the scored ones, if nothing is said
  privateLessonsOnTable: z.exactOptional(wholeNumber),
  soloLessonsBeside204: z.exactOptional(z.array(z.string())),
  // tiles that may lie apart, because of cards 069 and 070 or because a treasure was taken away
  looseTiles: z._default(wholeNumber, 0),
})

export const caseSchema = z.object({
  boat: z.string(),
  mode: z._default(z.enum(['classic', 'family', 'solo']), 'classic'),
  tiles: z.array(tileSchema),
  fish: z._default(wholeNumber, 0),
  lessons: texts,
  publicLessons: texts,
  familyLessons: texts,
  soloLessons: texts,
  soloColours: z._default(z.array(z.string()).check(z.maxLength(5)), []),
  assume: z.prefault(assumeSchema, {}),
})

export type Case = z.infer<typeof caseSchema>
export type CaseTile = z.infer<typeof tileSchema>
