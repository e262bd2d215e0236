import { guestCount, type Requirements, skills, typeCount } from '@nora/wistar'
import type { Assessment } from './assessment.ts'
import { stockPrices } from './prices.ts'

export interface Feasibility {
  /** What must be paid, jokers for missing skills among it. */
  readonly cost: number
  /** How likely the requirements are met in time: 1 if they are met now. */
  readonly chance: number
}

/** How near a player is to what a card or a mission asks for. */
export function feasibilityOf({ table, seat, player }: Assessment, requires: Requirements): Feasibility {
  const { wood = 0, metal = 0, movement = 0, item = 0, rooms = 0, icons, types, electricity } = requires
  const price = (what: string) => stockPrices[what] as number
  let cost = wood * price('wood') + metal * price('metal') + movement * price('movement') + item * price('item')
  let chance = 0.8 ** (over(wood, player.wood) + over(metal, player.metal) + over(movement, player.movement))
  if (rooms > player.rooms) chance *= 0.7 ** (rooms - player.rooms)
  if (icons) {
    let missing = 0
    for (const skill of skills) missing += over(icons[skill] ?? 0, player.icons[skill])
    cost += Math.min(missing, player.joker) * price('joker')
    chance *= 0.6 ** over(missing, player.joker) * 0.4 ** over(icons.energy ?? 0, player.icons.energy)
  }
  if (types) {
    for (const type of Object.keys(types) as (keyof typeof types)[])
      chance *= 0.6 ** over(types[type] ?? 0, typeCount(table, seat, type))
  }
  if (electricity) chance *= 0.5 ** over(electricity === 'strong' ? 2 : 1, player.electricity)
  chance *= 0.6 ** missingGuests(table, seat, requires)
  return { cost, chance }
}

function missingGuests(table: Assessment['table'], seat: number, requires: Requirements): number {
  const { guests = 0, houseGuests = 0, cellarGuests = 0 } = requires
  if (guests + houseGuests + cellarGuests === 0) return 0
  return (
    over(guests, guestCount(table, seat)) +
    over(houseGuests, guestCount(table, seat, 'house')) +
    over(cellarGuests, guestCount(table, seat, 'cellar'))
  )
}

function over(needs: number, has: number): number {
  return Math.max(0, needs - has)
}
