import type { Effect } from '@nora/effects'
import { type AbilityId, abilities, explorerAndTents, HOME, layoutOf, openMission } from '@nora/wistar'
import { type Assessment, abilityWorth } from './assessment.ts'
import { effectWorth } from './effects.ts'
import { feasibilityOf } from './requirements.ts'

/** Abilities that do something at once, by what that usually brings. */
const atOnce: { readonly [ability in AbilityId]?: number } = {
  skillToken: 1.5,
  freeInvention: 4,
  anyMainAction: 2.5,
  hero: 4,
  porch: 1.2,
}

export function cubeWorth(assessment: Assessment, ability: AbilityId): number {
  return abilityWorth(assessment, ability) + (atOnce[ability] ?? 0) * Math.min(1, assessment.soon + 0.3)
}

/** What the cubes that left the board are worth, and the rows they were put on. */
export function doneMissionsWorth(assessment: Assessment): number {
  let sum = 0
  for (const ability of abilities)
    if (assessment.player.cubes[ability] !== HOME) sum += abilityWorth(assessment, ability)
  return sum
}

/** The points already scored by rows; they stand among the player's points. */
export function rowPoints({ table, seat }: Assessment): number {
  let sum = 0
  for (const space in table.state.rows) {
    const taken = table.state.rows[space] as (number | null)[]
    for (let row = 0; row < taken.length; row++) {
      if (taken[row] !== seat) continue
      const mission = table.content.missions.get(table.zone(openMission(space))[0] as string)
      sum += pointsIn(mission?.rows[row]?.reward)
    }
  }
  return sum
}

/** The plain points an effect gives. */
export function pointsIn(effect: Parameters<typeof effectWorth>[0] | undefined): number {
  if (!effect) return 0
  if (effect.do === 'seq') return (effect.effects as never[]).reduce((sum, part) => sum + pointsIn(part), 0)
  return effect.do === 'gain' && effect.what === 'points' && typeof effect.n === 'number' ? effect.n : 0
}

/** What the best cube still on the board is worth, for missions of each area: others than brown ones only go to the cellar. */
interface Cubes {
  readonly cellar: number
  readonly other: number
}

function bestCubes(assessment: Assessment): Cubes {
  const { table, player } = assessment
  let cellar = 0
  let other = 0
  for (const ability of abilities) {
    if (player.cubes[ability] !== HOME) continue
    const worth = cubeWorth(assessment, ability)
    cellar = Math.max(cellar, worth)
    if (table.content.abilities.get(ability)?.colour === 'brown') other = Math.max(other, worth)
  }
  return { cellar, other }
}

/** What rewards are worth never changes, so it is worked out once. */
const rewardWorths = new WeakMap<Effect, number>()

function rewardWorth(reward: Effect): number {
  let worth = rewardWorths.get(reward)
  if (worth === undefined) {
    worth = effectWorth(reward)
    rewardWorths.set(reward, worth)
  }
  return worth
}

/** What a row would bring beyond its cost, and how likely it is to be done. */
export function rowEstimate(
  assessment: Assessment,
  space: string,
  row: number,
  cubes: Cubes = bestCubes(assessment),
): { gain: number; chance: number } {
  const { table, strategy } = assessment
  const mission = table.content.missions.get(table.zone(openMission(space))[0] as string)
  const { requires, reward, lock } = mission?.rows[row] ?? {}
  const taken = table.state.rows[space] as (number | null)[]
  if (!mission || !requires || !reward || taken[row] !== null) return { gain: 0, chance: 0 }
  const cube = mission.area === 'cellar' ? cubes.cellar : cubes.other
  if (cube === 0) return { gain: 0, chance: 0 }
  const { cost, chance } = feasibilityOf(assessment, requires)
  const locked = lock !== undefined && taken[lock - 1] === null
  return { gain: strategy.missions * (rewardWorth(reward) + cube) - cost, chance: locked ? 0.3 * chance : chance }
}

/** Rows a player may hope for at any time. */
const ROWS_EXPECTED = 4

/** How sure the rows are to be done in the turns left, the best first. */
function share(turns: number, place: number): number {
  return Math.max(0, Math.min(0.8, (turns * 0.45 - place) / 4))
}

/** The rows that can be hoped for, near ones first of all. */
export function missionsWorth(assessment: Assessment): number {
  const { table, seat, turns } = assessment
  const near = explorerAndTents(table, seat)
  const cubes = bestCubes(assessment)
  const expected: number[] = []
  for (const { id, room } of layoutOf(table).missionSpaces) {
    if (table.zone(openMission(id)).length === 0) continue
    const reach = near.includes(room) ? 1 : 0.45
    for (let row = 0; row < 3; row++) {
      const { gain, chance } = rowEstimate(assessment, id, row, cubes)
      if (gain > 0) expected.push(gain * chance * reach)
    }
  }
  expected.sort((one, other) => other - one)
  let sum = 0
  for (let place = 0; place < ROWS_EXPECTED && place < expected.length; place++) {
    sum += (expected[place] as number) * share(turns, place)
  }
  return sum
}

/** What it is worth to complete a mission at once: the best that can be done, above what is expected of it later. */
export function completeNowGain(assessment: Assessment): number {
  const { table, seat, turns } = assessment
  const near = explorerAndTents(table, seat)
  const cubes = bestCubes(assessment)
  let best = 0
  for (const { id, room } of layoutOf(table).missionSpaces) {
    if (table.zone(openMission(id)).length === 0 || !near.includes(room)) continue
    for (let row = 0; row < 3; row++) {
      const { gain, chance } = rowEstimate(assessment, id, row, cubes)
      best = Math.max(best, gain * chance * chance)
    }
  }
  return (1 - share(turns, 0)) * best
}
