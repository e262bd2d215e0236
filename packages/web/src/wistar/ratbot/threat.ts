import { ALONE } from '@nora/kernel'
import {
  doorsOf,
  guestCount,
  handOf,
  playerOf,
  type Ratbot,
  type ScaleEffect,
  type StateCard,
  scaleOf,
  type WistarTable,
} from '@nora/wistar'

type Target = Extract<ScaleEffect, { readonly kind: 'aggressive' }>['against']

/** The attack on a scale that comes next, how many steps away it is, and whether it would hurt now. */
export interface Threat {
  readonly card: string
  readonly against: Target
  readonly steps: number
  /** What one has of what it is after. */
  readonly has: number
  readonly hurts: boolean
}

/** So much of it must be there for the attack to take anything: Russian rulebook, Агрессивные эффекты на шкале. */
const from: { readonly [against in Target]: number } = {
  metal: 2,
  wood: 2,
  movement: 2,
  doors: 2,
  rooms: 2,
  guests: 2,
  hand: 3,
  jokers: 1,
}

/** The attacks that come next, the nearest first. */
export function threatsOf(table: WistarTable, { states }: Ratbot): readonly Threat[] {
  return states
    .flatMap((state) => nextAttack(table, state) ?? [])
    .sort((one, other) => one.steps - other.steps || Number(other.hurts) - Number(one.hurts))
}

function nextAttack(table: WistarTable, state: StateCard): Threat | undefined {
  const { scale } = scaleOf(table, state)
  for (let space = state.advances + 1; space < scale.length; space++) {
    const effect = scale[space]?.effect
    if (effect?.kind !== 'aggressive') continue
    const { against } = effect
    const has = heldOf(table, against)
    return { card: state.card, against, steps: space - state.advances, has, hurts: has >= from[against] }
  }
  return undefined
}

function heldOf(table: WistarTable, against: Target): number {
  const player = playerOf(table, ALONE)
  switch (against) {
    case 'metal':
    case 'wood':
    case 'movement':
    case 'rooms':
      return player[against]
    case 'jokers':
      return player.joker
    case 'hand':
      return table.state.zones[handOf(ALONE)]?.length ?? 0
    case 'doors':
      return table.state.zones[doorsOf(ALONE)]?.length ?? 0
    case 'guests':
      return guestCount(table, ALONE)
  }
}
