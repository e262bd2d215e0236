import type { Flow, Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import type { Icon } from '../content/names.ts'
import { playerOf, type WistarTable } from '../state.ts'

export type Icons = readonly (readonly [Icon, number])[]

/** Adds icons to a player's area. */
export function addIcons(table: WistarTable, seat: Seat, icons: Icons): void {
  const player = playerOf(table, seat)
  for (const [icon, n] of icons) player.icons[icon] += n
}

/**
 * What follows from it. Polish rulebook, cards 53 and 78: for each icon; Czech rulebook: each time, which an effect says
 * by asking for the first icon of a card.
 */
export function* reactToIcons(table: WistarTable, seat: Seat, icons: Icons): Flow {
  for (const [icon, n] of icons) {
    for (let added = 0; added < n; added++) yield* react(table, seat, { on: 'addIcon', icon, perCard: added === 0 })
  }
}
