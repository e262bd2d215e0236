import type { Cost, Effect } from '@nora/effects'
import { isRecord, type Json } from '@nora/kernel'
import type { Content } from '../content/content.ts'

/** Words after which somebody is asked whether or which of the effects inside to do. */
const asking = new Set(['choose', 'optional', 'upTo'])

const reasonsOfWord: { readonly [word: string]: readonly string[] } = {
  lose: ['cannotLose'],
  choose: ['noOption'],
  atLeast: ['tooFew'],
  not: ['mustNotHold'],
}

/**
 * The reasons that the words of the cards give when a player is asked about an effect: once-per-round effects and
 * whatever can be chosen. Which words stand there depends on the content, so it is found out from it.
 */
export function effectReasons({ tables, inventions }: Content): string[] {
  const found = new Set<string>()
  for (const cards of Object.values(inventions)) {
    for (const { power } of cards.values()) if (power.kind === 'oncePerRound') addReasons(power.effect, found)
  }
  for (const asked of askedIn(tables as unknown as Json)) addReasons(asked, found)
  return [...found].sort()
}

/** The effects inside a choice, wherever it stands. */
function* askedIn(value: Json): Generator<Json> {
  for (const phrase of effectsIn(value)) if (asking.has(phrase.do)) yield (phrase.options ?? phrase.effect) as Json
}

/** Every effect that stands anywhere in the tables. */
export function* effectsIn(value: Json): Generator<Effect> {
  if (typeof value !== 'object' || value === null) return
  if (isRecord(value) && typeof value.do === 'string') yield value as Effect
  for (const part of Object.values(value)) yield* effectsIn(part as Json)
}

function addReasons(value: Json, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isRecord(value)) {
    const word = (value.do ?? value.is) as string | undefined
    if (word !== undefined) for (const reason of ownReasons(value as Effect, word)) found.add(reason)
    if (value.count !== undefined) found.add('noneCounted')
  }
  for (const part of Object.values(value)) addReasons(part as Json, found)
}

/** Only where an item and what can stand in for it are due together may each be payable, but not both. */
function sharesStocks(cost: Cost): boolean {
  return 'item' in cost && ['wood', 'metal', 'card'].some((stock) => stock in cost)
}

function ownReasons(phrase: Effect, word: string): readonly string[] {
  if (word === 'pay') return sharesStocks(phrase.cost as Cost) ? ['cannotPay', 'cannotPayAll'] : ['cannotPay']
  if (word === 'others') return [phrase.more === undefined ? 'nobodyElse' : 'nobodyHasMore']
  return Object.hasOwn(reasonsOfWord, word) ? (reasonsOfWord[word] as readonly string[]) : []
}
