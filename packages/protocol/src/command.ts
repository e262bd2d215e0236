import * as z from 'zod/mini'
import { id, json, seat, whole } from './values.ts'

/**
 * What a table may be asked to agree to. `undo` takes the line back to a length, whatever stands in the way; `replace`
 * gives the seat of somebody who does not come back to a bot.
 */
export const motion = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('undo'), to: whole }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('abandon') }),
  z.strictObject({ type: z.literal('startOver') }),
  z.strictObject({ type: z.literal('replace'), seat }),
])

/** Whether a person is asked where play pauses: each time, not until somebody steps in, or never. */
export const passing = z.enum(['asked', 'untilChange', 'always'])

/** `at` is the sequence number of the snapshot that the person had: who has not seen the latest is refused as stale. */
const at = whole

/** Not to be done if it could not be taken back: then only the kind of barrier is answered. */
const ifReversible = z.exactOptional(z.literal(true))

/** What a person may do at a table. Whose seat it is, is known from the session, never from the message. */
export const command = z.discriminatedUnion('type', [
  // Before the game
  z.strictObject({ type: z.literal('sit'), seat: z.nullable(seat) }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('seatBot'), seat, bot: z.nullable(id) }),
  z.strictObject({ type: z.literal('start') }),
  // Before and during it: one is called here as one is called now
  z.strictObject({ type: z.literal('rename') }),
  // Play
  z.strictObject({ type: z.literal('choose'), seat, at, choice: json, ifReversible }),
  z.strictObject({ type: z.literal('interrupt'), seat, at, choice: json, ifReversible }),
  z.strictObject({ type: z.literal('pass'), seat, at }),
  z.strictObject({ type: z.literal('undo'), seat, at }),
  z.strictObject({ type: z.literal('undoTurn'), seat, at }),
  z.strictObject({ type: z.literal('redo'), seat, at }),
  z.strictObject({ type: z.literal('setConfirming'), seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('setPassing'), seat, passing }),
  // The table itself
  z.strictObject({ type: z.literal('propose'), seat, motion }),
  z.strictObject({ type: z.literal('vote'), seat, motion: whole, yes: z.boolean() }),
  z.strictObject({ type: z.literal('resumeClocks'), seat }),
  z.strictObject({ type: z.literal('resign'), seat }),
  z.strictObject({ type: z.literal('return'), seat }),
])

export type Motion = z.infer<typeof motion>
export type Passing = z.infer<typeof passing>
export type Command = z.infer<typeof command>
