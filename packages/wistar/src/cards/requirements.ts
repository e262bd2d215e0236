import type { Cost, Discount } from '@nora/effects'
import { because, type Reason, type Seat } from '@nora/kernel'
import { type InventionType, type Skill, skills } from '../content/names.ts'
import type { Requirements } from '../content/requirements.ts'
import { guestCount, typeCount } from '../player-board/player-area.ts'
import { type Player, playerOf, type WistarTable } from '../state.ts'
import { handOf } from '../zones.ts'

/** What makes it easier: icons one need not have, and wood or metal one need not pay. */
export interface Help {
  readonly ignoreSkills: number
  readonly off: readonly Discount[]
}

const sides = { basic: 1, strong: 2 } as const

/** Why a player does not meet what an invention or a mission row asks for; nothing if it does. */
export function whyNotMet(table: WistarTable, seat: Seat, requires: Requirements, help: Help): Reason | undefined {
  return (
    whyNotHad(table, seat, requires) ??
    whyNoSkills(table, seat, requires, help) ??
    whyNotPaid(table, seat, requires, help)
  )
}

/** Czech rulebook, Vyložení karty projektu: these must only be had, and no joker stands in for them. */
function whyNotHad(table: WistarTable, seat: Seat, requires: Requirements): Reason | undefined {
  const player = playerOf(table, seat)
  const { rooms = 0, electricity, icons, types } = requires
  if (rooms > player.rooms) return because('needsRooms', { needs: rooms, has: player.rooms })
  if (electricity && player.electricity < sides[electricity]) return because('needsElectricity', { side: electricity })
  const energy = icons?.energy ?? 0
  if (energy > player.icons.energy) {
    return because('needsIcons', { icon: 'energy', needs: energy, has: player.icons.energy, jokers: 0 })
  }
  for (const type in types) {
    const needs = types[type as InventionType] as number
    const has = typeCount(table, seat, type as InventionType)
    if (has < needs) return because('needsType', { type: type as InventionType, needs, has })
  }
  return whyNoGuests(table, seat, requires)
}

function whyNoGuests(table: WistarTable, seat: Seat, requires: Requirements): Reason | undefined {
  const { guests = 0, houseGuests = 0, cellarGuests = 0 } = requires
  if (guests > 0) {
    const has = guestCount(table, seat)
    if (has < guests) return because('needsGuests', { area: 'any', needs: guests, has })
  }
  if (houseGuests > 0) {
    const has = guestCount(table, seat, 'house')
    if (has < houseGuests) return because('needsGuests', { area: 'house', needs: houseGuests, has })
  }
  if (cellarGuests > 0) {
    const has = guestCount(table, seat, 'cellar')
    if (has < cellarGuests) return because('needsGuests', { area: 'cellar', needs: cellarGuests, has })
  }
  return undefined
}

/** Czech rulebook, Zisk žetonu všeumětelství: a joker replaces one skill icon, never energy. */
function whyNoSkills(table: WistarTable, seat: Seat, { icons }: Requirements, help: Help): Reason | undefined {
  if (!icons) return undefined
  const player = playerOf(table, seat)
  if (missingSkills(player, icons, help) <= player.joker) return undefined
  const skill = skills.find((wanted) => (icons[wanted] ?? 0) > player.icons[wanted]) as Skill
  return because('needsIcons', {
    icon: skill,
    needs: icons[skill] as number,
    has: player.icons[skill],
    jokers: player.joker,
  })
}

function missingSkills(player: Player, icons: NonNullable<Requirements['icons']>, { ignoreSkills }: Help): number {
  let missing = 0
  for (const skill of skills) {
    const needs = icons[skill]
    if (needs !== undefined && needs > player.icons[skill]) missing += needs - player.icons[skill]
  }
  return Math.max(0, missing - ignoreSkills)
}

function whyNotPaid(table: WistarTable, seat: Seat, requires: Requirements, help: Help): Reason | undefined {
  const { wood = 0, metal = 0, movement = 0, item = 0 } = requires
  const player = playerOf(table, seat)
  if (movement > player.movement) return because('needsMovement', { needs: movement, has: player.movement })
  // A discount may go to either of the two; whether it is enough takes counting all the ways.
  if (
    help.off.length > 0 &&
    !table.content.language.at(table, seat).whyNotPay(duesOf(table, seat, requires, help), help.off)
  ) {
    return undefined
  }
  if (wood > player.wood) return because('needsWood', { needs: wood, has: player.wood })
  if (metal > player.metal) return because('needsMetal', { needs: metal, has: player.metal })
  const left = player.wood - wood + player.metal - metal + table.zone(handOf(seat)).length
  return item > left ? because('needsItems', { needs: item, has: left }) : undefined
}

/** What is to be paid, a joker for every skill icon that is missing. */
export function duesOf(table: WistarTable, seat: Seat, requires: Requirements, help: Help): Cost {
  const { wood, metal, movement, item, icons } = requires
  const joker = icons ? missingSkills(playerOf(table, seat), icons, help) : 0
  return {
    ...(wood ? { wood } : {}),
    ...(metal ? { metal } : {}),
    ...(movement ? { movement } : {}),
    ...(item ? { item } : {}),
    ...(joker > 0 ? { joker } : {}),
  }
}
