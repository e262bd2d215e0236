import type { Amount, Cost, Counted, Effect, Rule, Trigger } from '@nora/effects'
import type { Power } from '@nora/wistar'
import { atomPrices, rulePrices, stockPrices, usualCounts, usualEvents } from './prices.ts'

/** How much of something an effect would count. */
export type Count = (counted: Counted) => number

/** What an effect that cannot be tried now is worth, done once. */
export function effectWorth(effect: Effect, count: Count = usualCount): number {
  const inner = () => effectWorth(effect.effect as Effect, count)
  switch (effect.do) {
    case 'seq':
      return (effect.effects as unknown as Effect[]).reduce((sum, part) => sum + effectWorth(part, count), 0)
    case 'choose':
      return Math.max(
        ...Object.values(effect.options as Record<string, Effect>).map((part) => effectWorth(part, count)),
      )
    case 'optional':
      return Math.max(0, inner())
    case 'if':
      return 0.6 * inner()
    case 'pay':
      return Math.max(0.3, inner() - costWorth(effect.cost as Cost))
    case 'repeat':
    case 'upTo':
      return amountOf(effect.n as Amount, count) * inner()
    case 'forEach':
      return count(effect.of as Counted) * inner()
    case 'gain':
      return amountOf(effect.n as Amount, count) * (stockPrices[effect.what as string] ?? 1)
    case 'lose':
      return -amountOf(effect.n as Amount, count) * (stockPrices[effect.what as string] ?? 1)
    case 'others':
      return -0.3 * inner()
    default:
      return atomWorth(effect, count)
  }
}

function atomWorth(effect: Effect, count: Count): number {
  const one = atomPrices[effect.free ? `${effect.do}Free` : effect.do] ?? 1
  const more = ((effect.more as number | undefined) ?? 0) * 0.8
  return effect.n === undefined ? one + more : one * amountOf(effect.n as Amount, count)
}

function amountOf(amount: Amount, count: Count): number {
  return typeof amount === 'number' ? amount : count(amount)
}

export function usualCount({ count, times = 1, per = 1, most = 99 }: Counted): number {
  return Math.min(most, ((usualCounts[count] ?? 1) * times) / per)
}

export function costWorth(cost: Cost): number {
  let sum = 0
  for (const what in cost) sum += (cost[what] as number) * (stockPrices[what] ?? 1)
  return sum
}

/** What a power is worth each time it works; a lasting one, for half a game. */
export function powerWorth(power: Power): number {
  if (power.kind === 'endgame') return usualCount(power.points)
  if (power.kind !== 'permanent') return effectWorth(power.effect)
  return 'always' in power ? ruleWorth(power.always) : eventsOf(power.when) * effectWorth(power.effect)
}

function ruleWorth(rule: Rule): number {
  const by = (rule.by as number | undefined) ?? 1
  const narrow = rule.type || rule.deck || rule.action ? 0.6 : 1
  return by * narrow * (rulePrices[rule.rule] ?? 1)
}

function eventsOf(when: Trigger): number {
  const narrow = when.type || when.deck || when.kind || when.area ? 0.6 : 1
  return narrow * (usualEvents[when.on] ?? 1)
}
