import { because, type Reason, type Table } from '@nora/kernel'
import * as z from 'zod/mini'
import { LONGEST_LIST, positive } from '../content/bounds.ts'
import type { Effect } from '../language/form.ts'
import { NONE } from '../language/questions.ts'
import { vocabulary } from '../language/words.ts'

/** The id of an option: what a choice is recorded by, so it must not change when the card's wording does. */
const optionId = z.string().check(
  z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
  z.refine((id) => id !== NONE),
)

const isSeveral = (options: number): boolean => options >= 2 && options <= LONGEST_LIST

/** One of several, or `n` different ones; with `may`, fewer or none. */
export const choose = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'choose',
    fields: ({ effect }) => ({
      options: z.record(optionId, effect).check(z.refine((options) => isSeveral(Object.keys(options).length))),
      n: z.exactOptional(positive),
      may: z.exactOptional(z.literal(true)),
    }),
    can: (context, { options }) => {
      let first: Reason | undefined
      for (const id in options) {
        const reason = context.can(options[id] as Effect)
        if (!reason) return undefined
        first ??= reason
      }
      return because('noOption', { first: { ...first } })
    },
    *do(context, effect) {
      const { options, n = 1, may = false } = effect
      let open = Object.keys(options)
      for (let left = Math.min(n, open.length); left > 0; left--) {
        const id = yield* context.language.questions.choose(context, effect as unknown as Effect, open, may)
        const chosen = options[id]
        if (!chosen) return
        yield* context.run(chosen)
        open = open.filter((other) => other !== id)
      }
    },
    describe: ({ options, n = 1, may = false }, say) => ({
      id: may ? 'effects.mayChoose' : 'effects.choose',
      params: { n, options: { any: Object.values(options).map((option) => say.effect(option)) } },
    }),
  })
