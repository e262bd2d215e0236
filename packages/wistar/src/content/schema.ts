import { anyNumber, list, nameSchema, type Parts, positive, record, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import {
  abilities,
  areas,
  bonusActions,
  colours,
  decks,
  ENTRANCE,
  floors,
  mainActions,
  regions,
  roomIds,
  skills,
  types,
} from './names.ts'
import { inventionRequirements, missionRequirements } from './requirements.ts'
import { soloSchemas } from './solo-schema.ts'

const id = (pattern: RegExp) => z.string().check(z.regex(pattern))
const six = z.array(wholeNumber).check(z.length(6))
/** The player counts at which something is used; left out, at all of them. */
const players = list(z.union([z.literal(2), z.literal(3), z.literal(4)]), 1)
const place = z.enum([ENTRANCE, ...roomIds])
const spaces = list(z.strictObject({ players: z.exactOptional(players) }))

/** The form of every record of every table; effects are written in the language whose parts are given. */
export function schemasOf({ effect, counted, rule, trigger }: Parts) {
  const permanent = [
    z.strictObject({ kind: z.literal('permanent'), always: rule }),
    z.strictObject({ kind: z.literal('permanent'), when: trigger, effect }),
  ] as const
  const timed = [
    z.strictObject({ kind: z.literal('instant'), effect }),
    z.strictObject({ kind: z.literal('income'), effect }),
  ] as const
  /** Czech rulebook, Druhy efektů. */
  const power = z.union([
    ...timed,
    ...permanent,
    z.strictObject({ kind: z.literal('oncePerRound'), effect }),
    z.strictObject({ kind: z.literal('offensive'), effect }),
    z.strictObject({ kind: z.literal('endgame'), points: counted }),
  ])
  return {
    inventions: record(
      {
        name: nameSchema,
        type: z.enum(types),
        deck: z.enum(decks),
        requires: inventionRequirements,
        icons: z.partialRecord(z.enum([...skills, 'energy']), positive),
        points: anyNumber,
        power,
        /** How the power reads in an edition that differs from the recommended one. */
        editions: z.exactOptional(z.strictObject({ czech: z.exactOptional(power), polish: z.exactOptional(power) })),
      },
      id(/^inv-(00[1-9]|0[1-9]\d|1[0-7]\d|180)$/),
    ),
    missions: record(
      {
        name: nameSchema,
        area: z.enum(areas),
        /** For whoever turns the card over. */
        reveal: effect,
        rows: z
          .array(
            z.strictObject({
              name: nameSchema,
              requires: missionRequirements,
              /** The number in the lock on the space for the cube. */
              lock: z.exactOptional(positive),
              /** The number of the lock shown in the reward; left out, that of the row. */
              opens: z.exactOptional(positive),
              reward: effect,
            }),
          )
          .check(z.length(3)),
      },
      id(/^(house|cellar)-mission-\d$/),
    ),
    objectives: record(
      {
        name: nameSchema,
        counts: counted,
        /** From the top down; a step not used at a player count is covered by a disc. */
        steps: list(z.strictObject({ needs: positive, players: z.exactOptional(players) }), 1),
        bonus: effect,
      },
      id(/^objective-\d\d$/),
    ),
    guests: record(
      { name: nameSchema, area: z.enum(areas), power: z.union([...timed, ...permanent]), points: wholeNumber },
      id(/^(house|cellar)-guest-\d\d$/),
    ),
    cheeses: record({ points: positive, players }, id(/^cheese-\d$/)),
    doors: record({ bonus: effect }, id(/^door-\d\d$/)),
    segments: record(
      {
        /** The side shown at these player counts; its spaces from the rim to the centre, each with its bonus actions. */
        sides: z
          .array(
            z.strictObject({
              players,
              spaces: z
                .array(z.array(z.enum(bonusActions)).check(z.minLength(1), z.maxLength(2)))
                .check(z.minLength(1), z.maxLength(3)),
            }),
          )
          .check(z.minLength(1), z.maxLength(2)),
      },
      id(/^S[1-6]$/),
    ),
    /** In clockwise order round the wheel. */
    actions: record({ region: z.enum(regions) }, z.enum(mainActions)),
    heroes: record({ name: nameSchema, skill: z.enum(skills), icons: positive }, id(/^hero-[a-z]{1,20}$/)),
    abilities: record(
      { name: nameSchema, colour: z.enum(colours), points: wholeNumber, /** In items. */ fee: wholeNumber },
      z.enum(abilities),
    ),
    rooms: record(
      { name: nameSchema, floor: z.enum(floors), missions: spaces, guests: spaces, cheese: z.boolean() },
      z.enum(roomIds),
    ),
    passages: record(
      {
        between: z.tuple([place, place]),
        /** Where the door is used; elsewhere, and once it is opened, the way is free. */
        players,
      },
      id(/^[A-H]-[B-H]$/),
    ),
    /** The values under the tiles of the player board, from the lowest. */
    boards: record({ beds: six, rooms: six, freeRooms: positive }, z.literal('board')),
    ...soloSchemas(),
  }
}

export type Schemas = ReturnType<typeof schemasOf>
export type RecordOf<Table extends keyof Schemas> = z.output<Schemas[Table]>
export type Power = RecordOf<'inventions'>['power']
export type Invention = RecordOf<'inventions'>
export type Mission = RecordOf<'missions'>
export type Objective = RecordOf<'objectives'>
export type Guest = RecordOf<'guests'>
export type Room = RecordOf<'rooms'>
