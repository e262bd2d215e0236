import type { Table } from '@nora/kernel'
import * as z from 'zod/mini'
import { vocabulary } from '../language/words.ts'

/** If the condition holds, the one, else the other if there is one. */
export const ifThen = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'if',
    fields: ({ condition, effect }) => ({ when: condition, effect, else: z.exactOptional(effect) }),
    can: (context, { when, effect, else: otherwise }) => {
      const reason = context.whyNot(when)
      if (!reason) return context.can(effect)
      return otherwise ? context.can(otherwise) : reason
    },
    *do(context, { when, effect, else: otherwise }) {
      if (!context.whyNot(when)) yield* context.run(effect)
      else if (otherwise) yield* context.run(otherwise)
    },
    describe: ({ when, effect, else: otherwise }, say) => {
      const params = { condition: say.condition(when), effect: say.effect(effect) }
      return otherwise
        ? { id: 'effects.ifElse', params: { ...params, otherwise: say.effect(otherwise) } }
        : { id: 'effects.if', params }
    },
  })
