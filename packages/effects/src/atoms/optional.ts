import type { Table } from '@nora/kernel'
import { vocabulary } from '../language/words.ts'

/** The seat may do it or leave it. */
export const optional = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'optional',
    fields: ({ effect }) => ({ effect }),
    can: (context, { effect }) => context.can(effect),
    *do(context, { effect }) {
      if (yield* context.language.questions.may(context, effect)) yield* context.run(effect)
    },
    describe: ({ effect }, say) => ({ id: 'effects.optional', params: { effect: say.effect(effect) } }),
  })
