import { type AbilityId, abilities, explorerAndTents, HOME, layoutOf, openMission } from '@nora/wistar'
import { effectWorth } from './effects.ts'
import { abilityWorth, type Outlook } from './outlook.ts'
import { prospectOf } from './requirements.ts'

/** Abilities that do something at once, by what that usually brings. */
const atOnce: { readonly [ability in AbilityId]?: number } = {
  skillToken: 1.5,
  freeInvention: 4,
  anyMainAction: 2.5,
  hero: 4,
  porch: 1.2,
}

export function cubeWorth(outlook: Outlook, ability: AbilityId): number {
  return abilityWorth(outlook, ability) + (atOnce[ability] ?? 0) * Math.min(1, outlook.soon + 0.3)
}

/** What the cubes that left the board are worth, and the rows they were put on. */
export function doneWorth(outlook: Outlook): number {
  let sum = 0
  for (const ability of abilities) if (outlook.player.cubes[ability] !== HOME) sum += abilityWorth(outlook, ability)
  return sum
}

/** The points already scored by rows; they stand among the player's points. */
export function rowPoints({ table, seat }: Outlook): number {
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

/** What a row would bring beyond its cost, and how likely it is to be done. */
export function rowPromise(outlook: Outlook, space: string, row: number): { gain: number; chance: number } {
  const { table, player, roads } = outlook
  const mission = table.content.missions.get(table.zone(openMission(space))[0] as string)
  const { requires, reward, lock } = mission?.rows[row] ?? {}
  const taken = table.state.rows[space] as (number | null)[]
  if (!mission || !requires || !reward || taken[row] !== null) return { gain: 0, chance: 0 }
  let cube = 0
  for (const ability of abilities) {
    if (player.cubes[ability] !== HOME) continue
    const { colour } = table.content.abilities.get(ability) ?? {}
    if (mission.area === 'cellar' || colour === 'brown') cube = Math.max(cube, cubeWorth(outlook, ability))
  }
  if (cube === 0) return { gain: 0, chance: 0 }
  const { cost, chance } = prospectOf(outlook, requires)
  const locked = lock !== undefined && taken[lock - 1] === null
  return { gain: roads.missions * (effectWorth(reward) + cube) - cost, chance: locked ? 0.3 * chance : chance }
}

/** Rows a player may hope for at any time. */
const HOPES = 4

/** How sure the rows are to be done in the turns left, the best first. */
function share(turns: number, place: number): number {
  return Math.max(0, Math.min(0.8, (turns * 0.45 - place) / 4))
}

/** The rows that can be hoped for, near ones first of all. */
export function missionsWorth(outlook: Outlook): number {
  const { table, seat, turns } = outlook
  const near = explorerAndTents(table, seat)
  const promises: number[] = []
  for (const { id, room } of layoutOf(table).missionSpaces) {
    if (table.zone(openMission(id)).length === 0) continue
    const reach = near.includes(room) ? 1 : 0.45
    for (let row = 0; row < 3; row++) {
      const { gain, chance } = rowPromise(outlook, id, row)
      if (gain > 0) promises.push(gain * chance * reach)
    }
  }
  promises.sort((one, other) => other - one)
  let sum = 0
  for (let place = 0; place < HOPES && place < promises.length; place++) {
    sum += (promises[place] as number) * share(turns, place)
  }
  return sum
}

/** What it is worth to complete a mission at once: the best that can be done, above what it promises later. */
export function completeNow(outlook: Outlook): number {
  const { table, seat, turns } = outlook
  const near = explorerAndTents(table, seat)
  let best = 0
  for (const { id, room } of layoutOf(table).missionSpaces) {
    if (table.zone(openMission(id)).length === 0 || !near.includes(room)) continue
    for (let row = 0; row < 3; row++) {
      const { gain, chance } = rowPromise(outlook, id, row)
      best = Math.max(best, gain * chance * chance)
    }
  }
  return (1 - share(turns, 0)) * best
}
