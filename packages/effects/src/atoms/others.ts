import { because, type Table } from '@nora/kernel'
import * as z from 'zod/mini'
import type { Context } from '../language/context.ts'
import type { Counted } from '../language/form.ts'
import { vocabulary } from '../language/words.ts'

/** Befalls every other seat, or every one that has more of something than the seat itself; each makes its own choices. */
export const others = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'others',
    fields: ({ counted, effect }) => ({ more: z.exactOptional(counted), effect }),
    can: (context, { more, effect }) => {
      const hit = victims(context, more)
      if (hit.length === 0) {
        return more ? because('nobodyHasMore', { what: context.language.say.more(more) }) : because('nobodyElse')
      }
      // What the others hold is their secret: it is judged by what everybody can see.
      const reasons = hit.map((victim) => victim.openly.can(effect))
      return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
    },
    *do(context, { more, effect }) {
      // Who is hit is settled before the first of them loses anything.
      for (const victim of victims(context, more)) yield* victim.run(effect)
    },
    describe: ({ more, effect }, say) =>
      more
        ? { id: 'effects.othersWithMore', params: { more: say.more(more), effect: say.effect(effect) } }
        : { id: 'effects.others', params: { effect: say.effect(effect) } },
  })

function victims<T extends Table>(context: Context<T>, more: Counted | undefined): Context<T>[] {
  const { language, table, seat } = context
  const others = language.others(table, seat).map((other) => context.of(other))
  if (!more) return others
  const own = context.amount(more)
  return others.filter((other) => other.amount(more) > own)
}
