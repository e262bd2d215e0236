import * as z from 'zod/mini'
import { command } from './command.ts'
import { limits } from './limits.ts'
import { id, json, seat, whole } from './values.ts'

/**
 * What a client says. Its `id` is made by the client and comes back with the answer; a command that is sent again under
 * the same id is done once and acknowledged again.
 */
export const clientMessage = z.discriminatedUnion('type', [
  /** Comes first. `from` is the number of the last entry the client knows of, where it has a snapshot to go on from. */
  z.strictObject({ type: z.literal('hello'), protocol: whole, table: id, from: z.exactOptional(whole) }),
  z.strictObject({ type: z.literal('do'), id, command }),
  z.strictObject({ type: z.literal('rematch'), id }),
  z.strictObject({ type: z.literal('foresee'), id, seat, choice: json, interrupt: z.exactOptional(z.literal(true)) }),
  /** For clients without rules of their own. */
  z.strictObject({
    type: z.literal('choices'),
    id,
    seat,
    limit: z.int().check(z.minimum(1), z.maximum(limits.choices)),
  }),
  z.strictObject({ type: z.literal('whyNot'), id, seat, choice: json, interrupt: z.exactOptional(z.literal(true)) }),
  /** What would a strong player do? Refused where the people at the table have not agreed to hints. */
  z.strictObject({ type: z.literal('hint'), id, seat }),
  z.strictObject({ type: z.literal('chat'), id, text: z.string().check(z.minLength(1), z.maxLength(limits.chat)) }),
  z.strictObject({ type: z.literal('mute'), id, person: id, on: z.boolean() }),
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('ping'), sent: whole }),
])

export type ClientMessage = z.infer<typeof clientMessage>
