import type { Json } from './json.ts'
import type { Reason } from './reason.ts'
import type { Seat } from './seat.ts'
import { listed, type Space } from './space.ts'
import type { Table } from './table.ts'

/** A question to a seat, as data. Its arguments are known to everybody. */
export interface Decision {
  readonly seat: Seat
  readonly kind: string
  readonly args: Json
  /** No interrupt may come before the answer. */
  readonly closed?: boolean
  /** The `together` this question belongs to, within its step. */
  readonly group?: number
}

/**
 * A kind of question, registered once. Its space is a pure function of what the deciding seat sees, so the browser and
 * the bots compute choices and refusals from a view alone.
 */
export interface Kind<T extends Table = Table, A extends Json = Json, C extends Json = Json> {
  readonly name: string
  /** The choices depend on what only the seat sees: a forced answer is then left to the seat, since haste would tell. */
  readonly secret?: boolean
  /** Asked of several at once, and nobody learns anything of an answer before all have answered: nothing happens until then. */
  readonly sealed?: boolean
  space(table: T, seat: Seat, args: A): Space<C>
  /** Whether a choice ends the turn: that is never done for a person who confirms turns, also where nothing else is left. */
  endsTurn?(choice: C): boolean
  /** Whether a choice is to take nothing (more): pass, none, leave it, enough. Tables keep a place of its own for it. */
  declines?(choice: C): boolean
  /** The choices of this question that would be gone for good by this one, so that a person is asked about them first. */
  lostBy?(table: T, seat: Seat, args: A, choice: C): readonly C[]
  /** What a person would look for here, legal or not: every card in hand, tile, space, ... */
  sought?(table: T, seat: Seat, args: A): Iterable<Json>
  /** Why a choice that is not offered is not; nothing when there is no better reason than that. */
  why?(table: T, seat: Seat, args: A, choice: Json): Reason | undefined
}

/** The player ends the turn: what comes next cannot be taken back. */
export const confirmKind: Kind = { name: 'confirm', space: () => listed(['confirm']) }

/** Play stops here for a moment, so that seats may interrupt. */
export const pauseKind: Kind = { name: 'pause', space: () => listed(['on']) }
