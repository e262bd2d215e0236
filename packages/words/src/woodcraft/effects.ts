import type { Effect } from '@nora/effects'
import type { Seat } from '@nora/kernel'
import type { Catalogue, MessageRef } from '@nora/messages'
import { type Content, type OrderCard, reputationIn, rows, sayDie, summed, type WoodcraftTable } from '@nora/woodcraft'
import { stock } from './names.ts'

/** What an effect does, as a clause. */
export function effectWords(voice: Catalogue, content: Content, effect: Effect): string {
  return voice.say(content.language.describe(effect))
}

/** What effects bring, one after the other and what comes twice summed: "2 points, 5 blueberries"; what is no simple gain stays a clause. */
export function gainWords(voice: Catalogue, content: Content, ...effects: readonly Effect[]): string {
  return summed(effects)
    .map((effect) => gainOf(voice, content, effect))
    .join(', ')
}

function gainOf(voice: Catalogue, content: Content, effect: Effect): string {
  const { do: word, n, what, colour, value, type } = effect
  if (word === 'gain' && typeof n === 'number') return voice.say(stock(String(what), n))
  if (word === 'score' && typeof n === 'number') return voice.format('common.points', { n })
  if (word === 'die') return voice.say(sayDie({ colour, value } as Parameters<typeof sayDie>[0]))
  if (word === 'tool' && type === 'any') return voice.format('woodcraftPlay.anyTool')
  return effectWords(voice, content, effect)
}

/** What an order asks for, as the object of a verb. */
export function needsOf({ record: { dice, materials } }: OrderCard): MessageRef<string>[] {
  return [
    ...dice.map(sayDie),
    ...Object.entries(materials).map(([material, n]) => stock(material, n)),
  ] as MessageRef<string>[]
}

/** What a completed order pays: what is printed, and what one may take instead of a public contract. */
export function rewardWords(voice: Catalogue, content: Content, { alternative, reward }: OrderCard): string {
  const instead = alternative ? insteadOfContract(alternative) : []
  return gainWords(voice, content, ...instead, ...(reward ? [reward] : []))
}

export function insteadOfContract({ berries, points }: NonNullable<OrderCard['alternative']>): Effect[] {
  return [
    ...(berries > 0 ? [{ do: 'gain', what: 'berries', n: berries }] : []),
    ...(points > 0 ? [{ do: 'score', n: points }] : []),
  ] as Effect[]
}

/** What the row in which an order lies adds to its reward. */
export function rowReward(voice: Catalogue, table: WoodcraftTable, seat: Seat, row: number): string {
  const { content } = table
  const steps = reputationIn(table, seat, row)
  if (steps > 0) return gainWords(voice, content, { do: 'gain', what: 'reputation', n: steps })
  if (rows[row] === 'berry') return gainWords(voice, content, { do: 'gain', what: 'berries', n: 1 })
  return voice.format('woodcraftPlay.latePenalty')
}
