import { positive as number, text, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { countSchema } from './lesson.ts'

// What cards other than lessons do, as data. The rules say how; this says what and how much.

/** The purple cards that may be played at any time. */
export const anytimeEffectSchema = z.discriminatedUnion('effect', [
  z.strictObject({ effect: z.literal('gainFish'), each: number, of: countSchema }),
  // the next tile of any kind need not touch another one
  z.strictObject({ effect: z.literal('nextTileAnywhere') }),
  // keep any of them at their normal cost
  z.strictObject({ effect: z.literal('drawCards'), number }),
  z.strictObject({ effect: z.literal('drawTileToBoat') }),
  // a permanent basket, used today or not
  z.strictObject({ effect: z.literal('sellBasket'), fish: number }),
  z.strictObject({ effect: z.literal('moveCats'), upTo: number }),
  // more cats in one turn, each with its own basket and fish
  z.strictObject({ effect: z.literal('extraRescue'), cats: number }),
  // the player puts each cat into a zone; rare treasures count too and go below the island
  z.strictObject({ effect: z.literal('drawTilesToZones'), number }),
  z.strictObject({
    effect: z.literal('gainBasket'),
    discard: z.exactOptional(z.strictObject({ what: z.enum(['privateLessons', 'treasures']), number })),
  }),
])

export type AnytimeEffect = z.infer<typeof anytimeEffectSchema>

export const oshaxEffectSchema = z.strictObject({ effect: z.literal('takeOshax') })

/** One way to use a treasure card. Small is a common treasure of one or two squares. */
export const treasureOptionSchema = z.strictObject({
  take: z.enum(['rare', 'common', 'small']),
  number,
  fish: wholeNumber,
})

export type TreasureOption = z.infer<typeof treasureOptionSchema>

/** What the Sister does, in the order of the card. Positions count from 1, from the left. */
export const sisterActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['discardCat', 'discardOshax', 'discardRare']), position: number }),
  z.strictObject({ do: z.literal('discardCommon'), shape: text }),
  z.strictObject({ do: z.literal('swapCats'), positions: z.tuple([number, number]) }),
])

export type SisterAction = z.infer<typeof sisterActionSchema>
