import {
  type Boat,
  type CatsState,
  type CatsTable,
  type Cell,
  type Colour,
  colours,
  copyBoat,
  type Family,
  hasCell,
  layTile,
  type Placement,
  type Player,
  placementCells,
  planOf,
  shapeOf,
  surveyOf,
  tileOf,
} from '@nora/cats'
import { type Item, type Seat, type SheetLine, sheetChanges, Table } from '@nora/kernel'

/** What a cell under the tile has against it. */
export type Footing = 'free' | 'taken' | 'outside'

export interface FamilyChange {
  readonly colour: Colour
  /** Nothing where there was no family yet. */
  readonly from: number
  readonly to: number
}

/** What would be different if the tile were let go here. */
export interface Preview {
  readonly cells: readonly { readonly cell: Cell; readonly footing: Footing }[]
  /** The rest holds only for a place where the tile may lie. */
  readonly map: { readonly colour: Colour; readonly finds: boolean } | undefined
  /** Sections that would then be full. */
  readonly filled: readonly string[]
  readonly families: readonly FamilyChange[]
  /** The lines of the score sheet that would change, with the difference. */
  readonly lines: readonly SheetLine[]
  readonly points: number
  /** Of an oshax, the colour that these figures are reckoned with: the one that is worth most. */
  readonly as: Colour | undefined
}

/** Reckoned with the game's own rules, from what the seat sees. */
export function previewOf(table: CatsTable, seat: Seat, tile: Item, at: Placement, isLegal: boolean): Preview {
  const player = table.state.players[seat] as Player
  const { content } = table
  const plan = planOf(content, player.boat.plan)
  const { shape, colour, kind } = tileOf(content, tile)
  const cells = placementCells(shapeOf(content, shape), at).map((cell) => ({ cell, footing: footingOf(cell) }))
  const under = ([row, column]: Cell) => cells.some(({ cell }) => cell[0] === row && cell[1] === column)
  const nothing = { cells, map: undefined, filled: [], families: [], lines: [], points: 0, as: undefined }
  if (!isLegal) return nothing

  const before = sheetWith(table, seat, player.boat)
  const possible = kind === 'oshax' ? colours : [colour]
  const futures = possible.map((as) => {
    const boat = boatWith(table, player.boat, tile, at, as)
    const lines = sheetChanges(before, sheetWith(table, seat, boat))
    return { as, boat, lines, points: lines.reduce((sum, line) => sum + line.points, 0) }
  })
  const best = futures.reduce((one, other) => (other.points > one.points ? other : one))
  const mapColour = colours.find((one) => under(plan.maps[one]))
  const now = surveyOf(content, player.boat)
  const then = surveyOf(content, best.boat)
  return {
    cells,
    map: mapColour && { colour: mapColour, finds: mapColour === best.as },
    filled: [...plan.sections.keys()].filter((id) => {
      const area = id as Parameters<typeof now.isFull>[0]
      return !now.isFull(area) && then.isFull(area)
    }),
    families: familyChanges(now.families, then.families),
    lines: best.lines,
    points: best.points,
    as: kind === 'oshax' ? (best.as ?? undefined) : undefined,
  }

  function footingOf([row, column]: Cell): Footing {
    if (!hasCell(plan.ship, row, column)) return 'outside'
    return hasCell(player.boat.covered, row, column) ? 'taken' : 'free'
  }
}

function boatWith(table: CatsTable, boat: Boat, tile: Item, at: Placement, colour: Colour | null): Boat {
  const next = copyBoat(boat)
  const { shape } = tileOf(table.content, tile)
  layTile(next, { tile, shape, colour, at }, (id) => shapeOf(table.content, id))
  return next
}

function sheetWith(table: CatsTable, seat: Seat, boat: Boat): readonly SheetLine[] {
  const players = table.state.players.map((player, other) => (other === seat ? { ...player, boat } : player))
  const state: CatsState = { ...table.state, players }
  return table.variant.game.sheet(new Table(table.variant, state), seat)
}

/** Families that would be larger or new. One that swallows another is told as the larger one growing. */
function familyChanges(before: readonly Family[], after: readonly Family[]): FamilyChange[] {
  return after.flatMap(({ colour, size, tiles }) => {
    const same = before.some((family) => family.size === size && family.tiles.every((tile) => tiles.includes(tile)))
    if (same) return []
    const largest = before.find(
      (family) => family.colour === colour && family.tiles.every((tile) => tiles.includes(tile)),
    )
    return [{ colour, from: largest?.size ?? 0, to: size }]
  })
}
