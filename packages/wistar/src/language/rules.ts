import { positive as by, vocabulary } from '@nora/effects'
import * as z from 'zod/mini'
import { decks, mainActions, regions, types } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { narrowed, said } from '../text/say.ts'
import { describeDiscount, discountSchema } from './discount.ts'

const { rule } = vocabulary<WistarTable>()

/** A rule that only says by how much. */
function plain(name: string) {
  return rule({
    name,
    fields: () => ({ by }),
    describe: (args) => said(`rule.${name}`, { by: args.by }),
  })
}

/** What holds as long as a card or guest lies there. */
export const rules = [
  rule({
    name: 'cheaperInventions',
    fields: () => ({ type: z.exactOptional(z.enum(types)), deck: z.exactOptional(z.enum(decks)), off: discountSchema }),
    describe: ({ type, deck, off }) =>
      narrowed('rule.cheaperInventions', { type, deck }, { off: describeDiscount(off) }),
  }),
  rule({
    name: 'ignoreSkill',
    fields: () => ({ by, for: z.enum(['inventions', 'missions', 'both']) }),
    describe: (args) => said(`rule.ignoreSkill.${args.for}`, { by: args.by }),
  }),
  rule({
    name: 'gatherMore',
    fields: () => ({ what: z.enum(['wood', 'metal']), by }),
    describe: (args) => said(`rule.gatherMore.${args.what}`, { by: args.by }),
  }),
  plain('cheaperDigging'),
  plain('cheaperBuilding'),
  plain('extraRooms'),
  rule({ name: 'immune', describe: () => said('rule.immune') }),
  rule({
    name: 'stronger',
    fields: () => ({ action: z.exactOptional(z.enum(mainActions)), region: z.exactOptional(z.enum(regions)), by }),
    describe: ({ action, region, by }) => narrowed('rule.stronger', { action, region }, { by }),
  }),
  plain('cheaperJokers'),
  plain('cheaperElectricity'),
  plain('moreMoves'),
]
