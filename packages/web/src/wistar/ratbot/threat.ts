import type { Effect } from '@nora/effects'
import { lossBy, type Ratbot, type ScaleEffect, type StateCard, scaleOf, type WistarTable } from '@nora/wistar'

type Target = Extract<ScaleEffect, { readonly kind: 'aggressive' }>['against']

/** The attack on a scale that comes next, how many steps away it is, and what it would take now. */
export interface Threat {
  readonly card: string
  readonly against: Target
  readonly steps: number
  /** What one has of what it is after. */
  readonly has: number
  readonly loss: Effect | undefined
}

/** The attacks that come next, the nearest first. */
export function threatsOf(table: WistarTable, { states }: Ratbot): readonly Threat[] {
  return states
    .flatMap((state) => nextAttack(table, state) ?? [])
    .sort((one, other) => one.steps - other.steps || Number(other.loss !== undefined) - Number(one.loss !== undefined))
}

function nextAttack(table: WistarTable, state: StateCard): Threat | undefined {
  const { scale } = scaleOf(table, state)
  for (let space = state.advances + 1; space < scale.length; space++) {
    const effect = scale[space]?.effect
    if (effect?.kind !== 'aggressive') continue
    const { against } = effect
    return { card: state.card, against, steps: space - state.advances, ...lossBy(table, against, state.card) }
  }
  return undefined
}
