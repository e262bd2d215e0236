import * as z from 'zod/mini'
import { hint } from './hint.ts'
import { barrier, foreseen, tableSnapshot, update } from './table-snapshot.ts'
import { anyJson, anySeat, id, list, reason, seat, whole } from './values.ts'

/** Somebody at a seat who is connected now. */
const present = z.strictObject({ person: id, name: z.string(), seat })

/** Somebody whose chat one does not want to see at this table. */
const muted = z.strictObject({ person: id, name: z.string() })

/** Who the session is and the seat it holds. */
const you = z.strictObject({ person: z.nullable(id), seat: anySeat })

const chatLine = z.strictObject({ id, at: whole, person: id, name: z.string(), text: z.string() })

/** Choices for a client that has no rules: the first of so many. */
const listing = z.strictObject({
  /** How many there are, or `limits.counted` if there are more. */
  count: whole,
  choices: list(anyJson),
  /** What may be done out of turn. */
  anytime: list(anyJson),
})

export const serverMessage = z.discriminatedUnion('type', [
  /** `now` is the server's clock. */
  z.strictObject({
    type: z.literal('welcome'),
    protocol: whole,
    table: id,
    you,
    now: whole,
    snapshot: tableSnapshot,
    chat: list(chatLine),
    present: list(present),
    /** How many look on without a seat. */
    watchers: whole,
    muted: list(muted),
  }),
  z.strictObject({ type: z.literal('update'), update }),
  /**
   * Several updates that were missed, instead of the whole. They are for `you`: whoever was somebody else before has nothing that they
   * fit to. Earlier servers do not say it.
   */
  z.strictObject({ type: z.literal('updates'), you: z.exactOptional(you), now: whole, updates: list(update) }),
  /** The whole once more: it was asked for, or the viewer's seat has changed and it sees the table with other eyes. */
  z.strictObject({ type: z.literal('snapshot'), seat: anySeat, snapshot: tableSnapshot }),
  /** The command is on disk as this entry. */
  z.strictObject({ type: z.literal('ack'), id, seq: whole }),
  z.strictObject({ type: z.literal('refused'), id, reason }),
  /** It was to be done only if it could be taken back. It could not be, so it was not done. */
  z.strictObject({ type: z.literal('final'), id, barrier }),
  z.strictObject({ type: z.literal('foreseen'), id, foreseen }),
  z.strictObject({ type: z.literal('choices'), id, listing }),
  z.strictObject({ type: z.literal('whyNot'), id, reason: z.nullable(reason) }),
  z.strictObject({ type: z.literal('hint'), id, hint }),
  z.strictObject({ type: z.literal('rematch'), id, table: id }),
  /** Somebody came or went: at most once a second. */
  z.strictObject({ type: z.literal('presence'), present: list(present), watchers: whole }),
  z.strictObject({ type: z.literal('chat'), line: chatLine }),
  /** The client is too old: it keeps what it has and loads itself again. */
  z.strictObject({ type: z.literal('reload'), protocol: whole }),
  /** The message was none, or too much: nothing was done. */
  z.strictObject({ type: z.literal('error'), reason }),
  z.strictObject({ type: z.literal('pong'), sent: whole, now: whole }),
])

/** What a message is answered with that was posted: a list of messages, each of which is read by itself. */
export const posted = z.array(z.unknown())

export type Present = Readonly<z.infer<typeof present>>
/** Who looks at a table. */
export interface Onlookers {
  readonly present: readonly Present[]
  readonly watchers: number
}
export type Muted = Readonly<z.infer<typeof muted>>
export type ChatLine = Readonly<z.infer<typeof chatLine>>
export type Listing = Readonly<z.infer<typeof listing>>
export type ServerMessage = Readonly<z.infer<typeof serverMessage>>
