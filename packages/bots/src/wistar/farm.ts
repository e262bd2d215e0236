import {
  CHEESE,
  ENTRANCE,
  guestPoints,
  guestsIn,
  guestsOf,
  hiddenMissions,
  holdsCheese,
  isClosed,
  type WistarTable,
} from '@nora/wistar'
import { type Assessment, futureWorth } from './assessment.ts'

/** Guests on the board: their points and what they will still do. */
export function guestsWorth(assessment: Assessment): number {
  const { table, seat } = assessment
  let sum = 0
  for (const guest of table.zone(guestsOf(seat))) {
    sum += guestPoints(table, guest)
    const power = table.content.guests.get(guest)?.power
    if (power) sum += futureWorth(assessment, guest, power)
  }
  return sum
}

/** What waits where the explorer and the tents are, a little for a place from which more can be reached. */
export function placesWorth(assessment: Assessment, explorer = assessment.player.explorer): number {
  const { table, player, turns, free, strategy } = assessment
  if (turns === 0) return 0
  const { tents } = player
  const near = tents.includes(explorer) ? tents : [explorer, ...tents]
  let guests = 0
  for (const room of near) if (room !== ENTRANCE) guests += table.zone(guestsIn(room)).length
  const time = Math.min(1, turns / 4)
  const missions = strategy.missions * 0.5 * Math.min(3, hiddenMissions(table, near).length)
  const doors = 0.3 * Math.min(3, closedNear(table, near))
  const company = strategy.guests * 0.6 * Math.min(3, guests) * (free > 0 ? 1 : 0.5)
  const spare = 0.3 * (2 - tents.length)
  return time * (missions + doors + company + spare + strategy.guests * cheeseWorth(assessment, near))
}

function closedNear(table: WistarTable, near: readonly string[]): number {
  let closed = 0
  for (const place of near) {
    for (const { passage } of table.content.ways.get(place) ?? []) if (isClosed(table, passage)) closed++
  }
  return closed
}

/** The nearer to the cheese, the better, as long as there is one for the player. */
function cheeseWorth({ table, seat }: Assessment, near: readonly string[]): number {
  const cheese = table.zone(CHEESE)[0]
  if (!cheese || holdsCheese(table, seat)) return 0
  const steps = Math.min(...near.map((place) => stepsToCheese(table, place)))
  return guestPoints(table, cheese) * 0.5 * 0.6 ** steps
}

const ways = new WeakMap<object, ReadonlyMap<string, number>>()

/** Rooms from each place to the cheese, whatever doors are shut. */
function stepsToCheese({ content }: WistarTable, from: string): number {
  let steps = ways.get(content)
  if (!steps) {
    const found = new Map<string, number>()
    const queue = [...content.rooms.values()].filter(({ cheese }) => cheese).map(({ id }) => id as string)
    for (const place of queue) found.set(place, 0)
    for (const place of queue) {
      for (const { to } of content.ways.get(place) ?? []) {
        if (found.has(to)) continue
        found.set(to, (found.get(place) ?? 0) + 1)
        queue.push(to)
      }
    }
    steps = found
    ways.set(content, steps)
  }
  return steps.get(from) ?? 9
}
