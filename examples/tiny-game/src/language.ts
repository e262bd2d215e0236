import { type Language, language, type Stock, vocabulary } from '@nora/effects'
import { because, type Seat } from '@nora/kernel'
import * as z from 'zod/mini'
import { cardOf, trees } from './cards.ts'
import { DECK, DISCARDS, den, hand, MOST_ACORNS, type SquirrelTable, squirrel } from './state.ts'

const { atom, count } = vocabulary<SquirrelTable>()

const acorns: Stock<SquirrelTable> = {
  has: (table, seat) => squirrel(table, seat).acorns,
  room: (table, seat) => MOST_ACORNS - squirrel(table, seat).acorns,
  gain: (table, seat, n) => {
    squirrel(table, seat).acorns += n
  },
  spend: (table, seat, n) => {
    squirrel(table, seat).acorns -= n
  },
  describe: (n, form) => ({ id: `squirrels.acorns.${form}`, params: { n } }),
}

/** Points are never taken away, so there is no `spend`. */
const points: Stock<SquirrelTable> = {
  has: (table, seat) => squirrel(table, seat).points,
  gain: (table, seat, n) => {
    squirrel(table, seat).points += n
  },
  describe: (n, form) => ({ id: `squirrels.points.${form}`, params: { n } }),
}

/** The trees in one's den. */
const treesInDen = count({
  name: 'trees',
  fields: () => ({ tree: z.enum(trees) }),
  of: ({ table, seat }, { tree }) =>
    table.zone(den(seat)).filter((item) => cardOf(table.content, item).tree === tree).length,
  describe: ({ tree }, n, form) => ({ id: `squirrels.trees.${form}`, params: { n, tree } }),
})

/** Hides up to `n` acorns for the winter: the one thing a card of this game does that no other game knows. */
const hide = atom({
  name: 'hide',
  fields: () => ({ n: z.int().check(z.minimum(1)) }),
  can: ({ table, seat }) => (squirrel(table, seat).acorns > 0 ? undefined : because('noAcorns')),
  do: ({ table, seat }, { n }) => {
    const owner = squirrel(table, seat)
    const hidden = Math.min(n, owner.acorns)
    owner.acorns -= hidden
    owner.hidden += hidden
    table.tell?.({ type: 'hide', seat, n: hidden })
  },
  describe: ({ n }) => ({ id: 'squirrels.hide', params: { n } }),
})

/** The language the cards are written in: the core's words and ours. */
export const cardLanguage: Language<SquirrelTable> = language<SquirrelTable>({
  stocks: { acorns, points },
  piles: {
    deck: {
      zone: DECK,
      discards: DISCARDS,
      to: (_table: SquirrelTable, seat: Seat) => hand(seat),
      describe: (n) => ({ id: 'squirrels.cards', params: { n } }),
    },
  },
  routes: {
    bury: {
      from: (_table: SquirrelTable, seat: Seat) => hand(seat),
      to: () => DISCARDS,
      describe: (n) => ({ id: 'squirrels.bury', params: { n } }),
    },
  },
  atoms: [hide],
  counts: [treesInDen],
})
