import { because, type Reason, type Seat } from '@nora/kernel'
import { type Good, playerOf, type ScoreCategory, type WoodcraftTable } from '../state.ts'

/** Takes from the supply. */
export function take(table: WoodcraftTable, seat: Seat, good: Good, n: number): void {
  playerOf(table, seat)[good] += n
  table.state.supply[good] -= n
}

/** Gives back to the supply. */
export function spend(table: WoodcraftTable, seat: Seat, good: Good, n: number): void {
  playerOf(table, seat)[good] -= n
  table.state.supply[good] += n
  const { turn } = table.state
  // Who pays with lanterns pays with the new ones first, wherever the new ones may pay.
  if (good === 'lanterns' && turn) turn.freshLanterns = Math.max(0, turn.freshLanterns - n)
}

export function needsBerries(table: WoodcraftTable, seat: Seat, needs: number): Reason | undefined {
  const has = playerOf(table, seat).berries
  return has < needs ? because('needsBerries', { needs, has }) : undefined
}

export function needsLanterns(table: WoodcraftTable, seat: Seat, needs: number): Reason | undefined {
  const has = playerOf(table, seat).lanterns
  return has < needs ? because('needsLanterns', { needs, has }) : undefined
}

/** Points at once; a loss stops at nothing (Czech rulebook, Nezaplatitelné pokuty). */
export function score(table: WoodcraftTable, seat: Seat, category: ScoreCategory, n: number): void {
  const player = playerOf(table, seat)
  const points = Math.max(n, -player.score)
  if (points === 0) return
  player.score += points
  player.points[category] += points
  table.tell?.({ type: 'score', seat, road: category, points })
}
