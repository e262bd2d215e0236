import { positive } from '@nora/effects'
import * as z from 'zod/mini'
import { icons, types } from './names.ts'

/**
 * What an invention asks for. Czech rulebook, Vyložení karty projektu: wood, metal and movement tokens are paid; icons,
 * cards of a type, electricity, guests and dug rooms must only be had.
 */
const inventionFields = {
  wood: z.exactOptional(positive),
  metal: z.exactOptional(positive),
  movement: z.exactOptional(positive),
  icons: z.exactOptional(z.partialRecord(z.enum(icons), positive)),
  types: z.exactOptional(z.partialRecord(z.enum(types), positive)),
  electricity: z.exactOptional(z.enum(['basic', 'strong'])),
  /** Guests on the own board, the cheese among them. */
  guests: z.exactOptional(positive),
  houseGuests: z.exactOptional(positive),
  cellarGuests: z.exactOptional(positive),
  /** Underground tiles removed. */
  rooms: z.exactOptional(positive),
}

export const inventionRequirements = z.strictObject(inventionFields)

/** A row of a mission may also ask for items: wood, metal or cards from the hand in any mix. */
export const missionRequirements = z.strictObject({ ...inventionFields, item: z.exactOptional(positive) })

export type Requirements = z.infer<typeof missionRequirements>
