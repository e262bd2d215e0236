import type { Table } from '@nora/kernel'
import * as z from 'zod/mini'
import { text } from '../content/bounds.ts'
import { vocabulary } from '../language/words.ts'

/**
 * First the cost, then the effect. Whoever cannot pay gets nothing, and nobody pays for what would do nothing. Discounts
 * of the game apply if the card names a purpose.
 */
export const pay = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'pay',
    fields: ({ cost, effect }) => ({ cost, purpose: z.exactOptional(text), effect }),
    can: (context, { cost, purpose, effect }) =>
      context.whyNotPay(cost, context.language.discounts(context, purpose)) ?? context.can(effect),
    *do(context, { cost, purpose, effect }) {
      yield* context.pay(cost, context.language.discounts(context, purpose))
      yield* context.run(effect)
    },
    describe: ({ cost, effect }, say) => ({
      id: 'effects.pay',
      params: { cost: say.cost(cost), effect: say.effect(effect) },
    }),
  })
