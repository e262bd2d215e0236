import type { Effect } from '@nora/effects'
import type { Flow, Seat } from '@nora/kernel'
import { resolve } from '../cards/resolve-effect.ts'
import type { RewardTile } from '../content/schema.ts'
import { type PlacedRewardTile, playerOf, type WoodcraftTable } from '../state.ts'
import { score } from '../workshop/goods.ts'
import { passMilestone } from './income-tracks.ts'

/** Czech rulebook, Konec stupnice: for each step that could not be made. */
const POINTS_PER_UNMADE_STEP = 2

export function lastSpace(table: WoodcraftTable): number {
  return table.content.reputation.length - 1
}

export function* advanceReputation(table: WoodcraftTable, seat: Seat, steps: number): Flow {
  const player = playerOf(table, seat)
  for (let left = steps; left > 0; left--) {
    // What a space gives may have brought the marker further: the end is looked for at every step.
    if (player.reputation === lastSpace(table)) return score(table, seat, 'reputation', left * POINTS_PER_UNMADE_STEP)
    player.reputation++
    table.tell?.({ type: 'reputation', seat, space: player.reputation })
    // A milestone or tile counts once, also for one who fell back behind it and comes again.
    if (player.reputation <= player.furthest) continue
    player.furthest = player.reputation
    yield* arrive(table, seat, player.reputation)
  }
}

/** Czech rulebook, Nezaplatitelné pokuty: not below the start. Says how many steps were lost. */
export function loseReputation(table: WoodcraftTable, seat: Seat, steps: number): number {
  const player = playerOf(table, seat)
  const lost = Math.min(steps, player.reputation)
  player.reputation -= lost
  if (lost > 0) table.tell?.({ type: 'reputation', seat, space: player.reputation })
  return lost
}

function* arrive(table: WoodcraftTable, seat: Seat, space: number): Flow {
  const gives = table.content.reputation[space]?.milestone
  if (gives) yield* passMilestone(table, seat, gives)
  const tile = table.state.rewardTiles.find((placed) => placed.space === space)
  if (!tile || tile.gone) return
  const reward = rewardFor(table, tile)
  tile.arrivals.push({ seat, round: table.state.round })
  table.tell?.({ type: reward ? 'rewardTile' : 'rewardTileLate', seat, items: [tile.id], round: table.state.round })
  if (!reward) return
  yield* resolve(table, seat, { road: 'rewardTiles', item: tile.id }, reward)
}

/** Czech rulebook, Dílky odměn: those who arrive in one round share the rank of the first of them. */
export function rewardFor(table: WoodcraftTable, { id, arrivals }: PlacedRewardTile): Effect | undefined {
  const { even, odd } = table.content.rewardTiles.get(id) as RewardTile
  const earlier = arrivals.filter(({ round }) => round < table.state.round).length
  switch (table.options.seats) {
    case 4:
      return [even.top, even.middle, even.bottom][earlier]
    case 3:
      return [odd.top, odd.bottom][earlier]
    default:
      return earlier === 0 ? even.middle : undefined
  }
}

/** Czech rulebook, Varianta pro jednoho hráče, Dílky odměn: the foreign marker takes away a tile that it reaches first. */
export function advanceForeign(table: WoodcraftTable, steps: number): void {
  const { state } = table
  const before = state.foreign ?? 0
  const after = Math.min(before + steps, lastSpace(table))
  state.foreign = after
  if (after > before) table.tell?.({ type: 'foreign', space: after })
  for (const tile of state.rewardTiles) {
    if (tile.gone || tile.space <= before || tile.space > after || tile.arrivals.length > 0) continue
    tile.gone = true
    table.tell?.({ type: 'tileGone', items: [tile.id] })
  }
}

/** What each completed order is worth at this place of the track. */
export function orderValue(table: WoodcraftTable, reputation: number): number {
  return table.content.reputation[reputation]?.value ?? 0
}
