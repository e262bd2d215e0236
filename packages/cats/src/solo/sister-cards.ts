import type { Item } from '@nora/kernel'
import { zoneOfCat } from '../island/cat-zones.ts'
import { topTreasure } from '../island/treasures.ts'
import type { SisterAction } from '../language/effect.ts'
import type { CatsTable } from '../state.ts'
import { type CatZone, COMMON, GONE, LEFT, OSHAXES, RARE, RIGHT } from '../zones.ts'
import { catAt, catsToSwap, oshaxAt, rareAt } from './positions.ts'

type Swap = Extract<SisterAction, { do: 'swapCats' }>
type Discard = Exclude<SisterAction, Swap>

/** Isle of Cats rulebook, Solo, Kinds of instructions. What cannot be done at all is not done. */
export function carryOut(table: CatsTable, action: SisterAction): void {
  const isSwap = action.do === 'swapCats'
  const items = isSwap ? swap(table, action) : discard(table, action)
  const done = isSwap ? 'sisterSwaps' : 'sisterDiscards'
  table.tell?.({ type: items.length > 0 ? done : 'sisterFindsNothing', items, ...action })
}

/** The tile leaves the game. The others stay in their zones. */
function discard(table: CatsTable, action: Discard): Item[] {
  const tile = tileFor(table, action)
  if (tile === undefined) return []
  const from = [LEFT, RIGHT, OSHAXES, RARE, COMMON].find((zone) => table.zone(zone).includes(tile)) as string
  table.move(tile, from, GONE)
  return [tile]
}

function tileFor(table: CatsTable, action: Discard): Item | undefined {
  switch (action.do) {
    case 'discardCat':
      return catAt(table, action.position)
    case 'discardOshax':
      return oshaxAt(table, action.position)
    case 'discardRare':
      return rareAt(table, action.position)
    case 'discardCommon':
      return topTreasure(table, action.shape)
  }
}

/** Each cat goes to the place of the other one, in the other zone if need be. */
function swap(table: CatsTable, { positions }: Swap): Item[] {
  const cats = catsToSwap(table, positions)
  if (!cats) return []
  const [left, right] = cats
  const leftZone = zoneOfCat(table, left) as CatZone
  const rightZone = zoneOfCat(table, right) as CatZone
  const leftPlace = table.zone(leftZone).indexOf(left)
  const rightPlace = table.zone(rightZone).indexOf(right)
  table.move(right, rightZone, leftZone, leftPlace)
  table.move(left, leftZone, rightZone, rightPlace)
  return [left, right]
}
