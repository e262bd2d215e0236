import { type MessageRef, positive, vocabulary } from '@nora/effects'
import * as z from 'zod/mini'
import type { NumberRule } from '../cards/permanent-abilities.ts'
import { tree } from '../content/forms.ts'
import { purchases } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'

const { rule } = vocabulary<WoodcraftTable>()

function said(name: string, params: NonNullable<MessageRef['params']> = {}): MessageRef {
  return { id: `woodcraftCards.rule.${name}`, params }
}

/** Rules that make a number of the game larger or smaller. */
const numbers: readonly NumberRule[] = [
  'sellHigher',
  'moreDice',
  'moreBundles',
  'moreOrders',
  'moreProduction',
  'moreTrees',
  'fasterGrowth',
  'freeCuts',
  'higherSplice',
  'gluePoints',
  'largerPile',
  'cheaperBonus',
  'richerSubstitute',
  'orderReputation',
  'marketPoints',
]

/** Permanent abilities that are simply true; the rules look for them by name. */
export const rules = [
  rule({
    name: 'discount',
    fields: () => ({ on: z.enum(purchases), by: positive }),
    describe: ({ on, by }) => said('discount', { on, n: by }),
  }),
  ...numbers.map((name) =>
    rule({ name, fields: () => ({ by: positive }), describe: ({ by }) => said(name, { n: by }) }),
  ),
  rule({
    name: 'largerTrees',
    fields: () => ({ upTo: tree }),
    describe: ({ upTo }) => said('largerTrees', { n: upTo }),
  }),
  rule({ name: 'spliceFree', describe: () => said('spliceFree') }),
  rule({ name: 'glueFree', describe: () => said('glueFree') }),
]
