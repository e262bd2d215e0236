import type { Seat } from '@nora/kernel'
import { type Bench, benches } from '../content/names.ts'
import { type Good, goods, playerOf, type WoodcraftTable } from '../state.ts'
import { colours, DICE } from '../workshop/dice.ts'
import { hasBench, sawsOf } from '../workshop/workshop.ts'

/**
 * All that extra actions work with, as one row of small numbers, because a search makes thousands of them: the pile, the
 * trees, the goods, how often each bench is ready and used, and which helpers have done their work of this turn.
 */
export type Hands = Uint8Array

const POTS = DICE
const GOODS = POTS + colours.length
const READY = GOODS + goods.length
const USED = READY + benches.length
export const HELPED = USED + benches.length
/** No workshop has more spaces than this. */
const HELPERS = 16

export const potAt = (colour: number): number => POTS + colour
export const goodAt = (good: Good): number => GOODS + goods.indexOf(good)
export const readyAt = (bench: Bench): number => READY + benches.indexOf(bench)
export const usedAt = (bench: Bench): number => USED + benches.indexOf(bench)
export const helpedAt = (helper: number): number => HELPED + helper

const splices: readonly Bench[] = ['splice1', 'splice2', 'splice4']

/** What a player has in hand now; the helpers by their place in the list. */
export function handsOf(table: WoodcraftTable, seat: Seat, helpers: readonly string[]): Hands {
  const player = playerOf(table, seat)
  const hands = new Uint8Array(HELPED + HELPERS)
  player.lumber.forEach((n, die) => {
    hands[die] = n
  })
  player.pots.forEach((tree, colour) => {
    hands[potAt(colour)] = tree
  })
  for (const good of goods) hands[goodAt(good)] = Math.min(255, player[good])
  for (const bench of benches) {
    if (!hasBench(player, bench)) continue
    const all = bench === 'saw' ? sawsOf(player) : 1
    const used = bench === 'saw' ? player.usedSaws : bench === 'glue' ? Number(player.usedGlue) : usedSplice(bench)
    hands[readyAt(bench)] = all - used
    hands[usedAt(bench)] = used
  }
  helpers.forEach((helper, index) => {
    hands[helpedAt(index)] = table.state.turn?.usedHelpers.includes(helper) ? 1 : 0
  })
  return hands

  function usedSplice(bench: Bench): number {
    return player.usedSplices[splices.indexOf(bench)] as number
  }
}

/** The same with some numbers changed. */
export function changed(hands: Hands, ...changes: readonly (readonly [at: number, by: number])[]): Hands {
  const next = hands.slice()
  for (const [at, by] of changes) next[at] = (next[at] as number) + by
  return next
}

export function keyOf(hands: Hands): string {
  return String.fromCharCode(...hands)
}
