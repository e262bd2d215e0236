import type { Seat } from '@nora/kernel'
import type { ServerMessage } from '@nora/protocol'

/** One connection that looks at a table: a tab of a player, or of somebody who watches. */
export interface Viewer {
  readonly person: { readonly id: string; readonly name: string } | null
  /** By which session it came: when that ends, so does the connection. */
  readonly session: string | null
  /** With whose eyes it sees; the table keeps it. */
  seat: Seat
  /** Whose chat it is not shown. */
  readonly muted: Set<string>
  /** Text that was made once for everybody who sees the same. */
  send(text: string): void
  close(code: number): void
}

export const say = (viewer: Viewer, message: ServerMessage): void => viewer.send(JSON.stringify(message))
