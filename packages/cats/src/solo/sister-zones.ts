import { bag, row, stack, type ZoneRule } from '@nora/kernel'

/** Colour cards, face down; the order they are turned in is decided as they are turned. */
export const COLOUR_DECK = 'colourDeck'
/** Colour cards turned so far, the first day's first. */
export const SISTER_COLOURS = 'sisterColours'
export const BASIC_LESSONS = 'basicLessons'
export const HARD_LESSONS = 'hardLessons'
/** The lessons she has in this game, basic ones first. */
export const SISTER_LESSONS = 'sisterLessons'
export const SISTER_DECK = 'sisterDeck'
/** Her cards for the rest of today, face down in the order they will be turned. */
export const SISTER_NEXT = 'sisterNext'
/** The card she carries out on her next turn, face up. */
export const SISTER_TURNED = 'sisterTurned'
/** Her cards that have been carried out, on all days. */
export const SISTER_DONE = 'sisterDone'

/** What a solo game has on the table besides the rest. */
export const sisterZones: { readonly [zone: string]: ZoneRule } = {
  [COLOUR_DECK]: bag,
  [SISTER_COLOURS]: row,
  [BASIC_LESSONS]: bag,
  [HARD_LESSONS]: bag,
  [SISTER_LESSONS]: row,
  [SISTER_DECK]: bag,
  [SISTER_NEXT]: stack,
  [SISTER_TURNED]: row,
  [SISTER_DONE]: row,
}
