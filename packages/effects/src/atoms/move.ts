import { because, type Table } from '@nora/kernel'
import { positive } from '../content/bounds.ts'
import { vocabulary } from '../language/words.ts'

/** Moves so many items of the seat's own choice on a way that the game has named, or as many as there are. */
export const move = <T extends Table>() =>
  vocabulary<T>().atom({
    name: 'move',
    fields: ({ route }) => ({ route, n: positive }),
    can: (context, { route, n }) => {
      const { language, table, seat } = context
      if (table.zone(language.route(route).from(table, seat)).length > 0) return undefined
      return because('nothingThere', { what: language.say.route(route, n) })
    },
    *do(context, { route, n }) {
      const { language, table, seat } = context
      const { from, to } = language.route(route)
      for (let left = n; left > 0; left--) {
        if (table.zone(from(table, seat)).length === 0) return
        const item = yield* language.questions.pick(context, route, left)
        if (item !== undefined) table.move(item, from(table, seat), to(table, seat))
      }
    },
    describe: ({ route, n }, say) => say.route(route, n),
  })
