import type { Decision, GameEvent, Options, Outcome, Reason, Seat, SheetLine, State } from '@nora/kernel'
import * as z from 'zod/mini'
import { type Motion, motion, type Passing, passing } from './command.ts'
import { type Patch, patch } from './patch.ts'
import { type Terms, terms } from './terms.ts'
import { anyJson, as, id, reason, seat, whole } from './values.ts'

/** Why a bot or nobody plays a seat that a person took. */
export type Absence = 'timeout' | 'vote' | 'resigned' | 'forfeited'

/** One seat as everybody sees it. */
export interface Chair {
  /** Who holds the seat, also while a bot stands in. */
  readonly person: string | null
  readonly name: string | null
  /** The bot that plays it now. */
  readonly bot: string | null
  readonly absence: Absence | null
}

/** How a table came to its end. */
export type Ending = 'finished' | 'abandoned' | 'resigned' | 'closed'

export type Status = 'open' | 'playing' | 'over'

/** What everybody may know about a table. */
export interface Summary {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  /** The hash of the pack that the table is played with. */
  readonly pack: string | null
  readonly options: Options
  readonly terms: Terms
  readonly owner: string
  readonly status: Status
  readonly ending: Ending | null
  readonly seats: readonly Chair[]
  /** The table at which the same people play again. */
  readonly rematch: string | null
}

/** A viewer's sight of the game, from which it reckons choices and refusals with the rules. */
export interface TableView {
  readonly seat: Seat
  readonly state: State
  readonly pending: readonly Decision[]
  /** How many acts stand on the line. */
  readonly position: number
  readonly over: boolean
}

/** What one act told: `position` is the length of the line after it, 0 for the opening. */
export interface Batch {
  readonly position: number
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

/**
 * A seat's time in milliseconds: what it has for this turn, or for the game, and what it may draw on after that. While
 * `since` is given it has been running from then on.
 */
export interface ClockFace {
  readonly left: number
  readonly bank: number
  readonly since: number | null
}

export interface OpenMotion {
  /** The number of the entry that proposed it. */
  readonly id: number
  readonly by: Seat
  readonly motion: Motion
  readonly yes: readonly Seat[]
  /** Who has to agree. */
  readonly voters: readonly Seat[]
}

/** What only the seat itself is told. */
export interface Own {
  readonly undo: true | Reason
  readonly redo: boolean
  readonly confirming: boolean
  readonly passing: Passing
}

/** Everything a viewer may know at one moment. */
export interface Sight {
  /** The number of the last entry that is part of it. */
  readonly seq: number
  readonly room: Summary
  /** Nothing before the game has begun. */
  readonly view: TableView | null
  /** The people who are asked at a pause and have not passed yet; nothing where play has not paused. */
  readonly waitingFor: readonly Seat[] | null
  /** From this position on choices may still be taken back by who made them. */
  readonly unconfirmedFrom: number | null
  /** A seat's clock, or nothing at a table without clocks. */
  readonly clocks: readonly ClockFace[] | null
  readonly clocksPaused: boolean
  readonly motion: OpenMotion | null
  readonly outcome: Outcome | null
  /** Nothing for a watcher. */
  readonly may: Own | null
  readonly log: readonly Batch[]
}

/** What one entry changed for a viewer. */
export interface Update {
  readonly seq: number
  /** Choices were taken back: batches after this position are gone. */
  readonly cut?: { readonly seat: Seat; readonly to: number; readonly agreed?: true }
  /** Batches to put at the end of the log. */
  readonly log?: readonly Batch[]
  /** Changes of the sight itself, its log and number aside. */
  readonly patch?: Patch
}

/** What a choice would lead to, as far as its seat may know beforehand. */
export interface Foreseen {
  /** Why it could not be taken back: chance answers, something new is seen, or it is another's turn. */
  readonly barrier: 'fate' | 'learned' | 'other' | null
  /** The seat's score sheet afterwards, unless something new is seen. */
  readonly sheet: readonly SheetLine[] | null
}

const anySeat = z.int()

const chair = z.strictObject({
  person: z.nullable(id),
  name: z.nullable(z.string()),
  bot: z.nullable(id),
  absence: z.nullable(z.enum(['timeout', 'vote', 'resigned', 'forfeited'])),
})

export const summary = as<Summary>(
  z.strictObject({
    game: id,
    rulesVersion: z.string(),
    contentHash: z.string(),
    pack: z.nullable(z.string()),
    options: anyJson,
    terms,
    owner: id,
    status: z.enum(['open', 'playing', 'over']),
    ending: z.nullable(z.enum(['finished', 'abandoned', 'resigned', 'closed'])),
    seats: z.array(chair),
    rematch: z.nullable(id),
  }),
)

const view = z.strictObject({
  seat: anySeat,
  state: z.looseObject({ zones: z.record(z.string(), z.array(z.string())) }),
  pending: z.array(z.looseObject({ seat: anySeat, kind: z.string() })),
  position: whole,
  over: z.boolean(),
})

const batch = z.strictObject({ position: whole, seat: anySeat, events: z.array(z.looseObject({ type: z.string() })) })

const clockFace = z.strictObject({ left: z.number(), bank: z.number(), since: z.nullable(whole) })

const openMotion = z.strictObject({ id: whole, by: seat, motion, yes: z.array(seat), voters: z.array(seat) })

const own = z.strictObject({
  undo: z.union([z.literal(true), reason]),
  redo: z.boolean(),
  confirming: z.boolean(),
  passing,
})

export const sight = as<Sight>(
  z.strictObject({
    seq: whole,
    room: summary,
    view: z.nullable(view),
    waitingFor: z.nullable(z.array(seat)),
    unconfirmedFrom: z.nullable(whole),
    clocks: z.nullable(z.array(clockFace)),
    clocksPaused: z.boolean(),
    motion: z.nullable(openMotion),
    outcome: z.nullable(z.looseObject({ standings: z.array(anyJson) })),
    may: z.nullable(own),
    log: z.array(batch),
  }),
)

export const update = as<Update>(
  z.strictObject({
    seq: whole,
    cut: z.exactOptional(z.strictObject({ seat: anySeat, to: whole, agreed: z.exactOptional(z.literal(true)) })),
    log: z.exactOptional(z.array(batch)),
    patch: z.exactOptional(patch),
  }),
)

export const foreseen = as<Foreseen>(
  z.strictObject({
    barrier: z.nullable(z.enum(['fate', 'learned', 'other'])),
    sheet: z.nullable(z.array(z.looseObject({ id: z.string(), points: z.number() }))),
  }),
)
