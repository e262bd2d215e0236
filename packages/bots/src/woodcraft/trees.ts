import { LARGEST, type Player } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'

/** Czech rulebook, Růst stromu. */
const GROWTH = 2
/** What waiting a turn for a tree takes off its worth. */
const PATIENCE = 0.93

/** How many turns until a tree has this value; negative if it never has. */
export function ripening(tree: number, value: number): number {
  if (tree === 0 || value < tree) return -1
  if (value === LARGEST) return Math.ceil((LARGEST - tree) / GROWTH)
  return (value - tree) % GROWTH === 0 ? (value - tree) / GROWTH : -1
}

/** The die that a tree becomes if it is left alone. */
export function treeWorth({ die, turns }: Assessment, colour: number, tree: number): number {
  const wait = Math.min(turns, Math.ceil((LARGEST - tree) / GROWTH))
  const grown = Math.min(LARGEST, tree + GROWTH * wait)
  return (die[colour * LARGEST + grown - 1] as number) * PATIENCE ** wait
}

export function treesWorth(assessment: Assessment, { pots }: Player): number {
  let sum = 0
  for (let colour = 0; colour < pots.length; colour++) {
    const tree = pots[colour] as number
    if (tree > 0) sum += treeWorth(assessment, colour, tree)
  }
  return sum
}
