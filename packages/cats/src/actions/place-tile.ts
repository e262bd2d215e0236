import { ask, type Flow, type Item, type Json, type Kind, type Seat } from '@nora/kernel'
import { type LaidTile, layTile, type Shapes, targetBoatOf } from '../boat/boat.ts'
import type { Placement } from '../boat/placement.ts'
import { Placements } from '../boat/placements.ts'
import { whyNotThere } from '../boat/why-not.ts'
import type { Colour } from '../content/colours.ts'
import { planOf, shapeOf, tileOf } from '../content/content.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { boatOf } from '../zones.ts'

/** How a tile is laid on one's own ship. Only tiles that fit somewhere are ever taken, so there is always a way. */
export const placeKind: Kind<CatsTable, { readonly tile: Item }, Placement> = {
  name: 'place',
  space: (table, seat, { tile }) => placements(table, seat, tileOf(table.content, tile).shape),
  why: (table, seat, { tile }, choice: Json) => {
    const { boat, anywhere } = playerOf(table, seat)
    const { content } = table
    const shape = shapeOf(content, tileOf(content, tile).shape)
    return whyNotThere(planOf(content, boat.plan), boat, shape, choice, shapesOf(table), anywhere)
  },
}

/** Isle of Cats rulebook, Placing tiles: a tile that cannot be laid may not be taken at all. */
export function fits(table: CatsTable, seat: Seat, shape: string): boolean {
  return placements(table, seat, shape).count(1) > 0
}

export function* askPlacement(table: CatsTable, seat: Seat, tile: Item): Flow<Placement> {
  return yield* ask(table, seat, placeKind, { tile })
}

/** The tile leaves its zone and lies on the ship. It uses up the leave to lie apart from the others. */
export function lay(
  table: CatsTable,
  seat: Seat,
  from: string,
  tile: Item,
  at: Placement,
  colour: Colour | null,
): LaidTile {
  const player = playerOf(table, seat)
  const laid: LaidTile = { tile, shape: tileOf(table.content, tile).shape, colour, at }
  table.move(tile, from, boatOf(seat))
  layTile(player.boat, laid, shapesOf(table))
  table.tell?.({ type: 'placed', seat, items: [tile], at, colour })
  if (player.anywhere) table.tell?.({ type: 'anywhereUsed', seat })
  player.anywhere = false
  return laid
}

export function shapesOf({ content }: CatsTable): Shapes {
  return (id) => shapeOf(content, id)
}

function placements(table: CatsTable, seat: Seat, shape: string): Placements {
  const { boat, anywhere } = playerOf(table, seat)
  return new Placements(shapeOf(table.content, shape), targetBoatOf(planOf(table.content, boat.plan), boat, anywhere))
}
