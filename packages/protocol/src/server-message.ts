import type { Json, Reason, Seat } from '@nora/kernel'
import * as z from 'zod/mini'
import { type Foreseen, foreseen, type Sight, sight, type Update, update } from './sight.ts'
import { anyJson, as, id, reason, whole } from './values.ts'

/** Who is connected now; whoever has no seat watches, which needs no name. */
export interface Present {
  readonly person: string | null
  readonly name: string
  readonly seat: Seat | null
}

/** Somebody whose chat one does not want to see at this table. */
export interface Muted {
  readonly person: string
  readonly name: string
}

export interface ChatLine {
  readonly id: string
  readonly at: number
  readonly person: string
  readonly name: string
  readonly text: string
}

/** Choices for a client that has no rules: the first of so many. */
export interface Listing {
  /** How many there are, or `limits.counted` if there are more. */
  readonly count: number
  readonly choices: readonly Json[]
  /** What may be done out of turn. */
  readonly anytime: readonly Json[]
}

export type ServerMessage =
  /** `you` is who the session is and the seat it holds; `now` is the server's clock. */
  | {
      readonly type: 'welcome'
      readonly protocol: number
      readonly table: string
      readonly you: { readonly person: string | null; readonly seat: Seat | null }
      readonly now: number
      readonly sight: Sight
      readonly chat: readonly ChatLine[]
      readonly present: readonly Present[]
      readonly muted: readonly Muted[]
    }
  | { readonly type: 'update'; readonly update: Update }
  /** Several updates that were missed, instead of the whole sight. */
  | { readonly type: 'updates'; readonly now: number; readonly updates: readonly Update[] }
  /** The viewer's seat has changed, so it sees the table with other eyes. */
  | { readonly type: 'sight'; readonly seat: Seat | null; readonly sight: Sight }
  /** The command is on disk as this entry. */
  | { readonly type: 'ack'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly reason: Reason }
  | { readonly type: 'foreseen'; readonly id: string; readonly foreseen: Foreseen }
  | { readonly type: 'choices'; readonly id: string; readonly listing: Listing }
  | { readonly type: 'whyNot'; readonly id: string; readonly reason: Reason | null }
  | { readonly type: 'rematch'; readonly id: string; readonly table: string }
  | { readonly type: 'presence'; readonly present: readonly Present[] }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** The client is too old: it keeps what it has and loads itself again. */
  | { readonly type: 'reload'; readonly protocol: number }
  /** The message was none, or too much: nothing was done. */
  | { readonly type: 'error'; readonly reason: Reason }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number }

const anySeat = z.nullable(z.int())
const present = z.strictObject({ person: z.nullable(id), name: z.string(), seat: anySeat })
const chatLine = z.strictObject({ id, at: whole, person: id, name: z.string(), text: z.string() })
const listing = z.strictObject({ count: whole, choices: z.array(anyJson), anytime: z.array(anyJson) })

export const serverMessage = as<ServerMessage>(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('welcome'),
      protocol: whole,
      table: id,
      you: z.strictObject({ person: z.nullable(id), seat: anySeat }),
      now: whole,
      sight,
      chat: z.array(chatLine),
      present: z.array(present),
      muted: z.array(z.strictObject({ person: id, name: z.string() })),
    }),
    z.strictObject({ type: z.literal('update'), update }),
    z.strictObject({ type: z.literal('updates'), now: whole, updates: z.array(update) }),
    z.strictObject({ type: z.literal('sight'), seat: anySeat, sight }),
    z.strictObject({ type: z.literal('ack'), id, seq: whole }),
    z.strictObject({ type: z.literal('refused'), id, reason }),
    z.strictObject({ type: z.literal('foreseen'), id, foreseen }),
    z.strictObject({ type: z.literal('choices'), id, listing }),
    z.strictObject({ type: z.literal('whyNot'), id, reason: z.nullable(reason) }),
    z.strictObject({ type: z.literal('rematch'), id, table: id }),
    z.strictObject({ type: z.literal('presence'), present: z.array(present) }),
    z.strictObject({ type: z.literal('chat'), line: chatLine }),
    z.strictObject({ type: z.literal('reload'), protocol: whole }),
    z.strictObject({ type: z.literal('error'), reason }),
    z.strictObject({ type: z.literal('pong'), sent: whole, now: whole }),
  ]),
)
