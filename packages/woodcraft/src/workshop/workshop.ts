import type { Seat } from '@nora/kernel'
import type { Bench } from '../content/names.ts'
import type { Player, WoodcraftTable } from '../state.ts'
import { colours } from './dice.ts'

/** The green pot is printed on the workshop, the others are improvements. */
export function hasPot({ built }: Player, colour: number): boolean {
  if (colour === 0) return true
  return built.includes(colours[colour] === 'yellow' ? 'pot-yellow' : 'pot-brown')
}

/** Sawing tiles: one is there from the start, two can be bought. */
export const SAWS = 3

/** The first sawing tile is there from the start. */
export function sawsOf({ built }: Player): number {
  return 1 + (built.includes('saw-2') ? 1 : 0) + (built.includes('saw-3') ? 1 : 0)
}

/** The splicing tiles by how much the first one, the one there from the start, and the bought ones raise a die. */
export function hasBench(player: Player, bench: Bench): boolean {
  switch (bench) {
    case 'saw':
    case 'splice1':
      return true
    case 'splice2':
      return player.built.includes('splice-2')
    case 'splice4':
      return player.built.includes('splice-4')
    case 'glue':
      return player.built.includes('glue')
  }
}

/** Czech rulebook, Příprava hráče: the splicing tile of the start raises a die by this much. */
const FIRST_RAISE = 1

/** By how much a splicing tile raises a die at most. */
export function raiseOf(table: WoodcraftTable, bench: Bench): number {
  if (bench === 'splice1') return FIRST_RAISE
  return table.content.improvements.get(bench === 'splice2' ? 'splice-2' : 'splice-4')?.raise ?? FIRST_RAISE
}

export const splices: readonly Bench[] = ['splice1', 'splice2', 'splice4']

/** Whether a tile of this sort lies face up. */
export function isReady(player: Player, bench: Bench): boolean {
  if (bench === 'saw') return player.usedSaws < sawsOf(player)
  if (bench === 'glue') return player.built.includes('glue') && !player.usedGlue
  return hasBench(player, bench) && player.usedSplices[splices.indexOf(bench)] === 0
}

/** Whether one lies face down. */
export function isUsed(player: Player, bench: Bench): boolean {
  if (bench === 'saw') return player.usedSaws > 0
  if (bench === 'glue') return player.usedGlue
  return player.usedSplices[splices.indexOf(bench)] === 1
}

/** Turns one of them over: face down when it is used, face up again in an income phase. */
export function turnTile(player: Player, bench: Bench, down: boolean): void {
  if (bench === 'saw') player.usedSaws += down ? 1 : -1
  else if (bench === 'glue') player.usedGlue = down
  else player.usedSplices[splices.indexOf(bench)] = down ? 1 : 0
}

/** Czech rulebook, Fáze příjmů: every tile can be used again. */
export function turnAllUp(player: Player): void {
  player.usedSaws = 0
  player.usedSplices.fill(0)
  player.usedGlue = false
}

export function isSplice(bench: Bench): boolean {
  return splices.includes(bench)
}

/** How many sawing, splicing and gluing tiles the workshop has. */
export function benchesOf(player: Player): number {
  const others = (['splice1', 'splice2', 'splice4', 'glue'] as const).filter((bench) => hasBench(player, bench))
  return sawsOf(player) + others.length
}

export function usedBenchesOf({ usedSaws, usedSplices, usedGlue }: Player): number {
  return usedSaws + usedSplices.reduce((sum, used) => sum + used, 0) + (usedGlue ? 1 : 0)
}

/** How many trees a plant action plants (Czech rulebook, Květináče: two once the brown pot is there). */
export function treesPerPlanting(table: WoodcraftTable, seat: Seat): number {
  let trees = 1
  for (const id of table.state.players[seat]?.built ?? []) {
    trees = Math.max(trees, table.content.improvements.get(id)?.trees ?? 1)
  }
  return trees
}
