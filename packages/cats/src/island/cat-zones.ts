import { ask, type Flow, type Item, type Kind, listed, type Seat } from '@nora/kernel'
import { type CatsTable, isSolo } from '../state.ts'
import { type CatZone, LEFT, RIGHT } from '../zones.ts'

const zones = [LEFT, RIGHT] as const

/** The cats beside the island, from the left to the right. */
export function catsInZones(table: CatsTable): Item[] {
  return [...table.zone(LEFT), ...table.zone(RIGHT)]
}

export function zoneOfCat(table: CatsTable, cat: Item): CatZone | undefined {
  return zones.find((zone) => table.zone(zone).includes(cat))
}

export function otherZone(zone: CatZone): CatZone {
  return zone === LEFT ? RIGHT : LEFT
}

/** A zone; in a solo game also the position in the row, counted from 1 at the left end. */
type InZones = { readonly zone: CatZone; readonly position?: number }

/** Where in the zones a cat is put. */
export const zoneKind: Kind<CatsTable, { readonly tile: Item }, InZones> = {
  name: 'zone',
  space: (table, _seat, { tile }) => listed(isSolo(table) ? positions(table, tile) : zones.map((zone) => ({ zone }))),
}

/** A zone and the place in it, counted from 0; without one its end. */
interface PlaceInZone {
  readonly zone: CatZone
  readonly place: number | undefined
}

/** Asks where to put a cat, and gives the zone and the place in it. */
export function* askPlaceInZones(table: CatsTable, seat: Seat, tile: Item): Flow<PlaceInZone> {
  const { zone, position } = yield* ask(table, seat, zoneKind, { tile })
  if (position === undefined) return { zone, place: undefined }
  return { zone, place: position - 1 - (zone === LEFT ? 0 : others(table, LEFT, tile)) }
}

/** A card puts a cat into a zone, from the bag or from the other zone. */
export function putInZone(table: CatsTable, seat: Seat, cat: Item, from: string, { zone, place }: PlaceInZone): void {
  table.move(cat, from, zone, place)
  const position = isSolo(table) ? catsInZones(table).indexOf(cat) + 1 : 0
  table.tell?.({ type: 'catPut', seat, items: [cat], zone, position })
}

/** Isle of Cats rulebook, Explanations of cards: alone, a cat may be put at any position of the row. */
function positions(table: CatsTable, tile: Item): InZones[] {
  const left = others(table, LEFT, tile)
  const right = others(table, RIGHT, tile)
  return [...upTo(LEFT, 1, left + 1), ...upTo(RIGHT, left + 1, left + right + 1)]
}

function upTo(zone: CatZone, first: number, last: number): InZones[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ zone, position: first + index }))
}

/** The cats of a zone beside this one. */
function others(table: CatsTable, zone: CatZone, tile: Item): number {
  return table.zone(zone).filter((cat) => cat !== tile).length
}
