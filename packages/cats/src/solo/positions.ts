import type { Item } from '@nora/kernel'
import { catsInZones } from '../island/cat-zones.ts'
import { shapesOnTable, topTreasure } from '../island/treasures.ts'
import type { CatsTable } from '../state.ts'
import { OSHAXES } from '../zones.ts'

// Isle of Cats rulebook, Solo, Carrying out the Sister's cards: positions run without gaps from 1 at the left, so
// whatever leaves a row renumbers the rest. If there are fewer than the card says, the last one takes its place.

/** The cat at a position; the right zone goes on where the left one ends. */
export function catAt(table: CatsTable, position: number): Item | undefined {
  return lastUpTo(catsInZones(table), position)
}

export function oshaxAt(table: CatsTable, position: number): Item | undefined {
  return lastUpTo(table.zone(OSHAXES), position)
}

/** Rare treasures of one shape lie in one column and share its position; the topmost one is taken. */
export function rareAt(table: CatsTable, position: number): Item | undefined {
  const shape = lastUpTo(shapesOnTable(table, 'rare'), position)
  return shape === undefined ? undefined : topTreasure(table, shape)
}

/**
 * Two different cats for a swap, the left one first; nothing if there are not two. Isle of Cats rulebook, Solo, When a
 * position is gone: “2 and 6” with two cats left are 1 and 2, so the left one moves aside when both are the last.
 */
export function catsToSwap(
  table: CatsTable,
  [one, other]: readonly [number, number],
): readonly [Item, Item] | undefined {
  const cats = catsInZones(table)
  const right = Math.min(Math.max(one, other), cats.length)
  const left = Math.min(one, other, right - 1)
  return left < 1 ? undefined : [cats[left - 1] as Item, cats[right - 1] as Item]
}

function lastUpTo<T>(row: readonly T[], position: number): T | undefined {
  return row[Math.min(position, row.length) - 1]
}
