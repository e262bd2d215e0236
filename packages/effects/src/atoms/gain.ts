import { because, type Table } from '@nora/kernel'
import type { Amount } from '../language/form.ts'
import type { MessageRef } from '../language/message.ts'
import { type Say, unitOf, vocabulary } from '../language/words.ts'

/** Takes so many from the supply, as far as there is room. */
export const gain = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'gain',
    fields: ({ gainable, amount }) => ({ what: gainable, n: amount }),
    can: (context, { what, n }) => {
      if (context.room(what) <= 0) return because('noRoom', { what: context.language.say.stock(what, 1) })
      return context.whyNone(n)
    },
    *do(context, { what, n }) {
      yield* context.gain(what, context.amount(n))
    },
    describe: ({ what, n }, say) => sentence('effects.gain', what, n, say),
  })

/** Gives so many up for nothing. It takes all of them: who has fewer cannot be made to, and must choose something else. */
export const lose = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'lose',
    fields: ({ stock, amount }) => ({ what: stock, n: amount }),
    can: (context, { what, n }) => {
      const needs = context.amount(n)
      const has = context.held(what)
      if (has >= needs) return context.whyNone(n)
      return because('cannotLose', { what: context.language.say.stock(what, needs), needs, has })
    },
    *do(context, { what, n }) {
      yield* context.spend(what, context.amount(n), 'lose')
    },
    describe: ({ what, n }, say) => sentence('effects.lose', what, n, say),
  })

/** "Gain 2 wood", "gain 1 wood for each guest", "gain 1 wood for each guest, at most 5 wood". */
function sentence(id: string, stock: string, n: Amount, say: Say): MessageRef {
  const what = say.stock(stock, unitOf(n))
  if (typeof n === 'number') return { id, params: { what } }
  const params = { what, each: say.each(n) }
  return n.most === undefined
    ? { id: `${id}Each`, params }
    : { id: `${id}EachMost`, params: { ...params, most: say.stock(stock, n.most) } }
}
