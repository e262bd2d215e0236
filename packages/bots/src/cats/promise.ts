import { type CatsTable, OSHAXES, type Placement, shapeOf, tileOf } from '@nora/cats'
import { type Decision, each, type Item, type Seat, type Space } from '@nora/kernel'
import { groundFor } from './ground.ts'
import { bestGain, bestGainOfShape, gainOf } from './placing.ts'

/** What a tile that is about to be laid will gain: until it lies, the ship does not show it. */
export function promise(table: CatsTable, seat: Seat, { kind, args }: Decision, space: Space): number {
  switch (kind) {
    case 'place':
      return bestGain(table, seat, groundFor(table, seat), (args as { tile: Item }).tile) ?? 0
    case 'colour':
      return colourPromise(table, seat, args as object)
    case 'oshax': {
      const ground = groundFor(table, seat)
      return most(table.zone(OSHAXES).map((tile) => bestGain(table, seat, ground, tile) ?? 0))
    }
    case 'treasure':
    case 'mapBonus': {
      const ground = groundFor(table, seat)
      const shapes = ([...each(space)] as string[]).filter((shape) => table.content.shapes.has(shape))
      return most(shapes.map((shape) => bestGainOfShape(table, seat, ground, shape) ?? 0))
    }
    default:
      return 0
  }
}

function colourPromise(table: CatsTable, seat: Seat, args: object): number {
  if (!('tile' in args)) return 0
  const { tile, at } = args as { tile: Item; at: Placement }
  return gainOf(groundFor(table, seat), shapeOf(table.content, tileOf(table.content, tile).shape), at, -1)
}

function most(gains: readonly number[]): number {
  return Math.max(0, ...gains)
}
