import { type Boat, emptyBoat, layTile } from '../boat/boat.ts'
import { type Cell, cellsFrom, hasCell, isApart } from '../boat/grid.ts'
import { type Placement, placementOf } from '../boat/placement.ts'
import type { Plan } from '../boat/plan.ts'
import { isColour } from '../content/colours.ts'
import { type Content, shapeOf } from '../content/content.ts'
import type { Case, CaseTile } from './case.ts'
import type { CaseProblem } from './case-problem.ts'

/** Lays the tiles of a case on its ship; every problem names the tile by its place in the list and by its shape. */
export function boatOf(content: Content, plan: Plan, { tiles, assume }: Case): { boat: Boat; problems: CaseProblem[] } {
  const boat = emptyBoat(plan.id)
  const placed = tiles.map((tile) => placementIn(content, tile))
  const problems = tiles.flatMap((tile, index) => [
    ...checkTile(content, plan, tile, placed[index]).map((reason) => ({ tile: index, shape: tile.shape, reason })),
    ...overlapsBefore(tiles, index),
  ])
  if (problems.length > 0) return { boat, problems }
  tiles.forEach(({ shape, colour }, index) => {
    const laid = {
      tile: String(index),
      shape,
      colour: isColour(colour) ? colour : null,
      at: placed[index] as Placement,
    }
    layTile(boat, laid, (id) => shapeOf(content, id))
  })
  return { boat, problems: looseTiles(tiles, assume.looseTiles) }
}

function placementIn(content: Content, { kind, shape, cells }: CaseTile): Placement | undefined {
  const known = content.shapes.get(shape)
  return known?.kind === kind ? placementOf(known, cells) : undefined
}

function checkTile(
  content: Content,
  plan: Plan,
  tile: CaseTile,
  placed: Placement | undefined,
): CaseProblem['reason'][] {
  const { kind, shape, colour, cells } = tile
  const reasons: CaseProblem['reason'][] = []
  const isCat = kind === 'cat' || kind === 'oshax'
  if (isCat ? !isColour(colour) : colour !== null) reasons.push('unknownColour')
  if (content.shapes.get(shape)?.kind !== kind) reasons.push('unknownShape')
  else if (!placed) reasons.push('notThatShape')
  if (!cells.every((cell) => hasCell(plan.ship, ...cell))) reasons.push('outsideShip')
  return reasons
}

/** The first earlier tile that is in the way of this one. */
function overlapsBefore(tiles: readonly CaseTile[], index: number): CaseProblem[] {
  const { shape, cells } = tiles[index] as CaseTile
  const own = cellsFrom(cells)
  const other = tiles.slice(0, index).findIndex((earlier) => !isApart(cellsFrom(earlier.cells), own))
  return other < 0 ? [] : [{ tile: index, shape, reason: 'overlaps', otherTile: other }]
}

/**
 * Isle of Cats rulebook, Placing tiles: each tile beside another one. In what order they were laid is not known, so all
 * of them must hang together; each tile that was laid apart may have begun one more group.
 */
function looseTiles(tiles: readonly CaseTile[], allowed: number): CaseProblem[] {
  const groups: number[][] = []
  const left = new Set(tiles.keys())
  for (const first of tiles.keys()) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group) {
      for (const other of left) {
        if (!areBeside((tiles[member] as CaseTile).cells, (tiles[other] as CaseTile).cells)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups.slice(1 + allowed).map(([first]) => {
    const tile = first as number
    return { tile, shape: (tiles[tile] as CaseTile).shape, reason: 'unconnected' }
  })
}

function areBeside(cells: readonly Cell[], others: readonly Cell[]): boolean {
  return cells.some(([row, column]) =>
    others.some(([otherRow, otherColumn]) => Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1),
  )
}
