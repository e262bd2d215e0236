import { WATCHER } from '@nora/kernel'
import type { Muted } from '@nora/protocol'
import type { Viewer as TableViewer } from '@nora/room'

/** The people whose chat is not shown: with their name where one muted them at this table, without where one blocks them. */
export type Silenced = Map<string, string | null>

/** One connection that looks at a table. */
export interface Viewer extends TableViewer {
  readonly person: { readonly id: string; readonly name: string } | null
  /** By which session it came: when that ends, so does the connection. */
  readonly session: string | null
  readonly muted: Silenced
  /** What was written elsewhere. */
  write(text: string): void
  close(code: number): void
}

/** How a connection is spoken to. */
export interface Wire {
  send(text: string): void
  close(code: number): void
}

/** By which session somebody came, and who that is. */
interface Came {
  readonly id: string
  readonly person: { readonly id: string; readonly name: string }
}

/** Which seat somebody sees with follows from the session. */
export function viewerOf(session: Came | undefined, muted: Silenced, wire: Wire): Viewer {
  const person = session?.person ?? null
  return {
    person,
    session: session?.id ?? null,
    seat: WATCHER,
    muted,
    whoIn: (room) => ({ person: person?.id ?? null, seat: person ? room.seatOf(person.id) : WATCHER }),
    send: ({ text }) => wire.send(text),
    write: (text) => wire.send(text),
    close: (code) => wire.close(code),
  }
}

/** Those whom the viewer can give back their voice at this table. */
export function mutedHere({ muted }: Viewer): Muted[] {
  return [...muted].flatMap(([person, name]) => (name === null ? [] : [{ person, name }]))
}
