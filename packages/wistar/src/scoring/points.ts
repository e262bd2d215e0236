import type { Item } from '@nora/kernel'
import type { WistarTable } from '../state.ts'

/** What players and Ratbot count alike when the game ends. */

/** Only the highest value that is uncovered counts, not the sum. */
export function highest(values: readonly number[], uncovered: number): number {
  return Math.max(0, ...values.slice(0, uncovered))
}

export function guestPoints({ content }: WistarTable, guest: Item): number {
  return content.guests.get(guest)?.points ?? content.cheeses.get(guest)?.points ?? 0
}
