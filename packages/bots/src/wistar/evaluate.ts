import type { Seat } from '@nora/kernel'
import { guestsOf, handOf, orderFromHut, playerOf, type WistarTable } from '@nora/wistar'
import { guestsWorth, placesWorth } from './farm.ts'
import { handWorth, playedWorth } from './inventions.ts'
import { bedsWorth, freeRoomsWorth, roomsWorth } from './lair.ts'
import { doneWorth, missionsWorth, rowPoints } from './missions.ts'
import { claimedPoints, objectivesWorth } from './objectives.ts'
import { type Outlook, outlookOf, ROUNDS } from './outlook.ts'
import type { Roads } from './roads.ts'
import { iconsWorth, storesWorth, workersWorth } from './stores.ts'

/** Means are only worth what comes of them. */
const MEANS = 0.5

/** How much others' fortune counts against one's own. */
const ENVY = 0.15

/** What it is worth to be the first of two in a round: the better spaces of the wheel. */
const FIRST = 2.4

/** The points a seat may expect at the end of the game if its turn ended now. */
export function evaluate(table: WistarTable, seat: Seat, roads: Roads): number {
  return worthOf(outlookOf(table, seat, roads)) + turnWorth(table, seat) - ENVY * rivalsWorth(table, seat)
}

/** What the seat's own things are worth, in hand and in prospect. */
export function worthOf(outlook: Outlook): number {
  const { player, roads, turns, free } = outlook
  const byMissions = rowPoints(outlook)
  const byObjectives = claimedPoints(outlook)
  return (
    player.points -
    byMissions -
    byObjectives +
    MEANS *
      (storesWorth(outlook) +
        workersWorth(outlook) +
        iconsWorth(player.icons, turns) +
        freeRoomsWorth(free, turns) +
        placesWorth(outlook)) +
    missionsWorth(outlook) +
    handWorth(outlook) +
    roads.beds * bedsWorth(outlook, player.beds) +
    roads.rooms * roomsWorth(outlook, player.rooms) +
    roads.missions * (byMissions + doneWorth(outlook)) +
    roads.guests * guestsWorth(outlook) +
    roads.inventions * playedWorth(outlook) +
    roads.objectives * (byObjectives + objectivesWorth(outlook))
  )
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
