import * as z from 'zod/mini'
import { colours, LARGEST } from '../workshop/dice.ts'

/** Parts of records and of the words of the language alike. */

export const colour = z.enum(colours)

/** One colour, one of two, or any: Czech rulebook, Herní symboly. */
export const colourAsked = z.union([colour, z.tuple([colour, colour]), z.literal('any')])

const face = z.int().check(z.minimum(1), z.maximum(LARGEST))

/** A tree in a pot: a larger one leaves it at once. */
export const tree = z.int().check(z.minimum(1), z.maximum(LARGEST - 1))

/** A value, or any. */
export const valueAsked = z.union([face, z.literal('any')])

export const dieAsked = z.strictObject({ colour: colourAsked, value: valueAsked })

export type DieAsked = z.infer<typeof dieAsked>
