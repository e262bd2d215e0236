import type { Seat } from '@nora/kernel'
import {
  type AbilityId,
  cardOf,
  freeRooms,
  type InventionCard,
  type Player,
  type Power,
  playerOf,
  type WistarTable,
} from '@nora/wistar'
import { powerWorth } from './effects.ts'
import type { Strategy } from './strategy.ts'

export const ROUNDS = 5
const LEADERS = 3

/** What everything is judged by: whose points, how much time is left, and by which strategy. */
export interface Assessment {
  readonly table: WistarTable
  readonly seat: Seat
  readonly player: Player
  readonly strategy: Strategy
  /** Leaders still to be placed in the game, and new rounds to come. */
  readonly turns: number
  readonly rounds: number
  /** How much of something that takes one to three turns to be of use can still be used. */
  readonly soon: number
  readonly free: number
}

export function assess(table: WistarTable, seat: Seat, strategy: Strategy): Assessment {
  const player = playerOf(table, seat)
  const rounds = ROUNDS - table.state.round
  const turns = player.leaders + LEADERS * rounds
  const soon = Math.min(1, turns / 3)
  return { table, seat, player, strategy, turns, rounds, soon, free: freeRooms(table, seat) }
}

/** What powers are worth when they work never changes, so it is worked out once. */
const worths = new WeakMap<Power, number>()

export function averageWorth(power: Power): number {
  let worth = worths.get(power)
  if (worth === undefined) {
    worth = powerWorth(power)
    worths.set(power, worth)
  }
  return worth
}

/** What the lasting power of something that lies before the player will still bring. */
export function futureWorth({ table, seat, player, turns, rounds }: Assessment, id: string, power: Power): number {
  switch (power.kind) {
    case 'income':
      return rounds * averageWorth(power)
    case 'oncePerRound': {
      const now = player.leaders > 0 && !player.used.includes(id) ? 0.8 : 0
      return (now + 0.9 * rounds) * averageWorth(power)
    }
    case 'permanent':
      return Math.min(1.6, turns / 8) * averageWorth(power)
    case 'endgame':
      return table.content.language.at(table, seat, id).amount(power.points) + 0.04 * turns * averageWorth(power)
    default:
      return 0
  }
}

export function invention({ table }: Assessment, id: string): InventionCard {
  return cardOf(table, id)
}

/** What the ability behind a cube is worth once it is unlocked, what it does at once left out. */
export function abilityWorth({ table, turns, player }: Assessment, ability: AbilityId): number {
  const points = table.content.abilities.get(ability)?.points ?? 0
  const left = Math.min(1, turns / 8)
  switch (ability) {
    case 'bedDiscount':
      return 0.4 * (6 - player.beds) * left
    case 'digDiscount':
      return 0.5 * (6 - player.rooms) * left
    case 'doubleMove':
      return points + 1.2 * left
    // Two more for the pair of them.
    case 'vp3':
    case 'vp6':
      return points + 1
    default:
      return points
  }
}
