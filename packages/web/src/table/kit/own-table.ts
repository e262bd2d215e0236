import type { Decision } from '@nora/kernel'
import type { ComponentType } from 'react'
import type { Answers } from './answers.ts'

/** What stands in the tray knows which decision it is there for. */
export interface TrayProps {
  readonly decision: Decision
}

/** A game's own table; a game without one is shown on the plain table. */
export interface OwnTable {
  /** Board, own area and hand: the whole middle of the page. */
  readonly Board: ComponentType
  /** Which part of a choice a thing on the board answers. */
  readonly answers: Answers
  /** What stands in the tray in place of the list of choices, for each kind of decision that is answered otherwise. */
  readonly trays: { readonly [kind: string]: ComponentType<TrayProps> }
}
