import { ask, type Flow, type Item, type Kind, lazy, type Seat } from '@nora/kernel'
import type { Mission } from '../content/schema.ts'
import { everyRoom, explorerAndTents, hiddenMissions } from '../farm/farm.ts'
import { editionOf, type WistarTable } from '../state.ts'
import { hiddenMission, openMission } from '../zones.ts'
import { react } from './permanent-effects.ts'

const NONE = 'none'

/** The mission that lies face up on a space. */
export function missionAt(table: WistarTable, space: string): Mission {
  return table.content.missions.get(table.zone(openMission(space))[0] as Item) as Mission
}

/** The row, counted from 0, that opens a lock. Czech rulebook: the row of that number; Polish rulebook: the row whose reward shows it. */
export function rowThatUnlocks(table: WistarTable, mission: Mission, lock: number): number {
  if (editionOf(table) === 'czech') return lock - 1
  const shown = mission.rows.findIndex(({ opens }, index) => (opens ?? index + 1) === lock)
  return shown < 0 ? lock - 1 : shown
}

type RevealArgs = { readonly where: 'near' | 'anywhere' }

/** Which mission an effect reveals. */
export const revealKind: Kind<WistarTable, RevealArgs, string> = {
  name: 'revealMission',
  declines: (choice) => choice === NONE,
  space: (table, seat, args) => lazy(() => [...missionsToReveal(table, seat, args), NONE]),
}

export function missionsToReveal(table: WistarTable, seat: Seat, { where }: RevealArgs): string[] {
  return hiddenMissions(table, where === 'near' ? explorerAndTents(table, seat) : everyRoom(table))
}

export function* revealSomeMission(table: WistarTable, seat: Seat, args: RevealArgs): Flow {
  const space = yield* ask(table, seat, revealKind, args)
  if (space !== NONE) yield* revealMission(table, seat, space)
}

/** Czech rulebook, Odhalení karty úkolu: it stays face up, and whoever turned it over gets its bonus. */
export function* revealMission(table: WistarTable, seat: Seat, space: string): Flow {
  const card = table.zone(hiddenMission(space))[0] as Item
  table.move(card, hiddenMission(space), openMission(space))
  table.tell?.({ type: 'missionRevealed', seat, items: [card], space })
  yield* table.content.language.at(table, seat, card).run(missionAt(table, space).reveal)
  yield* react(table, seat, { on: 'revealMission' })
}
