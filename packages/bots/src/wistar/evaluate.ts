import type { Seat } from '@nora/kernel'
import { guestsOf, handOf, orderFromHut, playerOf, type WistarTable } from '@nora/wistar'
import { sum } from '../sum.ts'
import { type Assessment, assess, ROUNDS } from './assessment.ts'
import { guestsWorth, placesWorth } from './farm.ts'
import { handWorth, playedInventionsWorth } from './inventions.ts'
import { bedsWorth, freeRoomsWorth, roomsWorth } from './lair.ts'
import { doneMissionsWorth, missionsWorth, rowPoints } from './missions.ts'
import { claimedPoints, objectivesWorth } from './objectives.ts'
import type { Strategy } from './strategy.ts'
import { iconsWorth, suppliesWorth, workersWorth } from './supplies.ts'

/** Means are only worth what comes of them. */
const RESOURCES = 0.5

/** How much others' fortune counts against one's own. */
const RIVALS = 0.15

/** What it is worth to be the first of two in a round: the better spaces of the wheel. */
const FIRST = 2.4

/** The points a seat may expect at the end of the game if its turn ended now. */
export function evaluate(table: WistarTable, seat: Seat, strategy: Strategy): number {
  return sum(evaluationParts(assess(table, seat, strategy)))
}

export function evaluationParts(assessment: Assessment): number[] {
  const { table, seat } = assessment
  return [...ownParts(assessment), turnWorth(table, seat), -RIVALS * rivalsWorth(table, seat)]
}

/** What the seat's own things are worth, in hand and in prospect. */
export function worthOf(assessment: Assessment): number {
  return sum(ownParts(assessment))
}

function ownParts(assessment: Assessment): number[] {
  const { player, strategy, turns, free } = assessment
  const byMissions = rowPoints(assessment)
  const byObjectives = claimedPoints(assessment)
  return [
    player.points - byMissions - byObjectives,
    RESOURCES * suppliesWorth(assessment),
    RESOURCES * workersWorth(assessment),
    RESOURCES * iconsWorth(player.icons, turns),
    RESOURCES * freeRoomsWorth(free, turns),
    RESOURCES * placesWorth(assessment),
    missionsWorth(assessment),
    handWorth(assessment),
    strategy.beds * bedsWorth(assessment, player.beds),
    strategy.rooms * roomsWorth(assessment, player.rooms),
    strategy.missions * byMissions,
    strategy.missions * doneMissionsWorth(assessment),
    strategy.guests * guestsWorth(assessment),
    strategy.inventions * playedInventionsWorth(assessment),
    strategy.objectives * byObjectives,
    strategy.objectives * objectivesWorth(assessment),
  ]
}

/** The place in the next round's turn order, as the hut stands now. */
function turnWorth({ state }: WistarTable, seat: Seat): number {
  const others = state.order.length - 1
  if (others === 0 || state.round === ROUNDS) return 0
  return (FIRST * (others - orderFromHut(state.order, state.hut).indexOf(seat))) / others
}

/** What offensive inventions can take from the others, on average. */
function rivalsWorth(table: WistarTable, seat: Seat): number {
  const { players } = table.state
  let sum = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const { points, wood, metal, movement, joker } = playerOf(table, other)
    sum += points + 0.8 * (wood + metal) + 0.7 * movement + 1.2 * joker
    sum += 0.7 * table.zone(handOf(other)).length + 2.5 * table.zone(guestsOf(other)).length
  }
  return sum / Math.max(1, players.length - 1)
}
