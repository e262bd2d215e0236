import { vocabulary } from '@nora/effects'
import * as z from 'zod/mini'
import { areas, colours, decks, icons, mainActions, powerKinds, types } from '../content/names.ts'
import { goods, type WistarTable } from '../state.ts'
import { named, narrowed, said } from '../text/say.ts'

const { trigger } = vocabulary<WistarTable>()

const area = z.exactOptional(z.enum(areas))
const deck = z.exactOptional(z.enum(decks))

/** An event that is always the same. */
function plain(name: string) {
  return trigger({ name, describe: () => said(`when.${name}`) })
}

/** What sets off permanent effects. Czech rulebook, Symboly na kartách projektů: "whenever you do this". */
export const triggers = [
  trigger({
    name: 'gain',
    fields: () => ({ what: z.enum(goods) }),
    describe: ({ what }) => said(`when.gain.${what}`),
  }),
  plain('gainPoints'),
  plain('gainElectricity'),
  trigger({
    name: 'mainAction',
    fields: () => ({ action: z.exactOptional(z.enum(mainActions)) }),
    describe: ({ action }) => narrowed('when.mainAction', { action }),
  }),
  plain('buildBed'),
  plain('digRoom'),
  trigger({
    name: 'takeInvention',
    fields: () => ({ deck }),
    describe: ({ deck }) => narrowed('when.takeInvention', { deck }),
  }),
  trigger({
    name: 'addIcon',
    fields: () => ({ icon: z.enum(icons), perCard: z.exactOptional(z.literal(true)) }),
    describe: ({ icon, perCard = false }) =>
      said(perCard ? 'when.addIconPerCard' : 'when.addIcon', { icon: named('icon', icon) }),
  }),
  trigger({
    name: 'playInvention',
    fields: () => ({ type: z.exactOptional(z.enum(types)), deck, kind: z.exactOptional(z.enum(powerKinds)) }),
    describe: ({ type, deck, kind }) => narrowed('when.playInvention', { type, deck, kind }),
  }),
  plain('revealMission'),
  plain('openDoor'),
  plain('enterRoom'),
  trigger({
    name: 'takeGuest',
    fields: () => ({ area }),
    describe: ({ area }) => narrowed('when.takeGuest', { area }),
  }),
  trigger({
    name: 'completeMission',
    fields: () => ({ area }),
    describe: ({ area }) => narrowed('when.completeMission', { area }),
  }),
  plain('claimObjective'),
  plain('pitchTent'),
  plain('visitHut'),
  plain('drinkPotion'),
  trigger({
    name: 'removeCube',
    fields: () => ({ colour: z.exactOptional(z.enum(colours)) }),
    describe: ({ colour }) => narrowed('when.removeCube', { colour }),
  }),
  plain('useInvention'),
  plain('sendWorker'),
]
