import type { Flow, Item, Seat } from '@nora/kernel'
import { askPlacement, fits, lay } from '../actions/place-tile.ts'
import { shapeOf, tileOf } from '../content/content.ts'
import type { TreasureOption } from '../language/effect.ts'
import type { CatsTable } from '../state.ts'
import { COMMON, RARE } from '../zones.ts'

/** What may be taken: any common treasure, only small ones (one or two squares), or a rare one. */
export type Take = TreasureOption['take']

/** Isle of Cats rulebook, Explanations of cards: a small treasure is a common one of one or two squares. */
const LARGEST_SMALL = 2

/** The shapes of a kind of treasure that lie on the table, each once, in the order they lie there. */
export function shapesOnTable(table: CatsTable, take: Take): string[] {
  const { content } = table
  const shapes: string[] = []
  for (const tile of table.zone(take === 'rare' ? RARE : COMMON)) {
    const { shape } = tileOf(content, tile)
    if (!shapes.includes(shape) && isWanted(table, take, shape)) shapes.push(shape)
  }
  return shapes
}

/** Whether a treasure of this shape is of the wanted kind, on the table or not. */
export function isWanted({ content }: CatsTable, take: Take, shape: string): boolean {
  const { kind, size } = shapeOf(content, shape)
  return take === 'small' ? kind === 'common' && size <= LARGEST_SMALL : kind === take
}

/** Whether any treasure of this kind could be taken and laid. */
export function treasureFits(table: CatsTable, seat: Seat, take: Take): boolean {
  return shapesOnTable(table, take).some((shape) => fits(table, seat, shape))
}

/** Takes a treasure of this shape from the table and lays it on the ship. It has no colour, so it finds no map. */
export function* takeTreasure(table: CatsTable, seat: Seat, shape: string): Flow {
  const from = zoneOfShape(table, shape)
  const tile = topTreasure(table, shape) as Item
  const at = yield* askPlacement(table, seat, tile)
  table.tell?.({ type: 'treasureTaken', seat, items: [tile] })
  lay(table, seat, from, tile, at, null)
}

/**
 * The topmost treasure of this shape on the table. Taking that one, columns of equal rare treasures keep their places
 * in the row, which the Sister counts.
 */
export function topTreasure(table: CatsTable, shape: string): Item | undefined {
  return table.zone(zoneOfShape(table, shape)).findLast((tile) => tileOf(table.content, tile).shape === shape)
}

function zoneOfShape({ content }: CatsTable, shape: string): string {
  return shapeOf(content, shape).kind === 'rare' ? RARE : COMMON
}
