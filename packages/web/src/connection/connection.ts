import type { Reason, Seat } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'

export type ConnectionState = 'connecting' | 'open' | 'lost'

/** A connection to one table, near or far: the same messages go over each. */
export interface Connection {
  send(message: ClientMessage): void
  close(): void
  /** On one device: to see the table with another seat's eyes. Online the session decides who one is. */
  look?(seat: Seat): void
  /** Online: to be known at the table as who one has just become. */
  reopen?(): void
}

/** What a connection is opened with. `from` is the number of the last entry that is known already. */
export interface ConnectionEnds {
  message(message: ServerMessage): void
  state(state: ConnectionState): void
  from(): number | undefined
  /** There is no such table here, or it cannot be played any more, and why. */
  missing(reason?: Reason): void
  /** What is played here is gone when the page is closed. */
  passing(): void
}
