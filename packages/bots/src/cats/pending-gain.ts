import { type CatsTable, OSHAXES, type Placement, shapeOf, tileOf } from '@nora/cats'
import { type Decision, each, type Item, type Seat, type Space } from '@nora/kernel'
import { cellValuesFor } from './ship/cell-values.ts'
import { bestGain, bestGainOfShape, gainOf } from './ship/placing.ts'

/** What a tile that is about to be laid will gain: until it lies, the ship does not show it. */
export function pendingGain(table: CatsTable, seat: Seat, { kind, args }: Decision, space: Space): number {
  switch (kind) {
    case 'place':
      return bestGain(table, seat, cellValuesFor(table, seat), (args as { tile: Item }).tile) ?? 0
    case 'colour':
      return pendingColourGain(table, seat, args as object)
    case 'oshax': {
      const values = cellValuesFor(table, seat)
      return most(table.zone(OSHAXES).map((tile) => bestGain(table, seat, values, tile) ?? 0))
    }
    case 'treasure':
    case 'mapBonus': {
      const values = cellValuesFor(table, seat)
      const shapes = ([...each(space)] as string[]).filter((shape) => table.content.shapes.has(shape))
      return most(shapes.map((shape) => bestGainOfShape(table, seat, values, shape) ?? 0))
    }
    default:
      return 0
  }
}

function pendingColourGain(table: CatsTable, seat: Seat, args: object): number {
  if (!('tile' in args)) return 0
  const { tile, at } = args as { tile: Item; at: Placement }
  return gainOf(cellValuesFor(table, seat), shapeOf(table.content, tileOf(table.content, tile).shape), at, -1)
}

function most(gains: readonly number[]): number {
  return Math.max(0, ...gains)
}
