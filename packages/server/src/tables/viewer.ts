import type { Seat } from '@nora/kernel'
import type { ServerMessage } from '@nora/protocol'

/** The people whose chat is not shown: with their name where one muted them at this table, without where one blocks them. */
export type Silenced = Map<string, string | null>

/** One connection that looks at a table: a tab of a player, or of somebody who watches. */
export interface Viewer {
  readonly person: { readonly id: string; readonly name: string } | null
  /** By which session it came: when that ends, so does the connection. */
  readonly session: string | null
  /** With whose eyes it sees; the table keeps it. */
  seat: Seat
  readonly muted: Silenced
  /** Text that was made once for everybody who sees the same. */
  send(text: string): void
  close(code: number): void
}

export const say = (viewer: Viewer, message: ServerMessage): void => viewer.send(JSON.stringify(message))
