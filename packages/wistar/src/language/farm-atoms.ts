import { positive, vocabulary } from '@nora/effects'
import { because } from '@nora/kernel'
import * as z from 'zod/mini'
import { completeMission, whyNoMission } from '../actions/complete-mission.ts'
import { explore } from '../actions/explore.ts'
import { missionsToReveal, revealSomeMission } from '../cards/missions.ts'
import { areas } from '../content/names.ts'
import { doorsFor, openSomeDoor } from '../farm/doors.ts'
import { moveExplorer, placesFor } from '../farm/explorer.ts'
import { takeFromSource, whyNoGuestFrom } from '../farm/guest-sources.ts'
import { pitchTent, pitchTentFar, tentPlaces, whyNoTent } from '../farm/tents.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { narrowed, said } from '../text/say.ts'

const { atom } = vocabulary<WistarTable>()

const area = z.exactOptional(z.enum(areas))
const where = z.enum(['near', 'anywhere'])

/** Words about the farm. */
export const farmAtoms = [
  atom({
    name: 'explore',
    fields: ({ amount }) => ({ n: amount }),
    can: (context, { n }) => context.whyNone(n),
    *do(context, { n }) {
      yield* explore(context.table, context.seat, context.amount(n))
    },
    describe: ({ n }, say) =>
      typeof n === 'number' ? said('do.explore', { n }) : said('do.exploreEach', { each: say.each(n) }),
  }),
  atom({
    name: 'openDoor',
    fields: () => ({ where }),
    can: ({ table, seat }, args) =>
      doorsFor(table, seat, args).length > 0 ? undefined : because('noneLeft', { what: 'doors' }),
    *do({ table, seat }, { where }) {
      yield* openSomeDoor(table, seat, { where })
    },
    describe: ({ where }) => said(`do.openDoor.${where}`),
  }),
  atom({
    name: 'revealMission',
    fields: () => ({ where }),
    can: ({ table, seat }, args) =>
      missionsToReveal(table, seat, args).length > 0 ? undefined : because('noneLeft', { what: 'hiddenMissions' }),
    *do({ table, seat }, { where }) {
      yield* revealSomeMission(table, seat, { where })
    },
    describe: ({ where }) => said(`do.revealMission.${where}`),
  }),
  atom({
    name: 'completeMission',
    fields: () => ({ ignoreSkills: z.exactOptional(positive), area }),
    can: ({ table, seat }, terms) => whyNoMission(table, seat, terms),
    *do({ table, seat }, { ignoreSkills, area }) {
      yield* completeMission(table, seat, { ...(ignoreSkills ? { ignoreSkills } : {}), ...(area ? { area } : {}) })
    },
    describe: ({ ignoreSkills, area }) =>
      ignoreSkills
        ? narrowed('do.completeMissionIgnoring', { area }, { n: ignoreSkills })
        : narrowed('do.completeMission', { area }),
  }),
  atom({
    name: 'moveExplorer',
    fields: () => ({ how: z.enum(['step', 'reach']) }),
    can: ({ table, seat }, args) =>
      placesFor(table, seat, args).length > 0 ? undefined : because('noneLeft', { what: 'ways' }),
    *do({ table, seat }, { how }) {
      yield* moveExplorer(table, seat, { how })
    },
    describe: ({ how }) => said(`do.moveExplorer.${how}`),
  }),
  atom({
    name: 'pitchTent',
    fields: () => ({ where: z.enum(['here', 'reach']) }),
    can: ({ table, seat }, { where }) => {
      if (where === 'here') return whyNoTent(table, seat)
      return tentPlaces(table, seat).length > 0 ? undefined : because('noneLeft', { what: 'ways' })
    },
    *do({ table, seat }, { where }) {
      if (where === 'here') yield* pitchTent(table, seat, playerOf(table, seat).explorer)
      else yield* pitchTentFar(table, seat)
    },
    describe: ({ where }) => said(`do.pitchTent.${where}`),
  }),
  atom({
    name: 'takeGuest',
    fields: () => ({ from: z.enum(['farm', 'supply', 'round']), area }),
    can: ({ table, seat }, { from, area }) => whyNoGuestFrom(table, seat, from, area),
    *do({ table, seat }, { from, area }) {
      yield* takeFromSource(table, seat, from, area)
    },
    describe: ({ from, area }) => narrowed(`do.takeGuest.${from}`, { area }),
  }),
]
