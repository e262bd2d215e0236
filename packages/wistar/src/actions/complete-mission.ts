import { ask, because, type Flow, isRecord, type Json, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { missionAt, rowThatUnlocks } from '../cards/missions.ts'
import { react, sumOf } from '../cards/permanent-effects.ts'
import { duesOf, type Help, whyNotMet } from '../cards/requirements.ts'
import type { AbilityId, Area } from '../content/names.ts'
import type { Mission } from '../content/schema.ts'
import { everyRoom, explorerAndTents, hiddenMissions } from '../farm/farm.ts'
import { abilitiesFor, cubeKind, freeCube, whyNoCube } from '../player-board/abilities.ts'
import { layoutOf, type WistarTable } from '../state.ts'
import { openMission } from '../zones.ts'

const SKIP = 'skip'

/** On which terms a mission is completed. */
export type MissionTerms = { readonly ignoreSkills?: number; readonly area?: Area }

/** A row, counted from 1, of the mission on a space. */
export type MissionRow = { readonly mission: string; readonly row: number }

export const missionKind: Kind<WistarTable, MissionTerms, MissionRow | typeof SKIP> = {
  name: 'completeMission',
  declines: (choice) => choice === SKIP,
  space: (table, seat, terms) => lazy(() => [...possibleRows(table, seat, terms), SKIP]),
  sought: (table) => [
    ...hiddenMissions(table, everyRoom(table)).map((mission) => ({ mission, row: 1 })),
    ...openRows(
      table,
      layoutOf(table).missionSpaces.map(({ id }) => id),
    ),
  ],
  why: (table, seat, terms, choice) => {
    const row = rowOf(table, choice)
    return row && whyNotRow(table, seat, row, terms)
  },
}

function possibleRows(table: WistarTable, seat: Seat, terms: MissionTerms): MissionRow[] {
  const { missionsIn } = layoutOf(table)
  const spaces = explorerAndTents(table, seat).flatMap((room) => missionsIn.get(room) ?? [])
  return openRows(table, spaces).filter((row) => !whyNotRow(table, seat, row, terms))
}

function openRows(table: WistarTable, spaces: readonly string[]): MissionRow[] {
  const rows: MissionRow[] = []
  for (const mission of spaces) {
    if (table.zone(openMission(mission)).length > 0) for (let row = 1; row <= 3; row++) rows.push({ mission, row })
  }
  return rows
}

/** Whether a choice names a row of a mission that lies face up. */
function rowOf(table: WistarTable, choice: Json): MissionRow | undefined {
  if (!isRecord(choice) || typeof choice.mission !== 'string' || typeof choice.row !== 'number') return undefined
  const space = layoutOf(table).missionSpaces.find(({ id }) => id === choice.mission)
  const isRow = [1, 2, 3].includes(choice.row)
  return space && isRow ? { mission: space.id, row: choice.row } : undefined
}

/** Why no mission can be completed; nothing if one can. */
export function whyNoMission(table: WistarTable, seat: Seat, terms: MissionTerms): Reason | undefined {
  const { missionsIn } = layoutOf(table)
  let first: Reason | undefined
  for (const room of explorerAndTents(table, seat)) {
    for (const row of openRows(table, missionsIn.get(room) ?? [])) {
      const reason = whyNotRow(table, seat, row, terms)
      if (!reason) return undefined
      first ??= reason
    }
  }
  return first ?? because('noMissionHere')
}

/** Czech rulebook, Plnění úkolů. */
function whyNotRow(
  table: WistarTable,
  seat: Seat,
  { mission: space, row }: MissionRow,
  terms: MissionTerms,
): Reason | undefined {
  const place = layoutOf(table).missionSpaces.find(({ id }) => id === space)
  if (!place) return because('noMissionHere')
  if (table.zone(openMission(space)).length === 0) return because('missionHidden')
  if (!explorerAndTents(table, seat).includes(place.room)) return because('notInThisRoom', { room: place.room })
  const mission = missionAt(table, space)
  if (terms.area && mission.area !== terms.area) return because('otherSort', { sort: terms.area })
  const taken = table.state.rows[space] as (number | null)[]
  if (taken[row - 1] !== null) return because('rowTaken')
  const { lock, requires } = mission.rows[row - 1] as Mission['rows'][number]
  if (lock !== undefined && taken[rowThatUnlocks(table, mission, lock)] === null) return because('rowLocked', { lock })
  const help = helpFor(table, seat, terms)
  const cubes = abilitiesFor(table, seat, mission.area)
  if (cubes.length === 0) return whyNoCube(mission.area)
  // The cheapest cube decides; which one to take is asked later.
  const fee = Math.min(...cubes.map((ability) => feeOf(table, ability)))
  return whyNotMet(table, seat, withFee(requires, fee), help)
}

function helpFor(table: WistarTable, seat: Seat, { ignoreSkills = 0 }: MissionTerms): Help {
  return {
    ignoreSkills: ignoreSkills + sumOf(table, seat, 'ignoreSkill', (rule) => rule.for !== 'inventions'),
    off: [],
  }
}

function feeOf({ content }: WistarTable, ability: AbilityId): number {
  return content.abilities.get(ability)?.fee ?? 0
}

function withFee(requires: Mission['rows'][number]['requires'], fee: number): Mission['rows'][number]['requires'] {
  return fee > 0 ? { ...requires, item: (requires.item ?? 0) + fee } : requires
}

/** The abilities whose cube can pay for the row: the fee of its space is due together with what the row asks for. */
export function cubesFor(
  table: WistarTable,
  seat: Seat,
  { mission: space, row }: MissionRow,
  terms: MissionTerms,
): AbilityId[] {
  const mission = missionAt(table, space)
  const { requires } = mission.rows[row - 1] as Mission['rows'][number]
  const help = helpFor(table, seat, terms)
  return abilitiesFor(table, seat, mission.area).filter(
    (ability) => !whyNotMet(table, seat, withFee(requires, feeOf(table, ability)), help),
  )
}

/** The player may complete one row: requirements, cube, ability, reward. */
export function* completeMission(table: WistarTable, seat: Seat, terms: MissionTerms): Flow {
  const chosen = yield* ask(table, seat, missionKind, terms)
  if (chosen === SKIP) return
  const { mission: space, row } = chosen
  const mission = missionAt(table, space)
  const { requires, reward } = mission.rows[row - 1] as Mission['rows'][number]
  const possible = cubesFor(table, seat, chosen, terms)
  const ability = (yield* ask(table, seat, cubeKind, { of: possible })) as AbilityId
  const dues = duesOf(table, seat, withFee(requires, feeOf(table, ability)), helpFor(table, seat, terms))
  yield* table.content.language.at(table, seat, mission.id).pay(dues)
  const rows = table.state.rows[space] as (number | null)[]
  rows[row - 1] = seat
  table.tell?.({ type: 'missionCompleted', seat, mission: mission.id, space, row, ability })
  yield* freeCube(table, seat, ability, `${space}/${row}`)
  yield* table.content.language.at(table, seat, mission.id).run(reward)
  yield* react(table, seat, { on: 'completeMission', area: mission.area })
}
