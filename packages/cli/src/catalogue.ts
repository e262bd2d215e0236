import { type Offered, catalogue as offered } from '@nora/catalogue'
import type { PackForm } from '@nora/conformance'
import { readPack } from '@nora/effects'
import type { Json, PuzzleForm, Retelling } from '@nora/kernel'
import type { MessageRef } from '@nora/messages'
import { extras } from './extras.ts'
import type { Terminal } from './play/terminal.ts'

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
export interface Entry extends Pick<Offered, 'game' | 'bots'> {
  components(): { readonly [name: string]: Count }
  /** The game with the records of a pack, given as the text of its file; a `ContentError` says what is wrong with it. */
  withPack?(text: string, file: string): Entry
  /** Scores one given board, or says everything that is wrong with it. */
  score?(board: unknown): Scored
  /** How the game is shown and read in a terminal, where it has a better way than the plain one. */
  readonly terminal?: Terminal
  /** How the suite checks that everything is told. */
  readonly retelling?: Retelling
  /** What packs are made of. */
  packForm?(): PackForm
  /** What its puzzles ask, by the sort of puzzle. */
  readonly puzzles?: { readonly [sort: string]: PuzzleForm }
}

/** What the command line can do with a game beyond playing and checking it; a game need not have any of it. */
export interface Extras extends Pick<Entry, 'terminal' | 'retelling' | 'packForm' | 'puzzles'> {
  components?(content: unknown): { readonly [name: string]: Count }
  score?(board: unknown, content: unknown): Scored
}

/** The finished games. */
export const catalogue: readonly Entry[] = offered.map((game) => entry(game, extras[game.game.id] ?? {}))

function entry({ game, bots, withPack }: Offered, own: Extras): Entry {
  const { components, score, terminal, retelling, packForm, puzzles } = own
  return {
    game,
    bots,
    components: () => components?.(game.content) ?? {},
    ...(withPack && { withPack: (text: string, file: string) => entry(withPack(readPack(file, text)), own) }),
    ...(score && { score: (board: unknown) => score(board, game.content) }),
    ...(terminal && { terminal }),
    ...(retelling && { retelling }),
    ...(packForm && { packForm }),
    ...(puzzles && { puzzles }),
  }
}
