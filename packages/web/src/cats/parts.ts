import { type Decision, isRecord, type Json } from '@nora/kernel'

/** The parts of the table, where there is not room for all of it. */
export const parts = ['island', 'ship', 'cards', 'goals', 'others'] as const
export type Part = (typeof parts)[number]

/** Where the answer to each kind of decision lies. */
const partOf: { readonly [kind: string]: Part } = {
  draft: 'cards',
  buy: 'cards',
  rescueCards: 'cards',
  rareFinds: 'cards',
  anytime: 'cards',
  giveLessons: 'cards',
  rescue: 'island',
  familyRescue: 'island',
  oshax: 'island',
  treasure: 'island',
  mapBonus: 'island',
  moveCat: 'island',
  zone: 'island',
  colour: 'island',
  place: 'ship',
  giveTreasures: 'ship',
}

const onlyCards: typeof partOf = { ...partOf, rescue: 'cards' }

/** Where answers lie when these are the choices: with no cat within reach any more, a card in hand is all that can be chosen. */
export function partsFor(choices: Iterable<Json>): typeof partOf {
  let isCard = false
  for (const choice of choices) {
    if (!isRecord(choice)) continue
    if ('rescue' in choice) return partOf
    isCard ||= 'play' in choice
  }
  return isCard ? onlyCards : partOf
}

/** Decisions about tiles that are taken from the shelf: they stand on the stage while they are asked about. */
const offTheShelf: ReadonlySet<string> = new Set(['treasure', 'mapBonus', 'oshax', 'colour'])

/** What stands on the stage over the ship: the island, the cards in question, or what may be taken from the shelf. */
export function stageFor(decision: Decision | undefined): 'island' | 'cards' | 'shelf' {
  if (!decision) return 'island'
  if (partOf[decision.kind] === 'cards') return 'cards'
  return offTheShelf.has(decision.kind) ? 'shelf' : 'island'
}
