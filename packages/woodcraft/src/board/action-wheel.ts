import type { Effect } from '@nora/effects'
import { because, type Flow, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import { type Action, actions, quadrants, SLOTS } from '../content/names.ts'
import { playerOf, type Turn, type Wheel, type WoodcraftTable } from '../state.ts'

const QUADRANTS = quadrants.length

/** Where the saw has windows: nothing shows in the two quadrants nearest to its arrow. */
const FIRST_WINDOW = 2

/** Czech rulebook, Příprava hry: all tiles in one quadrant under the arc tile, the arrow at the end of the next one. */
export function openingWheel(quadrant: number): Wheel {
  return {
    tiles: actions.map((_, slot) => quadrant * SLOTS + slot),
    lead: (quadrant + 1) % QUADRANTS,
    arc: quadrant,
  }
}

export function quadrantOf({ tiles }: Wheel, tile: number): number {
  return ((tiles[tile] as number) / SLOTS) | 0
}

/** How many quadrants this one lies behind the arrow. */
export function offsetOf({ lead }: Wheel, quadrant: number): number {
  return (lead - quadrant + QUADRANTS) % QUADRANTS
}

function isEmpty(wheel: Wheel, quadrant: number): boolean {
  return wheel.tiles.every((_, tile) => quadrantOf(wheel, tile) !== quadrant)
}

/** Czech rulebook, Shrnutí: no tile crosses the arrow unless the quadrant beyond it is empty. */
export function isBlocked(wheel: Wheel, tile: number): boolean {
  const quadrant = quadrantOf(wheel, tile)
  return quadrant === wheel.lead && !isEmpty(wheel, (quadrant + 1) % QUADRANTS)
}

export function whyNotMovable(wheel: Wheel, tile: number): Reason | undefined {
  return isBlocked(wheel, tile) ? because('tileBlocked') : undefined
}

/** What a tile that moves brings about on the wheel itself. */
interface Turned {
  /** The saw has turned, its arrow along with it. */
  readonly saw: boolean
  /** The arc tile has left the game: the last tile is out of its quadrant. */
  readonly arc: boolean
}

/** A tile goes one quadrant on, to its far end or as far as the first tile it meets; past the arrow the saw turns. */
export function advanceTile(wheel: Wheel, tile: number): Turned {
  const from = quadrantOf(wheel, tile)
  const target = (from + 1) % QUADRANTS
  let slot = SLOTS - 1
  wheel.tiles.forEach((place, other) => {
    if (quadrantOf(wheel, other) === target) slot = Math.min(slot, (place % SLOTS) - 1)
  })
  wheel.tiles[tile] = target * SLOTS + slot
  const saw = from === wheel.lead
  if (saw) wheel.lead = target
  const arc = wheel.arc !== null && isEmpty(wheel, wheel.arc)
  if (arc) wheel.arc = null
  return { saw, arc }
}

export function tellTurned(table: WoodcraftTable, { saw, arc }: Turned): void {
  if (saw) table.tell?.({ type: 'sawTurns', lead: table.state.wheel.lead })
  if (arc) table.tell?.({ type: 'arcGone' })
}

/** The tile furthest behind: of the largest offset, then of the lowest slot. */
export function rearmost(wheel: Wheel): number {
  let found = 0
  for (let tile = 1; tile < wheel.tiles.length; tile++) {
    const behind = offsetOf(wheel, quadrantOf(wheel, tile)) - offsetOf(wheel, quadrantOf(wheel, found))
    const lower = ((wheel.tiles[found] as number) % SLOTS) - ((wheel.tiles[tile] as number) % SLOTS)
    if (behind > 0 || (behind === 0 && lower > 0)) found = tile
  }
  return found
}

/** What the saw shows in its window over a quadrant; nothing in the two nearest to its arrow. */
export function windowOf({ content, state }: WoodcraftTable, quadrant: number): Effect | undefined {
  const offset = offsetOf(state.wheel, quadrant)
  return offset >= FIRST_WINDOW ? content.windows[quadrant * 2 + offset - FIRST_WINDOW] : undefined
}

/** What a tile brings to whoever moves it: the bonus of its slot, then that of the window. */
export function bonusesOf(table: WoodcraftTable, tile: number): readonly Effect[] {
  const { wheel } = table.state
  const quadrant = quadrantOf(wheel, tile)
  // The arc tile hides the ring, not the saw.
  const ring = wheel.arc === quadrant ? undefined : table.content.ring[wheel.tiles[tile] as number]
  return [ring, windowOf(table, quadrant)].filter((bonus) => bonus !== undefined && bonus !== null)
}

/** Czech rulebook, Přehled nabídky akcí: the bonuses of the place that the tile leaves are taken at once. */
export function* moveTile(table: WoodcraftTable, seat: Seat, action: Action): Flow {
  const { wheel } = table.state
  const tile = actions.indexOf(action)
  const place = wheel.tiles[tile] as number
  const bonuses = bonusesOf(table, tile)
  const turn = table.state.turn as Turn
  const before = playerOf(table, seat).lanterns
  const turned = advanceTile(wheel, tile)
  turn.moved = action
  table.tell?.({ type: 'moveTile', seat, action, from: place, to: wheel.tiles[tile] as number })
  tellTurned(table, turned)
  for (const bonus of bonuses) yield* resolve(table, seat, { road: 'wheel' }, bonus)
  turn.freshLanterns = Math.max(0, playerOf(table, seat).lanterns - before)
  yield* react(table, seat, { on: 'moveTile', action })
}
