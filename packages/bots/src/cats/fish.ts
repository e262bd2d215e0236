import type { Mode } from '@nora/cats'
import type { Prospect } from './prospect.ts'

/** Points for a fish that can still buy cards, that waits for another day, and that is left on the last one. */
const BEFORE_BUYING = 0.5
const FOR_LATER = 0.4
const LAST_DAY = 0.1
/** Alone there is less to spend them on: every cat also pleases the Sister. */
const ALONE = 0.4
/** More than this is hard to spend on one day, besides the fish that day brings. */
const SPENT_WELL = 12
const BEYOND = 0.4

export function fishRate(mode: Mode, { stage, daysLeft }: Prospect): number {
  const rate = stage === 'buying' ? BEFORE_BUYING : daysLeft > 0 ? FOR_LATER : LAST_DAY
  return mode === 'solo' ? rate * ALONE : rate
}

/** What a seat may make of its fish. */
export function fishWorth(mode: Mode, prospect: Prospect, fish: number): number {
  const well = prospect.stage === 'buying' ? fish : Math.min(fish, SPENT_WELL)
  return fishRate(mode, prospect) * (well + BEYOND * (fish - well))
}
