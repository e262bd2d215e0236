import type { Picks } from '@nora/choosing'
import type { Decision, Json, Refusal } from '@nora/kernel'
import { createContext, useContext } from 'react'
import type { Thing } from './kit/answers.ts'
import type { Actions } from './tray/use-confirmation.ts'

/** How a thing on the board stands to what is asked now. */
export interface PieceState {
  /** A click on it says something. */
  readonly isOpen: boolean
  readonly isPicked: boolean
  /** How many like it are picked. */
  readonly times: number
  /** One would look for it, and may not take it. */
  readonly refusal: Refusal | undefined
}

/** A choice that is put together step by step, on the board and in the tray alike. */
export interface Picking extends Actions {
  readonly picks: Picks
  stateOf(thing: Thing): PieceState
  /** Answers a part of the choice with it, or takes it out again; what leaves nothing open is chosen. */
  click(thing: Thing): void
  /** One step back. */
  back(): void
  /** Takes a choice in hand: it is done by the main button and not before. */
  pick(decision: Decision, choice: Json): void
  /** Takes back what was done last, where that can be done. */
  readonly undo: (() => void) | undefined
  /** What the main button does. What is chosen by `choose` may only be picked by it: see `useConfirmation`. */
  perform: Actions['choose']
}

const Context = createContext<Picking | undefined>(undefined)

export const PickingProvider = Context.Provider

export function usePicking(): Picking {
  const picking = useContext(Context)
  if (!picking) throw new Error('there is no table here')
  return picking
}
