import { because, type Item, type Json, type Reason } from '@nora/kernel'

/** Every reason the rules of this game give, beside the placement engine's; `messages` has a sentence for each. */
export const reasons = [
  'alreadyMoved',
  'alreadyPending',
  'alreadyPlayed',
  'alreadyRescued',
  'buyFirst',
  'doesNotTouch',
  'emptyHand',
  'handIsDown',
  'handIsRaised',
  'needsBasket',
  'needsFish',
  'needsLessons',
  'needsTreasures',
  'noCats',
  'noEffect',
  'noLegalPlacement',
  'notAPlacement',
  'notInHand',
  'notInZones',
  'notThisMoment',
  'notThisPhase',
  'notYourLesson',
  'notYourTreasure',
  'otherTreasure',
  'outsideShip',
  'overlaps',
  'supplyEmpty',
  'wrongNumber',
] as const

export type ReasonCode = (typeof reasons)[number]

export function refuse(code: ReasonCode, params?: { readonly [name: string]: Json }): Reason {
  return because(code, params)
}

/** Why a choice is no selection of so many of these: an item from elsewhere, or the number. */
export function refuseSelection(
  choice: Json,
  from: readonly Item[],
  number: number,
  stranger: ReasonCode,
): Reason | undefined {
  if (!Array.isArray(choice)) return undefined
  const other = choice.find((item) => !from.includes(item))
  if (typeof other === 'string') return refuse(stranger, { item: other })
  return choice.length === number ? undefined : refuse('wrongNumber', { number })
}
