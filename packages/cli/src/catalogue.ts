import type { Bot } from '@nora/bots'
import type { Game, Json } from '@nora/kernel'
import type { MessageRef } from '@nora/messages'
import { catsEntry } from './cats/entry.ts'
import type { Terminal } from './play/terminal.ts'
import { wistarEntry } from './wistar/entry.ts'
import { woodcraftEntry } from './woodcraft/entry.ts'

/** How many pieces of one sort a game has, and where they come from. */
export interface Count {
  readonly total: number
  readonly rulebook: number
  readonly public: number
  readonly house: number
  /** Changed by a pack; left out where none was laid over. */
  readonly pack?: number
}

/** The points of a board; or its problems, as data and as sentences. */
export type Scored =
  | { readonly result: Json }
  | { readonly problems: readonly Json[]; readonly complaints: readonly MessageRef<string>[] }

/** A game as the command line knows it. */
export interface Entry {
  readonly game: Game
  readonly bots: readonly Bot[]
  components(): { readonly [name: string]: Count }
  /** The game with the records of a pack, given as the text of its file; a `ContentError` says what is wrong with it. */
  withPack?(text: string, file: string): Entry
  /** Scores one given board, or says everything that is wrong with it. */
  score?(board: unknown): Scored
  /** How the game is shown and read in a terminal, where it has a better way than the plain one. */
  readonly terminal?: Terminal
}

/** The finished games. */
export const catalogue: readonly Entry[] = [catsEntry, wistarEntry, woodcraftEntry]
