import type { Reason, Table } from '@nora/kernel'
import * as z from 'zod/mini'
import { list } from '../content/bounds.ts'
import { vocabulary } from '../language/words.ts'

/**
 * One after the other; what cannot be done is left out. Where the first part is needed, the others are what it brings:
 * without it there is nothing.
 */
export const seq = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'seq',
    fields: ({ effect }) => ({
      effects: list(effect, 2),
      needsFirst: z.exactOptional(z.literal(true)),
    }),
    // A later part may become possible by an earlier one, so one that can be done now is enough.
    can: (context, { effects, needsFirst }) => {
      let first: Reason | undefined
      for (const effect of effects) {
        const reason = context.can(effect)
        if (!reason || needsFirst) return reason
        first ??= reason
      }
      return first
    },
    *do(context, { effects }) {
      for (const effect of effects) yield* context.run(effect)
    },
    describe: ({ effects }, say) =>
      effects
        .map((effect) => say.effect(effect))
        .reduceRight((rest, first) => ({ id: 'effects.seq', params: { first, rest } })),
  })
