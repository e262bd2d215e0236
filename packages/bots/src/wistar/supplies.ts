import { handOf, type Player, regions } from '@nora/wistar'
import type { Assessment } from './assessment.ts'

/** The first few of a thing are used for sure, more of it perhaps. */
function diminishing(count: number, price: number, half: number): number {
  return (price * half * count) / (half + count)
}

/** At the end five things left over are a point. */
const LEFTOVER = 0.17

/** Early on a thing in store becomes a bed or a room that serves for the rest of the game. */
function woodWorth(count: number, turns: number): number {
  const soon = Math.min(1, turns / 3)
  return soon * diminishing(count, 1.1 + 0.04 * turns, 9) + (1 - soon) * LEFTOVER * count
}

/** Metal is worth as much. */
const metalWorth = woodWorth

function movementWorth(count: number, soon: number): number {
  return soon * diminishing(count, 0.9, 3) + (1 - soon) * LEFTOVER * count
}

function jokerWorth(count: number, soon: number): number {
  return soon * diminishing(count, 1.4, 8) + (1 - soon) * 0.45 * count
}

const electricityWorths = [0, 2, 3.4]

/** What is in store, all of it to be used for something else. */
export function suppliesWorth({ table, seat, player, turns, soon }: Assessment): number {
  const { wood, metal, movement, joker, electricity } = player
  return (
    woodWorth(wood, turns) +
    metalWorth(metal, turns) +
    movementWorth(movement, soon) +
    jokerWorth(joker, soon) +
    soon * (electricityWorths[electricity] as number) +
    (1 - soon) * (electricity > 1 ? 2 : 0) +
    LEFTOVER * table.zone(handOf(seat)).length
  )
}

/** What so many workers in one region do with a main action there, against one alone. */
const strengths = [0, 1, 1.9, 2.7, 3.3, 3.8, 4.2, 4.5, 4.7, 4.8]
const WORKER = 0.6

/** Workers serve in every turn to come; one at the entrance is sent where it is wanted. */
export function workersWorth({ player, turns }: Assessment): number {
  let strength = 0.95 * player.entrance
  for (const region of regions) strength += strengths[player.workers[region]] ?? 6
  return WORKER * turns * strength
}

const iconWorths = [0, 0.7, 1.3, 1.7, 2, 2.2]

/** Skills are asked for by most advanced cards and missions. */
export function iconsWorth(icons: Player['icons'], turns: number): number {
  let sum = 0
  for (const icon in icons) sum += iconWorths[icons[icon as keyof typeof icons]] ?? 2.3
  return Math.min(1, turns / 6) * sum
}
