import { because, type Json, type Reason, type Seat } from '@nora/kernel'
import type { WheelSpace } from '../content/content.ts'
import type { MainAction } from '../content/names.ts'
import { layoutOf, type Owner, playerOf, type WistarTable } from '../state.ts'
import { HUT } from './alchemists-hut.ts'

/** Czech rulebook, Akce na disku: one leader on a space, and never two of one player in one segment. */
export function whyNoLeader(table: WistarTable, owner: Owner, { id, segment }: WheelSpace): Reason | undefined {
  const { leaders } = table.state
  if (leaders[id] !== undefined) return because('spaceTaken')
  return hasLeaderIn(table, owner, segment) ? because('leaderInSegment') : undefined
}

export function hasLeaderIn(table: WistarTable, owner: Owner, segment: string): boolean {
  const spaces = layoutOf(table).spacesOf.get(segment) ?? []
  return spaces.some(({ id }) => table.state.leaders[id] === owner)
}

/** Where a leader can be placed. */
export function spacesFor(table: WistarTable, owner: Owner): string[] {
  const found = [HUT]
  const { leaders } = table.state
  for (const spaces of layoutOf(table).spacesOf.values()) {
    if (spaces.some(({ id }) => leaders[id] === owner)) continue
    for (const { id } of spaces) if (leaders[id] === undefined) found.push(id)
  }
  return found
}

export function whyNotPlace(table: WistarTable, seat: Seat, choice: Json): Reason | undefined {
  const space = typeof choice === 'string' ? layoutOf(table).spaces.get(choice) : undefined
  return space && whyNoLeader(table, seat, space)
}

/** The main action outside the wheel at a segment. */
export function actionAt({ state, content }: WistarTable, segment: string): MainAction {
  return content.actions[state.wheel.indexOf(segment)] as MainAction
}

/** A leader goes on a space of the wheel. */
export function placeLeader(table: WistarTable, seat: Seat, id: string): WheelSpace {
  const space = layoutOf(table).spaces.get(id) as WheelSpace
  playerOf(table, seat).leaders--
  table.state.leaders[id] = seat
  table.tell?.({ type: 'leaderPlaced', seat, space: id, action: actionAt(table, space.segment) })
  return space
}
