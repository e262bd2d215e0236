import type { Item, Seat } from '@nora/kernel'
import { sumOf } from '../cards/permanent-effects.ts'
import type { InventionCard } from '../content/content.ts'
import type { AbilityId, Area, Colour, Icon, InventionType, Skill } from '../content/names.ts'
import { skills } from '../content/names.ts'
import { editionOf, HOME, type Player, playerOf, type WistarTable } from '../state.ts'
import { areaOf, guestsOf } from '../zones.ts'

/** What can be read off a player's own area. */

export function cardOf(table: WistarTable, card: Item): InventionCard {
  return table.content.inventions[editionOf(table)].get(card) as InventionCard
}

export function standingBeds({ beds, bedsGone }: Player): number {
  return beds - bedsGone
}

/** Czech rulebook, Hloubení komor: a room holds one tile, a bed or a guest. */
export function freeRooms(table: WistarTable, seat: Seat): number {
  const player = playerOf(table, seat)
  const all =
    table.content.board.freeRooms +
    player.rooms +
    (isUnlocked(player, 'porch') ? 1 : 0) +
    sumOf(table, seat, 'extraRooms')
  return all - standingBeds(player) - table.zone(guestsOf(seat)).length
}

/** Czech rulebook, Zisk myši: a cheese counts as a guest of the cellar. */
export function areaOfGuest({ content }: WistarTable, guest: Item): Area {
  return content.guests.get(guest)?.area ?? 'cellar'
}

export function guestCount(table: WistarTable, seat: Seat, area?: Area): number {
  const guests = table.zone(guestsOf(seat))
  if (!area) return guests.length
  let count = 0
  for (const guest of guests) if (areaOfGuest(table, guest) === area) count++
  return count
}

export function holdsCheese(table: WistarTable, seat: Seat): boolean {
  return table.zone(guestsOf(seat)).some((guest) => table.content.cheeses.has(guest))
}

export function typeCount(table: WistarTable, seat: Seat, type: InventionType): number {
  let count = 0
  for (const card of table.zone(areaOf(seat))) if (cardOf(table, card).type === type) count++
  return count
}

export function isUnlocked({ cubes }: Player, ability: AbilityId): boolean {
  return cubes[ability] !== HOME
}

export function unlockedCount({ content }: WistarTable, { cubes }: Player, colour?: Colour): number {
  let count = 0
  for (const [id, ability] of content.abilities) {
    if (cubes[id] !== HOME && (!colour || ability.colour === colour)) count++
  }
  return count
}

export function isSkill(icon: Icon): icon is Skill {
  return icon !== 'energy'
}

export function skillIcons({ icons }: Player): number {
  let sum = 0
  for (const skill of skills) sum += icons[skill]
  return sum
}
