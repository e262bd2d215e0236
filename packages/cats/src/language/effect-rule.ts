import type { Flow, Item, Reason, Seat } from '@nora/kernel'
import type { CatsTable } from '../state.ts'
import type { AnytimeEffect } from './effect.ts'

export type EffectName = AnytimeEffect['effect']

export type EffectOf<Name extends EffectName> = Extract<AnytimeEffect, { effect: Name }>

/** How one effect of the anytime cards is played. */
export interface EffectRule<Effect> {
  /** Why it may not be played now; from what the seat itself may see. */
  why(table: CatsTable, seat: Seat, effect: Effect): Reason | undefined
  play(table: CatsTable, seat: Seat, effect: Effect, card: Item): Flow
}
