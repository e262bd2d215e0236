import type { TileKind } from '../boat/shape.ts'
import { type Colour, colours } from './colours.ts'
import type { ShapeRecord } from './schema.ts'

/** One tile of the box. */
export interface Tile {
  readonly id: string
  readonly kind: TileKind
  readonly shape: string
  /** Of a cat; an oshax gets its colour when it is laid, a treasure has none. */
  readonly colour: Colour | null
}

/** Every tile: a cat shape once in each colour (`blue-16`), each oshax, and the copies of each treasure (`rare-T4-2`). */
export function tilesOf(shapes: readonly ShapeRecord[]): Tile[] {
  return shapes.flatMap(({ id, kind, copies }): Tile[] => {
    if (kind === 'oshax') return [{ id, kind, shape: id, colour: null }]
    if (kind === 'cat') {
      const number = id.slice('cat-'.length)
      return colours.map((colour) => ({ id: `${colour}-${number}`, kind, shape: id, colour }))
    }
    return Array.from({ length: copies }, (_, copy) => ({ id: `${id}-${copy + 1}`, kind, shape: id, colour: null }))
  })
}
