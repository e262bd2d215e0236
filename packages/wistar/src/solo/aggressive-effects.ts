import type { Counted, Effect } from '@nora/effects'
import { ALONE, type Flow } from '@nora/kernel'
import { isImmune } from '../cards/offensive-effects.ts'
import { RATBOT, type WistarTable } from '../state.ts'
import type { ScaleEffect } from './state-cards.ts'

export type Target = Extract<ScaleEffect, { readonly kind: 'aggressive' }>['against']

const held = (what: string): Counted => ({ count: 'held', what })

/** What is lost, if there is so much of what it is after. */
type Attack = Effect & {
  readonly when: { readonly is: string; readonly of: Counted; readonly n: number }
  readonly effect: Effect
}

function ifAtLeast(n: number, of: Counted, effect: Effect): Attack {
  return { do: 'if', when: { is: 'atLeast', of, n }, effect }
}

function lose(what: string, n: number): Effect {
  return { do: 'lose', what, n }
}

/** Russian rulebook, Агрессивные эффекты на шкале, in the words that cards are written in. */
export const attacks: { readonly [against in Target]: Attack } = {
  metal: ifAtLeast(2, held('metal'), lose('metal', 1)),
  wood: ifAtLeast(2, held('wood'), lose('wood', 1)),
  rooms: ifAtLeast(
    2,
    { count: 'rooms' },
    { do: 'choose', options: { metal: lose('metal', 2), points: lose('points', 3) } },
  ),
  doors: ifAtLeast(2, { count: 'doors' }, lose('points', 2)),
  movement: ifAtLeast(2, held('movement'), lose('movement', 1)),
  hand: ifAtLeast(3, { count: 'hand' }, lose('card', 1)),
  guests: ifAtLeast(
    2,
    { count: 'guests' },
    { do: 'choose', options: { guest: lose('guest', 1), points: lose('points', 3) } },
  ),
  jokers: ifAtLeast(1, held('joker'), lose('joker', 1)),
}

/** The player suffers the row of a state card, unless the Robodog (95) stands guard. */
export function* attack(table: WistarTable, against: Target, card: string): Flow {
  const guarded = isImmune(table, ALONE)
  table.tell?.({ type: guarded ? 'ratbotHeldOff' : 'ratbotAttacks', against, card })
  if (!guarded) yield* table.content.language.at(table, ALONE, card, RATBOT).run(attacks[against])
}

/** How much the player has of what an attack is after, and what it would take now; nothing if it would take nothing. */
export function lossBy(
  table: WistarTable,
  against: Target,
  card: string,
): { readonly has: number; readonly loss: Effect | undefined } {
  const attack = attacks[against]
  const context = table.content.language.at(table, ALONE, card, RATBOT)
  const isSpared = isImmune(table, ALONE) || context.can(attack) !== undefined
  return { has: context.amount(attack.when.of), loss: isSpared ? undefined : attack.effect }
}
