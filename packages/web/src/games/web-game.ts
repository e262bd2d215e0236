import type { ComponentType } from 'react'

/**
 * What every page knows of a game. What is heavy stands beside it in the game's folder and is fetched when somebody needs it:
 * `rules.ts` by whoever opens a table, `table.ts` by whoever sits at one, `offered.ts`, the game with its bots, by the
 * workers.
 */
export interface WebGame {
  readonly id: string
  /** Its picture. */
  readonly Scene: ComponentType
  /** The ways to play it that its rules know, in their order. */
  readonly modes: readonly string[]
  /** The lesson that is offered to whoever has never played it; a game need not have one. */
  readonly firstLesson?: string
}
