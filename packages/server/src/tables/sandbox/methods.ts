// What the main thread and a sandbox do for each other. All of it is plain data.
import type { Command, Hint, ServerMessage } from '@nora/protocol'
import type { Done, HostCommand, Person, TableMessage, Thought, WelcomeExtras } from '@nora/room'
import type { RulesRegistry, Sources } from '../../rules/registry.ts'
import type { Outage } from '../../store/outage-store.ts'
import type { TableStore } from '../../store/table-store.ts'
import type { WantedTable } from '../open-room.ts'
import type { Questions } from '../questions.ts'
import type { TableKeeper } from '../table-ports.ts'

/** The methods of the store that a table, wherever it is played, reads and writes by. */
export type SandboxStore = Pick<
  TableStore,
  'find' | 'snapshot' | 'entries' | 'append' | 'storedAs' | 'entriesNaming' | 'rewrite'
>

/** What is done in a sandbox; the table always comes first. Viewers and places for replies are known by numbers. */
export type SandboxMethods = {
  open(table: string, wanted: WantedTable, by: Person): Promise<void>
  ask(table: string, question: keyof Questions, given: readonly unknown[]): Promise<unknown>
  obey(table: string, command: Command | HostCommand, by: Person | null): Promise<Done>
  answer(table: string, message: TableMessage, by: Person | null, replies: number): Promise<void>
  attach(
    table: string,
    viewer: number,
    person: string | null,
    from: number | undefined,
    beside: WelcomeExtras,
  ): Promise<void>
  dismiss(table: string, viewer: number): void
  heard(table: string, seq: number): Promise<void>
  wake(table: string): Promise<void>
  forgetName(table: string, person: string): Promise<void>
  readAgain(table: string): Promise<void>
  settled(table: string): Promise<void>
  letGo(table: string): void
  /** When nobody could play: before anything else is asked, if there is another. */
  outages(outages: readonly Outage[]): void
}

/** What the main thread does for it: it has the store, the bots, the viewers and the bus. */
export type MainMethods = TableKeeper & {
  /** It can be asked, and is watched from now on. */
  ready(): void
  /** By which number it names a table where it says what it is doing. */
  named(number: number, table: string): void
  stored(method: keyof SandboxStore, given: readonly unknown[]): Promise<unknown>
  pack: Sources['pack']
  rules: Sources['rules']
  rematch(table: string, by: Person): Promise<string>
  advise(table: string, thought: Thought, by: Person): Promise<Hint | null>
  reply(replies: number, message: ServerMessage): void
  /** A viewer is to read this, and sees with the eyes of this seat now. */
  say(viewer: number, seat: number, text: string): void
  /** The game is over and nobody looks. */
  done(table: string): void
}

/** What a sandbox is given at its start. */
export interface SandboxData {
  /** What it can still say when it is busy: how often it was seen to live, and the number of the table it began last. */
  readonly cells: Int32Array
  readonly offered: RulesRegistry['offered']
}

export const BEATS = 0
export const TABLE = 1
