import type { Command, ServerMessage } from '@nora/protocol'
import type { Done, HostCommand, Person, TableMessage, WelcomeExtras } from '@nora/room'
import type { WantedTable } from './open-room.ts'
import type { GivenTo, Questions } from './questions.ts'
import type { Viewer } from './viewer.ts'

/** Those who look at a table from this node. */
export interface Onlooking extends Iterable<Viewer> {
  readonly isEmpty: boolean
  dismiss(viewer: Viewer): boolean
  tellAll(message: ServerMessage, to?: (viewer: Viewer) => boolean): void
}

/** A table that this node keeps, in whichever thread its rules run. */
export interface KeptTable {
  readonly id: string
  readonly audience: Onlooking
  /** Nobody looks, nothing is under way. */
  readonly isIdle: boolean
  /** Idle, and the game is over. */
  readonly isDone: boolean
  /** The first entry of a new table. */
  open(wanted: WantedTable, by: Person): Promise<void>
  ask<N extends keyof Questions>(question: N, ...given: GivenTo<N>): Promise<ReturnType<Questions[N]>>
  obey(command: Command | HostCommand, by: Person | null): Promise<Done>
  /** Does what somebody's message asks, and replies. */
  answer(message: TableMessage, by: Person | null, reply: (message: ServerMessage) => void): Promise<void>
  /** Shows a viewer the table: what it missed since an entry, if that is little, or everything. */
  attach(viewer: Viewer, from: number | undefined, beside: () => Promise<WelcomeExtras>): Promise<void>
  /** There may be an entry of this number. */
  heard(seq: number): Promise<void>
  /** Whatever is due: clocks that have run out, bots that owe a choice. */
  wake(): Promise<void>
  /** Takes the name of somebody who wants to be forgotten out of what is stored. */
  forgetName(person: string): Promise<void>
  /** What is stored was changed: it is read again. */
  readAgain(): Promise<void>
  /** When everything asked for until now is done. */
  settled(): Promise<void>
  /** It is not kept any more: whoever plays it elsewhere is told. */
  letGo?(): void
}
