import type { Table } from '@nora/kernel'
import type { Language } from './language.ts'
import type { Say } from './words.ts'

/** The number of a comparison, which has none of its own: a plural. */
const SEVERAL = 2

/** Says the parts of a word in terms of the game's own descriptions. */
export function says<T extends Table>(language: Language<T>): Say {
  const say: Say = {
    effect: (effect) => language.atom(effect).describe(effect, say),
    condition: (condition) => language.test(condition).describe(condition, say),
    each: (counted) => language.count(counted).describe(counted, counted.per ?? 1, 'each', say),
    some: (counted, n) => language.count(counted).describe(counted, n, 'some', say),
    more: (counted) => language.count(counted).describe(counted, SEVERAL, 'more', say),
    stock: (stock, n, form = 'some') => language.stock(stock).describe(n, form),
    cost: (cost) => ({ all: Object.entries(cost).map(([stock, n]) => say.stock(stock, n)) }),
    pile: (pile, n) => language.pile(pile).describe(n),
    route: (route, n) => language.route(route).describe(n),
    rule: (rule) => language.rule(rule).describe(rule, say),
    trigger: (trigger) => language.trigger(trigger).describe(trigger, say),
  }
  return say
}
