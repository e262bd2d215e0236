import { list, record, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { mainActions, roomIds, skills, types } from './names.ts'

const id = (pattern: RegExp) => z.string().check(z.regex(pattern))
const token = z.enum(skills)
const room = z.enum(roomIds)

/** Russian rulebook, Карты исследования: the effects of one row, left to right. */
const explorationStep = z.union([
  z.strictObject({ kind: z.literal('move'), to: room }),
  z.strictObject({ kind: z.enum(['reveal', 'tent', 'guest', 'cheese']) }),
])
const row = list(explorationStep)

/** Russian rulebook, Эффекты на шкале. The objectives are counted from the left. */
const scaleEffect = z.union([
  z.strictObject({ kind: z.literal('objective'), place: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ kind: z.enum(['explore', 'mission']) }),
  z.strictObject({
    kind: z.literal('aggressive'),
    against: z.enum(['metal', 'wood', 'rooms', 'doors', 'movement', 'hand', 'guests', 'jokers']),
  }),
  z.strictObject({
    kind: z.literal('final'),
    per: z.enum(['beds', 'objectives', 'tents', 'houseGuests', 'doors', 'rooms']),
    points: wholeNumber,
  }),
  /** For every advance on the state card that holds this token. */
  z.strictObject({ kind: z.literal('final'), per: z.literal('advances'), token, points: wholeNumber }),
])

/** The records of the solo game. */
export function soloSchemas() {
  return {
    actionCards: record(
      {
        leader: z.enum([...mainActions, 'hut']),
        worker: z.boolean(),
        /** From the top down; every one names the token of the state card it advances, or advances failing all else. */
        bonuses: list(
          z.strictObject({ kind: z.enum(['advancedCards', 'guest', 'advance', 'mission', 'roomGuest']), token }),
        ),
      },
      id(/^action-[1-7]$/),
    ),
    explorationCards: record(
      {
        /** By the place of the explorer; the last card of the deck has none. */
        rows: z.exactOptional(z.strictObject({ A: row, B: row, C: row, D: row, E: row, F: row, G: row })),
        /** The numbers on the plan of the back, by mission space: `D1`, `D2`, ... */
        priorities: z.record(id(/^[B-H]\d$/), wholeNumber),
      },
      id(/^exploration-[1-7]$/),
    ),
    stateCards: record(
      {
        symbol: z.enum(types),
        /** How many skill-state tokens it holds. */
        slots: z.union([z.literal(1), z.literal(2)]),
        sides: z
          .array(
            z.strictObject({
              index: z.int().check(z.minimum(0), z.maximum(3)),
              /** From the top, where the marker starts, down; points count at the end if the marker stands there. */
              scale: list(
                z.strictObject({ points: z.exactOptional(wholeNumber), effect: z.exactOptional(scaleEffect) }),
                2,
              ),
              /** For every advance beyond the end of the scale. */
              overflow: wholeNumber,
            }),
          )
          .check(z.length(2)),
      },
      id(/^state-[1-6]$/),
    ),
    automa: record(
      {
        /** Values under the markers, beds and underground tiles, in the order in which they are uncovered. */
        markers: z.array(wholeNumber).check(z.length(7)),
        beds: z.array(wholeNumber).check(z.length(6)),
        rooms: z.array(wholeNumber).check(z.length(6)),
        freeRooms: wholeNumber,
        /** The token advanced when no mission can be completed in the hut. */
        hutToken: token,
      },
      z.literal('automa'),
    ),
  }
}
