import type { Assumptions, Mode } from './case.ts'
import { largestFamily } from './families.ts'
import type { Ship } from './ship.ts'

/** All that a card can look at. */
export interface Situation {
  ship: Ship
  mode: Mode
  fish: number
  assume: Assumptions
}

/** A fact the boat does not show. A card that needs it cannot be scored without being told. */
export function told<Name extends keyof Assumptions>(
  { assume }: Situation,
  name: Name,
): Exclude<Assumptions[Name], undefined> {
  const fact = assume[name]
  if (fact === undefined) throw new Error(`the case does not say ${name}`)
  return fact as Exclude<Assumptions[Name], undefined>
}

/** A tie is enough, but only three cats or more are a family at all. */
export function hasLargestFamilyOfAll(situation: Situation): boolean {
  const own = largestFamily(situation.ship)
  return own >= 3 && own >= told(situation, 'otherPlayersLargestFamily')
}
