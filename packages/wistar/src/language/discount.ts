import { positive, type Text } from '@nora/effects'
import * as z from 'zod/mini'
import { said } from '../text/say.ts'

/** "1 wood and 1 metal less", "1 wood or metal less". */
export const discountSchema = z
  .strictObject({
    wood: z.exactOptional(positive),
    metal: z.exactOptional(positive),
    woodOrMetal: z.exactOptional(positive),
  })
  .check(z.refine((off) => Object.keys(off).length > 0))

export function describeDiscount(off: z.infer<typeof discountSchema>): Text {
  return { all: Object.entries(off).map(([what, n]) => said(`off.${what}`, { n })) }
}
