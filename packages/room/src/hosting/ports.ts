import type { Seat } from '@nora/kernel'
import type { Entry } from '../entry.ts'
import type { Room, RoomSnapshot, Step } from '../room.ts'
import type { Thought } from '../thought.ts'
import type { Decided } from './decide.ts'
import type { Outgoing } from './outgoing.ts'

/** Makes the rooms of one table, by the rules that it was opened with. */
export interface RoomMaker {
  fold(entries: readonly Entry[]): Room
  /** Nothing if the snapshot was written in another form. */
  restore(snapshot: RoomSnapshot, tail: readonly Entry[]): Room | undefined
}

/** Where one table is kept. Its entries are the truth; a snapshot only saves reading them. */
export interface EntryStore {
  /** Throws where there is no such table, or no rules for it. */
  maker(): Promise<RoomMaker>
  snapshot(): Promise<{ readonly seq: number; read(): RoomSnapshot } | undefined>
  entriesAfter(seq: number): Promise<readonly Entry[]>
  /** Stores a step that the room has taken; false if there is another entry of its number: then nothing is stored. */
  append(room: Room, step: Step, clientId: string | null): Promise<boolean>
  /** Under which number a command was stored before, as far as that is remembered. */
  remembered(clientId: string): number | undefined
  /** The same from where it is stored. */
  find(clientId: string): Promise<number | undefined>
}

/** Who thinks for the bots of a table. */
export interface Thinking {
  /** Whether bots are to think here and now. */
  readonly isOn: boolean
  think(thought: Thought): Promise<Decided>
}

/** Milliseconds since 1970. */
export interface Time {
  now(): number
  /** For how much of the time since a moment the table could not be reached. */
  lostSince(at: number): number
}

/** Somebody who looks at a table: a tab of a player, or of somebody who watches. */
export interface Viewer {
  /** With whose eyes it was shown the table last; the audience keeps it. */
  seat: Seat
  /** Who it is, and the seat whose eyes it sees with. */
  whoIn(room: Room): { readonly person: string | null; readonly seat: Seat }
  send(message: Outgoing): void
}

/** Who is told what happens to a table while it is kept going: other nodes or tabs, notices, metrics. */
export interface HostListener {
  /** An entry was stored from here; its viewers know it. */
  stored(room: Room, step: Step): void
  /** Somebody else brought the room to where it stands, or it was just read. */
  caughtUp(room: Room): void
  /** Its room has come into memory. */
  loaded(): void
  /** It cannot be read: there is no such table, or no rules for it here. */
  unreadable(): void
  /** Somebody sees the table with other eyes than before. */
  moved(): void
  /** The rules of a room took so many milliseconds for one thing. */
  worked?(room: Room, ms: number): void
  /** Something went wrong that nobody waits for. */
  failed(what: 'table' | 'bot' | 'snapshot', error: unknown): void
}

export interface Ports {
  readonly store: EntryStore
  readonly thinking: Thinking
  readonly time: Time
  readonly listener: HostListener
}
