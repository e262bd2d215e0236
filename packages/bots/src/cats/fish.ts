import type { Facts } from './facts.ts'
import type { RemainingGame } from './remaining-game.ts'

/** Points for a fish that can still buy cards, that waits for another day, and that is left on the last one. */
const BEFORE_BUYING = 0.5
const FOR_LATER = 0.4
const LAST_DAY = 0.1
/** Alone there is less to spend them on: every cat also pleases the Sister. */
const ALONE = 0.4
/** More than this is hard to spend on one day, besides the fish that day brings. */
const SPENT_WELL = 12
const BEYOND = 0.4
/** How much of a lesson about fish at the end is felt before the last day. */
const FORESIGHT = 0.08

/** What one more fish is worth at this time of the game; nothing good where it would go to the Sister. */
export function fishRate({ mode, perFishLeft }: Facts, { stage, daysLeft }: RemainingGame): number {
  const rate = stage === 'buying' ? BEFORE_BUYING : daysLeft > 0 ? FOR_LATER : LAST_DAY
  const atTheEnd = perFishLeft * (daysLeft > 0 || stage === 'buying' ? FORESIGHT : 1)
  return (mode === 'solo' ? rate * ALONE : rate) + atTheEnd
}

/** What a seat may make of its fish. */
export function fishWorth(facts: Facts, remaining: RemainingGame, fish: number): number {
  const rate = fishRate(facts, remaining)
  const well = remaining.stage === 'buying' || rate < 0 ? fish : Math.min(fish, SPENT_WELL)
  return rate * (well + BEYOND * (fish - well))
}
