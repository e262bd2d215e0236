import type { Item, Json } from '@nora/kernel'
import { type Action, actions, type Bench, benches } from '../content/names.ts'
import { type Colour, colours } from '../workshop/dice.ts'

/** What a player can do in a turn, one thing at a time. */
export type TurnChoice =
  | { readonly move: Action }
  /** The main action: the moved tile's, or for a lantern another one. */
  | { readonly act: Action }
  /** Berries instead of the main action. */
  | typeof BERRIES
  | { readonly bonus: Action }
  | { readonly ability: Item }
  | { readonly use: Bench }
  | { readonly reuse: Bench }
  | { readonly harvest: Colour }
  | { readonly complete: Item }
  | typeof END
  /** A marketing step, which ends the turn too. */
  | typeof MARKET

export const BERRIES = 'berries'
export const END = 'end'
export const MARKET = 'market'

/** Choices that name no card are made once: a turn offers dozens of them at every step. */
export const moves: readonly TurnChoice[] = actions.map((move) => ({ move }))
export const acts: readonly TurnChoice[] = actions.map((act) => ({ act }))
export const bonuses: readonly TurnChoice[] = actions.map((bonus) => ({ bonus }))
export const uses: readonly TurnChoice[] = benches.map((use) => ({ use }))
export const reuses: readonly TurnChoice[] = benches.map((reuse) => ({ reuse }))
export const harvests: readonly TurnChoice[] = colours.map((harvest) => ({ harvest }))

/** The one field of a choice and what stands in it. */
export function readChoice(choice: Json): { readonly field: string; readonly value: string } | undefined {
  if (typeof choice === 'string') return { field: choice, value: '' }
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined
  const [entry, ...others] = Object.entries(choice as { readonly [field: string]: Json })
  if (!entry || others.length > 0 || typeof entry[1] !== 'string') return undefined
  return { field: entry[0], value: entry[1] }
}
