import { because, draw as drawn, pile as pileZones, type Table } from '@nora/kernel'
import type { Pile } from '../language/stock.ts'
import { unitOf, vocabulary } from '../language/words.ts'

/** Draws so many from a pile, or as many as there are. */
export const draw = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'draw',
    fields: ({ pile, amount }) => ({ from: pile, n: amount }),
    can: (context, { from, n }) => {
      const { language, table } = context
      if (leftIn(table, language.pile(from)) > 0) return context.whyNone(n)
      return because('pileEmpty', { what: language.say.pile(from, 1) })
    },
    *do(context, { from, n }) {
      const { language, table, seat } = context
      const pile = language.pile(from)
      const to = pile.to(table, seat)
      const wanted = context.amount(n)
      const first = Math.min(wanted, piled(table, pile.zone))
      yield* drawn(table, pile.zone, to, first)
      if (first === wanted || pile.discards === undefined) return
      table.move([...table.zone(pile.discards)], pile.discards, pile.zone)
      yield* drawn(table, pile.zone, to, wanted - first)
    },
    describe: ({ from, n }, say) => {
      const what = say.pile(from, unitOf(n))
      return typeof n === 'number'
        ? { id: 'effects.draw', params: { what } }
        : { id: 'effects.drawEach', params: { what, each: say.each(n) } }
    },
  })

/** How many can be drawn, the discards included. */
function leftIn<T extends Table>(table: T, { zone, discards }: Pile<T>): number {
  return piled(table, zone) + (discards === undefined ? 0 : table.zone(discards).length)
}

/** How many lie in a bag, and above and below it if it is a pile. */
function piled(table: Table, zone: string): number {
  const zones = Object.keys(pileZones(zone))
  return zones.reduce((sum, part) => sum + (table.state.zones[part]?.length ?? 0), 0)
}
