import type { Table } from '@nora/kernel'
import { positive } from '../content/bounds.ts'
import { vocabulary } from '../language/words.ts'

/** Once for each thing counted when it starts. */
export const forEach = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'forEach',
    fields: ({ counted, effect }) => ({ of: counted, effect }),
    can: (context, { of, effect }) => context.whyNone(of) ?? context.can(effect),
    *do(context, { of, effect }) {
      for (let left = context.amount(of); left > 0; left--) yield* context.run(effect)
    },
    describe: ({ of, effect }, say) => ({
      id: 'effects.forEach',
      params: { each: say.each(of), effect: say.effect(effect) },
    }),
  })

/** So many times. */
export const repeat = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'repeat',
    fields: ({ effect }) => ({ n: positive, effect }),
    can: (context, { effect }) => context.can(effect),
    *do(context, { n, effect }) {
      for (let left = n; left > 0; left--) yield* context.run(effect)
    },
    describe: ({ n, effect }, say) => ({ id: 'effects.repeat', params: { n, effect: say.effect(effect) } }),
  })

/** So many times or fewer: the seat is asked each time and may stop. */
export const upTo = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'upTo',
    fields: ({ amount, effect }) => ({ n: amount, effect }),
    can: (context, { n, effect }) => context.whyNone(n) ?? context.can(effect),
    *do(context, { n, effect }) {
      for (let left = context.amount(n); left > 0; left--) {
        if (context.openly.can(effect)) return
        if (!(yield* context.language.questions.may(context, effect, left))) return
        yield* context.run(effect)
      }
    },
    describe: ({ n, effect }, say) =>
      typeof n === 'number'
        ? { id: 'effects.upTo', params: { n, effect: say.effect(effect) } }
        : { id: 'effects.upToEach', params: { each: say.each(n), effect: say.effect(effect) } },
  })
