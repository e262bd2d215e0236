import { positive, vocabulary } from '@nora/effects'
import { because } from '@nora/kernel'
import * as z from 'zod/mini'
import { developProjects } from '../actions/develop-projects.ts'
import { playDrawn, playInvention } from '../actions/play-invention.ts'
import { cardsToCopy, copyOncePerRound } from '../cards/copy-card.ts'
import { whyNoCards } from '../cards/draw-cards.ts'
import { findInvention, revealTop, takeDiscarded, takeFaceUp, whyNoDiscarded, whyNoFaceUp } from '../cards/find-card.ts'
import { drawObjectives } from '../cards/objectives.ts'
import { decks, icons, types } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { named, narrowed, said } from '../text/say.ts'
import { handOf, OBJECTIVE_DECK } from '../zones.ts'
import { describeDiscount, discountSchema } from './discount.ts'

const { atom } = vocabulary<WistarTable>()

const deck = z.enum(decks)
const type = z.enum(types)
const yes = z.exactOptional(z.literal(true))

/** Words about inventions and objectives. */
export const cardAtoms = [
  atom({
    name: 'develop',
    fields: ({ amount }) => ({ n: amount }),
    can: (context, { n }) => context.whyNone(n),
    *do(context, { n }) {
      yield* developProjects(context.table, context.seat, context.amount(n))
    },
    describe: ({ n }, say) =>
      typeof n === 'number' ? said('do.develop', { n }) : said('do.developEach', { each: say.each(n) }),
  }),
  atom({
    name: 'playInvention',
    // Whether a card of the hand can be played is the player's secret, so only an empty hand, which all see, stops it.
    fields: () => ({
      deck: z.exactOptional(deck),
      type: z.exactOptional(type),
      without: z.exactOptional(z.enum(icons)),
      off: z.exactOptional(discountSchema),
      ignoreSkills: z.exactOptional(positive),
      free: yes,
      must: yes,
    }),
    can: ({ table, seat }) => (table.zone(handOf(seat)).length > 0 ? undefined : because('emptyHand')),
    *do({ table, seat }, terms) {
      const { deck, type, without, off, ignoreSkills, free, must } = terms
      yield* playInvention(table, seat, {
        ...(deck ? { deck } : {}),
        ...(type ? { type } : {}),
        ...(without ? { without } : {}),
        ...(off ? { off } : {}),
        ...(ignoreSkills ? { ignoreSkills } : {}),
        ...(free ? { free } : {}),
        ...(must ? { must } : {}),
      })
    },
    describe: ({ deck, type, without, off, ignoreSkills, free }) => {
      const sorts = { type, deck }
      if (free) return narrowed('do.playFree', sorts)
      if (without && off) return said('do.playWithout', { icon: named('icon', without), off: describeDiscount(off) })
      if (off) return narrowed('do.playCheaper', sorts, { off: describeDiscount(off) })
      return ignoreSkills ? narrowed('do.playIgnoring', sorts, { n: ignoreSkills }) : narrowed('do.play', sorts)
    },
  }),
  atom({
    name: 'playDrawn',
    fields: () => ({ deck, draw: positive }),
    can: ({ table }, { deck }) => whyNoCards(table, deck),
    *do({ table, seat }, { deck, draw }) {
      yield* playDrawn(table, seat, deck, draw)
    },
    describe: ({ deck, draw }) => said('do.playDrawn', { sort: named('deck', deck), n: draw }),
  }),
  atom({
    name: 'copyOncePerRound',
    can: ({ table, seat }) =>
      cardsToCopy(table, seat).length > 0 ? undefined : because('noneLeft', { what: 'effectsToCopy' }),
    *do({ table, seat }) {
      yield* copyOncePerRound(table, seat)
    },
    describe: () => said('do.copyOncePerRound'),
  }),
  atom({
    name: 'findInvention',
    fields: () => ({ deck, type, may: yes }),
    can: ({ table }, { deck, type }) => whyNoFaceUp(table, deck, type) && whyNoCards(table, deck),
    *do({ table, seat }, { deck, type, may = false }) {
      yield* findInvention(table, seat, { deck, type, may })
    },
    describe: ({ deck, type, may }) => narrowed(may ? 'do.mayFindInvention' : 'do.findInvention', { type, deck }),
  }),
  atom({
    name: 'revealTop',
    fields: () => ({ deck, type }),
    can: ({ table }, { deck }) => whyNoCards(table, deck),
    *do({ table, seat }, { deck, type }) {
      yield* revealTop(table, seat, deck, type)
    },
    describe: ({ deck, type }) => said('do.revealTop', { deck: named('deck', deck), type: named('type', type) }),
  }),
  atom({
    name: 'takeDiscarded',
    fields: () => ({ deck: z.exactOptional(deck) }),
    can: ({ table }, { deck }) => whyNoDiscarded(table, deck),
    *do({ table, seat }, { deck }) {
      yield* takeDiscarded(table, seat, deck)
    },
    describe: ({ deck }) => narrowed('do.takeDiscarded', { deck }),
  }),
  atom({
    name: 'takeFaceUp',
    fields: () => ({ deck: z.exactOptional(deck), type: z.exactOptional(type) }),
    can: ({ table }, { deck, type }) => whyNoFaceUp(table, deck, type),
    *do({ table, seat }, { deck, type }) {
      yield* takeFaceUp(table, seat, deck, type)
    },
    describe: ({ deck, type }) => narrowed('do.takeFaceUp', { type, deck }),
  }),
  atom({
    name: 'drawObjectives',
    fields: () => ({ draw: positive }),
    can: ({ table }) =>
      table.zone(OBJECTIVE_DECK).length > 0 ? undefined : because('noneLeft', { what: 'objectives' }),
    *do({ table, seat }, { draw }) {
      yield* drawObjectives(table, seat, draw)
    },
    describe: ({ draw }) => said('do.drawObjectives', { n: draw }),
  }),
]
