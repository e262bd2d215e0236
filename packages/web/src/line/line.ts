import type { Seat } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'

export type LineState = 'connecting' | 'open' | 'lost'

export interface LineListener {
  message(message: ServerMessage): void
  state(state: LineState): void
}

/** A connection to one table, near or far: the same messages go over each. */
export interface Line {
  send(message: ClientMessage): void
  close(): void
  /** On one device: to see the table with another seat's eyes. Online the session decides who one is. */
  look?(seat: Seat): void
  /** Online: to be known at the table as who one has just become. */
  reopen?(): void
}

/** What a line is opened with. `from` is the number of the last entry that is known already. */
export interface LineEnds extends LineListener {
  from(): number | undefined
}
