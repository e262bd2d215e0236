import type { Flow, Reason, Seat } from '@nora/kernel'
import type { WoodcraftTable } from '../state.ts'

/** One of the seven main actions, however it came about; `off` is what a card takes off each price in it. */
export interface MainAction {
  /** Why nothing of it could be done now. */
  why(table: WoodcraftTable, seat: Seat, off: number): Reason | undefined
  run(table: WoodcraftTable, seat: Seat, off: number): Flow
}

/** The way out of an action of which enough was done. */
export const ENOUGH = 'enough'
