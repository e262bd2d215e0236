import { type Decision, isRecord, type Seat } from '@nora/kernel'
import {
  type BonusAction,
  bedPrice,
  type MainAction,
  type Player,
  ROUND_GUEST,
  regions,
  roomPrice,
  strengthOf,
  type WistarTable,
} from '@nora/wistar'
import { type Assessment, assess } from './assessment.ts'
import { worthOf } from './evaluate.ts'
import { playNowGain } from './inventions.ts'
import { completeNowGain } from './missions.ts'
import type { Strategy } from './strategy.ts'
import type { TurnArgs } from './turn.ts'

/** What the rest of an open question adds to what the table shows. */
export function pendingGain(table: WistarTable, seat: Seat, { kind, args }: Decision, strategy: Strategy): number {
  const assessment = assess(table, seat, strategy)
  const { left = 0 } = (isRecord(args) ? args : {}) as { left?: number }
  switch (kind) {
    case 'turn':
      return leftInTurn(assessment, args as unknown as TurnArgs)
    case 'explore':
      return 0.9 * left
    case 'develop':
      return 0.8 * left
    case 'dig':
      return digWorth(assessment, left)
    case 'build':
      return buildWorth(assessment, left)
    case 'playInvention':
      return playNowGain(assessment)
    case 'completeMission':
      return completeNowGain(assessment)
    // A choice of cards and missions that stays secret is a potion, or nearly one.
    case 'effect.chooseSecretly':
      return potionWorth(assessment)
    default:
      return 0
  }
}

function potionWorth(assessment: Assessment): number {
  return 0.6 * Math.max(assessment.soon, playNowGain(assessment), completeNowGain(assessment))
}

function leftInTurn(assessment: Assessment, { placed, main, bonus }: TurnArgs): number {
  if (!placed) return 2
  let sum = main ? mainWorth(assessment, main) : 0
  for (const action of bonus) sum += bonusWorth(assessment, action)
  return sum
}

function mainWorth(assessment: Assessment, action: MainAction): number {
  const { table, seat, player } = assessment
  const moves = player.movement > 0 && movable(assessment, action) ? 0.5 : 0
  const strength = strengthOf(table, seat, action) + player.entrance + moves
  switch (action) {
    case 'gatherWood':
      return gainIf(assessment, { wood: player.wood + strength })
    case 'gatherMetal':
      return gainIf(assessment, { metal: player.metal + strength })
    case 'digRooms':
      return digWorth(assessment, strength)
    case 'buildBeds':
      return buildWorth(assessment, strength)
    case 'developProjects':
      return 0.75 * strength * Math.min(1, assessment.turns / 4)
    case 'explore':
      return 1.1 * strength
  }
}

function movable({ table, player }: Assessment, action: MainAction): boolean {
  const wanted = table.content.regionOf[action]
  return regions.some((region) => region !== wanted && player.workers[region] > 0)
}

function digWorth(assessment: Assessment, strength: number): number {
  const { table, seat, player, free } = assessment
  const price = roomPrice(table, seat)
  const rooms = Math.floor(Math.min(strength, player.metal / price, 6 - player.rooms))
  if (rooms <= 0) return 0
  return gainIf(assessment, { rooms: player.rooms + rooms, metal: player.metal - rooms * price }, free + rooms)
}

function buildWorth(assessment: Assessment, strength: number): number {
  const { table, seat, player, free } = assessment
  const price = bedPrice(table, seat)
  const beds = Math.floor(Math.min(strength, player.wood / price, free, 6 - player.beds))
  if (beds <= 0) return 0
  const built = { beds: player.beds + beds, wood: player.wood - beds * price, entrance: player.entrance + beds }
  return gainIf(assessment, built, free - beds)
}

/** How much more the seat could expect if some of what it has were different. */
function gainIf(assessment: Assessment, changes: Partial<Player>, free = assessment.free): number {
  return Math.max(
    0,
    worthOf({ ...assessment, free, player: { ...assessment.player, ...changes } }) - worthOf(assessment),
  )
}

function bonusWorth(assessment: Assessment, bonus: BonusAction): number {
  const { table, free, soon } = assessment
  switch (bonus) {
    case 'playInvention':
      return playNowGain(assessment)
    case 'completeMission':
      return completeNowGain(assessment)
    case 'potion':
      return potionWorth(assessment)
    case 'roundGuest':
      return free > 0 && table.zone(ROUND_GUEST).length > 0 ? 2 : 0
    case 'explore':
      return 1
    case 'joker':
      return 1.2
    case 'move2':
      return 0.8
    case 'move1':
      return 0.5
    default:
      return 0.8 * soon
  }
}
