import * as z from 'zod/mini'
import { motion, passing } from './command.ts'
import { gameEvent, options, outcome, sheetLine, view } from './kernel-values.ts'
import { patch } from './patch.ts'
import { terms } from './terms.ts'
import { anySeat, id, list, reason, seat, whole } from './values.ts'

/** Why a bot or nobody plays a seat that a person took. */
const absence = z.enum(['timeout', 'vote', 'resigned', 'forfeited'])

/** One seat as everybody sees it. */
const seatInfo = z.strictObject({
  /** Who holds the seat, also while a bot stands in. */
  person: z.nullable(id),
  name: z.nullable(z.string()),
  /** The bot that plays it now. */
  bot: z.nullable(id),
  absence: z.nullable(absence),
})

const status = z.enum(['open', 'playing', 'over'])

/** How a table came to its end. */
const ending = z.enum(['finished', 'abandoned', 'resigned', 'closed'])

/** What everybody may know about a table. */
export const summary = z.strictObject({
  game: id,
  rulesVersion: z.string(),
  contentHash: z.string(),
  /** The hash of the pack that the table is played with. */
  pack: z.nullable(z.string()),
  options,
  terms,
  owner: id,
  status,
  ending: z.nullable(ending),
  seats: list(seatInfo),
  /** The table at which the same people play again. */
  rematch: z.nullable(id),
})

/** What one act told: `position` is the length of the line after it, 0 for the opening. */
export const batch = z.strictObject({ position: whole, seat: anySeat, events: list(gameEvent) })

/**
 * A seat's time in milliseconds: what it has for this turn, or for the game, and what it may draw on after that. While
 * `since` is given it has been running from then on.
 */
const clockFace = z.strictObject({ left: z.number(), bank: z.number(), since: z.nullable(whole) })

const openMotion = z.strictObject({
  /** The number of the entry that proposed it. */
  id: whole,
  by: seat,
  motion,
  yes: list(seat),
  /** Who has to agree. */
  voters: list(seat),
})

/** What only the seat itself is told. */
const permissions = z.strictObject({
  undo: z.union([z.literal(true), reason]),
  redo: z.boolean(),
  confirming: z.boolean(),
  passing,
})

/** Everything a viewer may know at one moment. */
export const tableSnapshot = z.strictObject({
  /** The number of the last entry that is part of it. */
  seq: whole,
  room: summary,
  /** Nothing before the game has begun. */
  view: z.nullable(view),
  /** The people who are asked at a pause and have not passed yet; nothing where play has not paused. */
  waitingFor: z.nullable(list(seat)),
  /** From this position on choices may still be taken back by who made them. */
  unconfirmedFrom: z.nullable(whole),
  /** A seat's clock, or nothing at a table without clocks. */
  clocks: z.nullable(list(clockFace)),
  clocksPaused: z.boolean(),
  motion: z.nullable(openMotion),
  outcome: z.nullable(outcome),
  /** Nothing for a watcher. */
  permissions: z.nullable(permissions),
  log: list(batch),
})

/** What one entry changed for a viewer. */
export const update = z.strictObject({
  seq: whole,
  /** Choices were taken back: batches after this position are gone. */
  cut: z.exactOptional(z.strictObject({ seat: anySeat, to: whole, agreed: z.exactOptional(z.literal(true)) })),
  /** Batches to put at the end of the log. */
  log: z.exactOptional(list(batch)),
  /** Changes of the snapshot itself, its log and number aside. */
  patch: z.exactOptional(patch),
})

/** Why a choice could not be taken back: chance answers, something new is seen, or it is another's turn. */
export const barrier = z.enum(['fate', 'learned', 'other'])

/** What a choice would lead to, as far as its seat may know beforehand. */
export const foreseen = z.strictObject({
  barrier: z.nullable(barrier),
  /** The seat's score sheet afterwards, unless something new is seen. */
  sheet: z.nullable(list(sheetLine)),
  /** The points that are then earned and stay, and the lines that this choice itself changes, with the difference. */
  earned: z.nullable(z.number()),
  changes: z.nullable(list(sheetLine)),
})

export type Absence = z.infer<typeof absence>
export type SeatInfo = z.infer<typeof seatInfo>
export type Status = z.infer<typeof status>
export type Ending = z.infer<typeof ending>
export type Summary = Readonly<z.infer<typeof summary>>
export type Batch = Readonly<z.infer<typeof batch>>
export type ClockFace = Readonly<z.infer<typeof clockFace>>
export type OpenMotion = Readonly<z.infer<typeof openMotion>>
export type Permissions = Readonly<z.infer<typeof permissions>>
export type TableSnapshot = Readonly<z.infer<typeof tableSnapshot>>
export type Update = Readonly<z.infer<typeof update>>
export type Barrier = z.infer<typeof barrier>
export type Foreseen = Readonly<z.infer<typeof foreseen>>
