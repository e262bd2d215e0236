import type { Pack } from '@nora/effects'
import type { Game, State } from '@nora/kernel'
import type { Words } from '@nora/words'
import type { ComponentType } from 'react'
import type { GameIcons } from '../art/icons/icon.tsx'
import type { OwnTable } from '../table/table-props.ts'

/**
 * All that the browser knows of a game. The entrance shows every game, so that what is heavy is fetched only by whoever
 * opens a table or sits at one. The folder also holds `offered.ts`, the game with its bots, for the workers.
 */
export interface WebGame {
  readonly id: string
  /** Its picture. */
  readonly Scene: ComponentType
  /** The ways to play it that its rules know, in their order. */
  readonly modes: readonly string[]
  /** The chapters of its short rules, in the order in which one learns it; each has its own address. */
  readonly chapters: readonly string[]
  rules(): Promise<Rulebook>
  table(): Promise<GameTable>
}

/** The rules of a game, as printed or with the records of a pack. */
export interface Rulebook {
  readonly game: Game
  withPack(pack: Pack): Game
}

/** What a game brings to a table: how it speaks, its icons, and its own table if it has one. */
export interface GameTable {
  readonly words: Words
  readonly icons: GameIcons
  readonly own?: OwnTable
}

export function rulebook<S extends State, K>(game: Game<S, K>, withPack: (pack: Pack) => Game<S, K>): Rulebook {
  return { game: game as unknown as Game, withPack: (pack) => withPack(pack) as unknown as Game }
}
