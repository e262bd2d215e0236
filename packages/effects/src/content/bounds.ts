import * as z from 'zod/mini'

// Content may come from anybody's pack, so nothing in it is without a bound. The figures are far from what is printed
// in any of the boxes, and near enough that no card can ask for more than a moment's work.

/** No number on a card is larger. The largest of the house sets is 23. */
export const LARGEST_NUMBER = 100
/** No list in a record is longer. The longest of the house sets has 12 parts. */
export const LONGEST_LIST = 30
/** No name or word in a record has more characters. The longest of the house sets has 33. */
export const LONGEST_TEXT = 100

/** No card counts further: what is counted may have grown by cards that count it. */
export const LARGEST_AMOUNT = 1_000
/**
 * No game counts further, whatever its cards say: an effect gives LARGEST_AMOUNT at most, the kernel lets 20,000 effects
 * run between two choices, and no game has as many choices. Numbers up to here are exact.
 */
export const LARGEST_COUNT = 1_000_000_000_000
/** No field of a record has more values in it. The fullest of the house sets has 72. */
export const MOST_VALUES = 400

/** From 1 on. */
export const positive = z.int().check(z.minimum(1), z.maximum(LARGEST_NUMBER))
/** From 0 on. */
export const wholeNumber = z.int().check(z.minimum(0), z.maximum(LARGEST_NUMBER))
/** Below 0 too. */
export const anyNumber = z.int().check(z.minimum(-LARGEST_NUMBER), z.maximum(LARGEST_NUMBER))

export const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT))

/** A list of at least so many parts. */
export function list<Part extends z.ZodMiniType>(part: Part, least = 0) {
  return z.array(part).check(z.minLength(least), z.maxLength(LONGEST_LIST))
}
