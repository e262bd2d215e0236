import { type Amount, type Atom, type MessageRef, type Name, positive, vocabulary, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { takeFreeOrder, whyNoOrder } from '../actions/choose-orders.ts'
import { buy, sell, whyNoSix, whyNotSell } from '../actions/exchange-dice.ts'
import { glue, whyNotGlue } from '../actions/glue.ts'
import { mainActions } from '../actions/main-actions.ts'
import { market, whyNotMarket } from '../actions/marketing.ts'
import { plant, whyNotPlant } from '../actions/plant.ts'
import { produce } from '../actions/produce.ts'
import { saw, whyNotSaw } from '../actions/saw.ts'
import { shave, splice, whyNotShave, whyNotSplice } from '../actions/splice.ts'
import { raiseOrder, whyNotRaiseOrder } from '../cards/raise-order.ts'
import type { Origin } from '../cards/resolve-effect.ts'
import { colour, colourAsked, valueAsked } from '../content/forms.ts'
import { actions } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'
import { sayDie } from '../text/say-die.ts'
import { gainTool, loseTool, whyNoTool } from '../workshop/attic.ts'
import { recolour, turnOver, whyNotRecolour } from '../workshop/change-die.ts'
import { gainDie } from '../workshop/gain-die.ts'
import { score } from '../workshop/goods.ts'
import { grow, whyNotGrow } from '../workshop/growth.ts'
import { readyTile, whyNotReady } from '../workshop/ready-tile.ts'

const { atom } = vocabulary<WoodcraftTable>()

function said(id: string, params: NonNullable<MessageRef['params']> = {}): MessageRef {
  return { id: `woodcraftCards.effect.${id}`, params }
}

const points = (n: Amount): number => (typeof n === 'number' ? n : (n.times ?? 1))

/** The types of tools that cards can name. */
export type ToolNames = { readonly [type: string]: Name }

/** What cards of this game do beside what the core words do. */
export const atoms = (tools: ToolNames): readonly Atom<WoodcraftTable>[] => [
  atom({
    name: 'score',
    fields: ({ amount }) => ({ n: amount }),
    can: (context, { n }) => context.whyNone(n),
    do: (context, { n }) => {
      score(context.table, context.seat, (context.source as Origin).road, context.amount(n))
      return undefined
    },
    describe: ({ n }, say) => {
      if (typeof n === 'number') return said('score', { n })
      if (n.most === undefined) return said('scoreEach', { n: points(n), each: say.each(n) })
      return said('scoreEachMost', { n: points(n), each: say.each(n), most: n.most })
    },
  }),
  atom({
    name: 'die',
    fields: () => ({ colour: colourAsked, value: valueAsked }),
    do: ({ table, seat }, { colour, value }) => gainDie(table, seat, { colour, value }),
    describe: ({ colour, value }) => said('die', { die: sayDie({ colour, value }) }),
  }),
  atom({
    name: 'tool',
    fields: () => ({ type: z.enum(['any', ...Object.keys(tools)]) }),
    can: ({ table, seat }) => whyNoTool(table, seat),
    do: ({ table, seat }, { type }) => gainTool(table, seat, type),
    skip: ({ table, seat }) => loseTool(table, seat),
    describe: ({ type }) => (type === 'any' ? said('anyTool') : said('tool', { tool: tools[type] as Name })),
  }),
  atom({
    name: 'produce',
    fields: () => ({ helpers: positive }),
    can: () => undefined,
    do: ({ table, seat }, { helpers }) => produce(table, seat, helpers),
    describe: ({ helpers }) => said('produce', { n: helpers }),
  }),
  atom({
    name: 'plant',
    fields: () => ({ trees: positive }),
    can: ({ table, seat }) => whyNotPlant(table, seat),
    do: ({ table, seat }, { trees }) => plant(table, seat, trees),
    describe: ({ trees }) => said('plant', { n: trees }),
  }),
  atom({
    name: 'saw',
    fields: () => ({ cuts: positive }),
    can: ({ table, seat }) => whyNotSaw(table, seat),
    do: ({ table, seat }, { cuts }) => saw(table, seat, { cuts }),
    describe: ({ cuts }) => said('saw', { n: cuts }),
  }),
  atom({
    name: 'splice',
    fields: () => ({ by: positive }),
    can: ({ table, seat }) => whyNotSplice(table, seat),
    do: ({ table, seat }, { by }) => splice(table, seat, by),
    describe: ({ by }) => said('splice', { n: by }),
  }),
  atom({
    name: 'shave',
    fields: () => ({ by: positive }),
    can: ({ table, seat }) => whyNotShave(table, seat),
    do: ({ table, seat }, { by }) => shave(table, seat, by),
    describe: ({ by }) => said('shave', { n: by }),
  }),
  atom({
    name: 'glue',
    can: ({ table, seat }) => whyNotGlue(table, seat),
    do: ({ table, seat }) => glue(table, seat),
    describe: () => said('glue'),
  }),
  atom({
    name: 'recolour',
    fields: () => ({ to: z.union([colour, z.literal('any')]) }),
    can: ({ table, seat }, { to }) => whyNotRecolour(table, seat, to),
    do: ({ table, seat }, { to }) => recolour(table, seat, to),
    describe: ({ to }) => (to === 'any' ? said('recolourAny') : said('recolour', { colour: to })),
  }),
  atom({
    name: 'turnOver',
    can: ({ table, seat }) => whyNotSell(table, seat),
    do: ({ table, seat }) => turnOver(table, seat),
    describe: () => said('turnOver'),
  }),
  atom({
    name: 'grow',
    fields: () => ({ by: positive }),
    can: ({ table, seat }) => whyNotGrow(table, seat),
    do: ({ table, seat }, { by }) => grow(table, seat, by),
    describe: ({ by }) => said('grow', { n: by }),
  }),
  atom({
    name: 'ready',
    fields: () => ({ tile: z.enum(['saw', 'splice', 'glue', 'any']) }),
    can: ({ table, seat }, { tile }) => whyNotReady(table, seat, tile),
    do: ({ table, seat }, { tile }) => readyTile(table, seat, tile),
    describe: ({ tile }) => said('ready', { tile }),
  }),
  atom({
    name: 'act',
    fields: () => ({ action: z.enum(actions), off: z.exactOptional(positive) }),
    can: ({ table, seat }, { action, off = 0 }) => mainActions[action].why(table, seat, off),
    do: ({ table, seat }, { action, off = 0 }) => mainActions[action].run(table, seat, off),
    describe: ({ action, off }) =>
      off === undefined ? said('act', { action }) : said('actCheaper', { action, n: off }),
  }),
  atom({
    name: 'sell',
    fields: () => ({ more: wholeNumber }),
    can: ({ table, seat }) => whyNotSell(table, seat),
    *do({ table, seat }, { more }) {
      yield* sell(table, seat, { more, off: 0, mustSell: true })
    },
    describe: ({ more }) => said('sell', { n: more }),
  }),
  atom({
    name: 'buySix',
    fields: () => ({ off: wholeNumber }),
    can: ({ table, seat }, { off }) => whyNoSix(table, seat, off),
    do: ({ table, seat }, { off }) => buy(table, seat, { sold: null, off, mustBuy: true }),
    describe: ({ off }) => said('buySix', { n: off }),
  }),
  atom({
    name: 'takeOrder',
    can: ({ table }) => whyNoOrder(table),
    do: ({ table, seat }) => takeFreeOrder(table, seat),
    describe: () => said('takeOrder'),
  }),
  atom({
    name: 'market',
    fields: () => ({ off: wholeNumber }),
    can: ({ table, seat }, { off }) => whyNotMarket(table, seat, off),
    do: ({ table, seat }, { off }) => market(table, seat, off),
    describe: ({ off }) => said('market', { n: off }),
  }),
  atom({
    name: 'raiseOrder',
    fields: () => ({ rows: positive }),
    can: ({ table, seat }) => whyNotRaiseOrder(table, seat),
    do: ({ table, seat }, { rows }) => raiseOrder(table, seat, rows),
    describe: ({ rows }) => said('raiseOrder', { n: rows }),
  }),
]
