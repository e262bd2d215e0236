import type { Seat } from '@nora/kernel'
import {
  guestCount,
  handOf,
  type Icon,
  type InventionType,
  playerOf,
  type Requirements,
  skills,
  typeCount,
  type WistarTable,
} from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import { type EffectIcon, skillIcon } from './effect-icons.ts'

/** One thing that an invention or a mission row asks for, and whether the player has it. */
export interface Need extends EffectIcon {
  readonly icon: IconName
  readonly isMissing: boolean
  /** So much more would do. */
  readonly lacks: number
  /** A joker may stand in for what is missing. */
  readonly isSkill: boolean
}

/** Everything that is asked for, in the order in which it is printed: what is paid, then what must only be had. */
export function needIcons(table: WistarTable, seat: Seat, requires: Requirements): readonly Need[] {
  const player = playerOf(table, seat)
  const needs: Need[] = []
  const ask = (icon: IconName, n: number | undefined, has: number, isPaid = false, isSkill = false) => {
    if (!n) return
    const lacks = Math.max(0, n - has)
    needs.push({ icon, n: n > 1 || isPaid ? n : undefined, isMissing: lacks > 0, lacks, isSkill })
  }
  const { wood = 0, metal = 0 } = requires
  const items = Math.max(0, player.wood - wood) + Math.max(0, player.metal - metal) + table.zone(handOf(seat)).length
  ask('wood', wood, player.wood, true)
  ask('metal', metal, player.metal, true)
  ask('movement', requires.movement, player.movement, true)
  ask('item', requires.item, items, true)
  for (const [icon, n] of Object.entries(requires.icons ?? {})) {
    const isSkill = (skills as readonly string[]).includes(icon)
    ask(skillIcon(icon), n, player.icons[icon as Icon], false, isSkill)
  }
  for (const [type, n] of Object.entries(requires.types ?? {})) {
    ask(type as InventionType, n, typeCount(table, seat, type as InventionType))
  }
  const { electricity } = requires
  if (electricity === 'strong') ask('electricity-strong', 1, player.electricity - 1)
  else if (electricity) ask('electricity', 1, player.electricity)
  ask('room', requires.rooms, player.rooms)
  ask('guest', requires.guests, guestCount(table, seat))
  ask('guest-house', requires.houseGuests, guestCount(table, seat, 'house'))
  ask('guest-cellar', requires.cellarGuests, guestCount(table, seat, 'cellar'))
  return needs
}
