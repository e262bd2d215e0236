import { type Bench, hasBench, isReady, type Player, sawsOf } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'

export type Material = 'glue' | 'scrapwood' | 'blades'

const splices: readonly Bench[] = ['splice1', 'splice2', 'splice4']

/** What a material is worth where a tile waits for it, and where none does. */
const usedWorth: { readonly [material in Material]: number } = { glue: 1.5, scrapwood: 0.9, blades: 0.8 }
const SPARE = 0.25
const HOARD = 0.05
const LEFTOVER = 0.1

/** How often a tile can still be used: now if it lies face up, and again after each income phase but the last. */
export function usesLeft({ phases, turns }: Assessment, ready: boolean): number {
  return Math.max(0, phases.length - 1) + (ready ? Math.min(0.8, turns / 2) : 0)
}

/** How much of a material the tiles of the workshop can still use up. */
function usesOf(assessment: Assessment, material: Material): number {
  const { player } = assessment
  if (material === 'blades') return sawsOf(player) * usesLeft(assessment, true)
  let uses = 0
  for (const bench of material === 'glue' ? (['glue'] as const) : splices) {
    if (hasBench(player, bench)) uses += usesLeft(assessment, isReady(player, bench))
  }
  return uses
}

/** So much of a material in store; a hoard is worth little more than what can be used. */
export function materialWorth(assessment: Assessment, material: Material, held: number): number {
  const soon = Math.min(1, assessment.turns / 2)
  const used = Math.min(held, usesOf(assessment, material))
  const spare = Math.min(held - used, 2)
  return LEFTOVER * held + soon * (usedWorth[material] * used + SPARE * spare + HOARD * (held - used - spare))
}

const LANTERN = 1.3
const REUSE = 0.8
/** More lanterns than two bonus actions take are hardly used. */
const LANTERNS = 6

export function lanternsWorth({ turns }: Assessment, held: number): number {
  const soon = Math.min(1, turns / 2)
  const used = Math.min(held, LANTERNS, 3 * turns)
  return soon * (LANTERN * used + HOARD * (held - used))
}

export function reuseWorth({ turns }: Assessment, held: number): number {
  return REUSE * Math.min(1, turns / 2) * Math.min(held, 1 + turns / 3)
}

/** Lanterns, tokens and materials in hand. */
export function suppliesWorth(assessment: Assessment, { lanterns, reuse, glue, scrapwood, blades }: Player): number {
  return (
    lanternsWorth(assessment, lanterns) +
    reuseWorth(assessment, reuse) +
    materialWorth(assessment, 'glue', glue) +
    materialWorth(assessment, 'scrapwood', scrapwood) +
    materialWorth(assessment, 'blades', blades)
  )
}
