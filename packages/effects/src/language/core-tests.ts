import { because, type Table } from '@nora/kernel'
import { list, positive } from '../content/bounds.ts'
import { HELD } from './core-counts.ts'
import { type Test, vocabulary } from './words.ts'

/** The conditions of any game. */
export function coreTests<T extends Table>(): readonly Test<T>[] {
  const { condition } = vocabulary<T>()
  return [
    condition({
      name: 'atLeast',
      fields: ({ counted }) => ({ of: counted, n: positive }),
      whyNot: (context, { of, n }) => {
        const has = context.amount(of)
        return has >= n ? undefined : because('tooFew', { what: context.language.say.some(of, n), needs: n, has })
      },
      // A stock is said as the object of "pay", what is counted as the subject of "there are".
      describe: ({ of, n }, say) => ({
        id: of.count === HELD ? 'effects.atLeastHeld' : 'effects.atLeast',
        params: { what: say.some(of, n) },
      }),
    }),
    condition({
      name: 'not',
      fields: (parts) => ({ condition: parts.condition }),
      whyNot: (context, args) =>
        context.whyNot(args.condition)
          ? undefined
          : because('mustNotHold', { condition: context.language.say.condition(args.condition) }),
      describe: (args, say) => ({ id: 'effects.not', params: { condition: say.condition(args.condition) } }),
    }),
    condition({
      name: 'all',
      fields: (parts) => ({ conditions: list(parts.condition, 2) }),
      whyNot: (context, { conditions }) => {
        for (const part of conditions) {
          const reason = context.whyNot(part)
          if (reason) return reason
        }
        return undefined
      },
      describe: ({ conditions }, say) => ({
        id: 'effects.all',
        params: { conditions: { all: conditions.map((part) => say.condition(part)) } },
      }),
    }),
    condition({
      name: 'any',
      fields: (parts) => ({ conditions: list(parts.condition, 2) }),
      whyNot: (context, { conditions }) => {
        const reasons = conditions.map((part) => context.whyNot(part))
        return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
      },
      describe: ({ conditions }, say) => ({
        id: 'effects.any',
        params: { conditions: { any: conditions.map((part) => say.condition(part)) } },
      }),
    }),
  ]
}
