import { highest } from '@nora/wistar'
import type { Assessment } from './assessment.ts'

const TILES = 6

/** Later tiles are worth more than the first, which lead to them: early in the game every tile counts for its share. */
function tilesWorth(values: readonly number[], count: number, turns: number): number {
  const share = Math.min(0.9, turns / 8)
  const average = Math.max(...values) / TILES
  return (1 - share) * highest(values, count) + share * average * Math.min(count, TILES)
}

export function bedsWorth({ table, turns }: Assessment, beds: number): number {
  return tilesWorth(table.content.board.beds, beds, turns)
}

export function roomsWorth({ table, turns }: Assessment, rooms: number): number {
  return tilesWorth(table.content.board.rooms, rooms, turns)
}

const freeWorths = [0, 1.3, 2.3, 2.9, 3.2]

/** Without a free room neither bed nor guest can come. */
export function freeRoomsWorth(free: number, turns: number): number {
  return Math.min(1, turns / 5) * (freeWorths[Math.max(0, free)] ?? 3.3)
}
