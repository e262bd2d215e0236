import { positive, vocabulary } from '@nora/effects'
import { because } from '@nora/kernel'
import * as z from 'zod/mini'
import { drinkPotion } from '../actions/alchemists-hut.ts'
import { beds } from '../actions/build-beds.ts'
import { rooms } from '../actions/dig-rooms.ts'
import { anyMainAction, mainAction, strengthOf } from '../actions/main-actions.ts'
import { movesFor, moveWorkers, sendWorkers } from '../actions/move-workers.ts'
import { colours, mainActions } from '../content/names.ts'
import { cubesOf, removableCubes, removeCube } from '../player-board/abilities.ts'
import { takeHero } from '../player-board/heroes.ts'
import { takeSkillToken } from '../player-board/skill-tokens.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { narrowed, said } from '../text/say.ts'
import { HEROES, TOKENS } from '../zones.ts'

const { atom } = vocabulary<WistarTable>()

const any = 'any'
const free = z.exactOptional(z.literal(true))

/** Words about a player's own board and workers. */
export const boardAtoms = [
  atom({
    name: 'mainAction',
    fields: () => ({ action: z.enum([...mainActions, any]), more: z.exactOptional(positive) }),
    can: ({ table, seat }, { action, more = 0 }) => {
      const possible = action === any ? mainActions : [action]
      return possible.some((each) => strengthOf(table, seat, each) + more > 0) ? undefined : because('noStrength')
    },
    *do({ table, seat }, { action, more = 0 }) {
      if (action === any) yield* anyMainAction(table, seat, more)
      else yield* mainAction(table, seat, action, more)
    },
    describe: ({ action, more }) =>
      narrowed(
        more ? 'do.strongerAction' : 'do.mainAction',
        { action: action === any ? undefined : action },
        more ? { more } : {},
      ),
  }),
  atom({
    name: 'buildBeds',
    fields: ({ amount }) => ({ n: amount, free }),
    can: (context, { n, free = false }) => context.whyNone(n) ?? beds.whyNot(context.table, context.seat, free),
    *do(context, { n, free = false }) {
      yield* beds.make(context.table, context.seat, context.amount(n), free)
    },
    describe: ({ n, free }, say) => {
      const id = free ? 'do.buildBedsFree' : 'do.buildBeds'
      return typeof n === 'number' ? said(id, { n }) : said(`${id}Each`, { each: say.each(n) })
    },
  }),
  atom({
    name: 'digRooms',
    fields: ({ amount }) => ({ n: amount, free }),
    can: (context, { n, free = false }) => context.whyNone(n) ?? rooms.whyNot(context.table, context.seat, free),
    *do(context, { n, free = false }) {
      yield* rooms.make(context.table, context.seat, context.amount(n), free)
    },
    describe: ({ n, free }, say) => {
      const id = free ? 'do.digRoomsFree' : 'do.digRooms'
      return typeof n === 'number' ? said(id, { n }) : said(`${id}Each`, { each: say.each(n) })
    },
  }),
  atom({
    name: 'moveWorkers',
    fields: () => ({ n: positive }),
    can: ({ table, seat }) => (movesFor(table, seat).length > 0 ? undefined : because('noWorkerOnBoard')),
    *do({ table, seat }, { n }) {
      yield* moveWorkers(table, seat, n)
    },
    describe: ({ n }) => said('do.moveWorkers', { n }),
  }),
  atom({
    name: 'sendWorkers',
    fields: () => ({ n: positive }),
    can: ({ table, seat }) => (playerOf(table, seat).entrance > 0 ? undefined : because('noWorkerAtEntrance')),
    *do({ table, seat }, { n }) {
      yield* sendWorkers(table, seat, n)
    },
    describe: ({ n }) => said('do.sendWorkers', { n }),
  }),
  atom({
    name: 'potion',
    *do({ table, seat, source }) {
      yield* drinkPotion(table, seat, source)
    },
    describe: () => said('do.potion'),
  }),
  atom({
    name: 'removeCube',
    fields: () => ({ colour: z.exactOptional(z.enum(colours)) }),
    can: ({ table, seat }, { colour }) => {
      if (removableCubes(table, seat, colour).length > 0) return undefined
      return cubesOf(table, seat, colour).length > 0
        ? because('needsFee', { fee: 1 })
        : because('noneLeft', { what: 'cubes' })
    },
    *do({ table, seat }, { colour }) {
      yield* removeCube(table, seat, colour)
    },
    describe: ({ colour }) => narrowed('do.removeCube', { colour }),
  }),
  atom({
    name: 'takeHero',
    can: ({ table }) => (table.zone(HEROES).length > 0 ? undefined : because('noneLeft', { what: 'heroes' })),
    *do({ table, seat }) {
      yield* takeHero(table, seat)
    },
    describe: () => said('do.takeHero'),
  }),
  atom({
    name: 'takeSkillToken',
    can: ({ table }) => (table.zone(TOKENS).length > 0 ? undefined : because('noneLeft', { what: 'skillTokens' })),
    *do({ table, seat }) {
      yield* takeSkillToken(table, seat)
    },
    describe: () => said('do.takeSkillToken'),
  }),
]
