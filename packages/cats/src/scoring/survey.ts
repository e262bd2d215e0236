import type { Boat, Shapes } from '../boat/boat.ts'
import { type Cells, COLUMNS, countCells, countShared, hasCell, holdsAll, isApart, ROWS } from '../boat/grid.ts'
import { footprint } from '../boat/placement.ts'
import { mapsOutside, type Plan } from '../boat/plan.ts'
import type { TileKind } from '../boat/shape.ts'
import type { Colour } from '../content/colours.ts'
import type { Area } from '../language/lesson.ts'
import { type Family, familiesAmong } from './families.ts'

/** A cat on the ship, an oshax among them, and what it touches by a side. */
export interface SurveyedCat {
  readonly colour: Colour
  readonly oshax: boolean
  readonly atEdge: boolean
  atTreasure: boolean
  atVisibleRat: boolean
  /** Beside no cat of its own colour. */
  lonely: boolean
}

export interface SurveyedTreasure {
  readonly rare: boolean
  /** The colours of the cats beside it. */
  readonly besideColours: Set<Colour>
}

/** Everything about a ship that anything scores: made once, read by every lesson. */
export interface Survey {
  readonly cats: readonly SurveyedCat[]
  readonly treasures: readonly SurveyedTreasure[]
  /** The largest first. */
  readonly families: readonly Family[]
  readonly visibleRats: number
  readonly visibleMaps: readonly Colour[]
  readonly sections: number
  readonly fullSections: number
  isFull(area: Area): boolean
  isEmpty(area: Area): boolean
}

export function surveyBoat(plan: Plan, boat: Boat, shapes: Shapes): Survey {
  const tiles = boat.tiles.map(({ shape, colour, at }) => {
    const { kind } = shapes(shape)
    return { kind, colour, cells: footprint(shapes(shape), at) }
  })
  const cats = tiles.map(({ kind, colour, cells }) =>
    colour === null ? undefined : meetCat(plan, kind, colour, cells),
  )
  const treasures = tiles.map(({ kind, colour }) =>
    colour === null ? { rare: kind === 'rare', besideColours: new Set<Colour>() } : undefined,
  )
  const friends: [number, number][] = []
  const owners = ownersOf(tiles.map(({ cells }) => cells))

  const meet = (here: number, there: number): void => {
    const cat = cats[here]
    if (!cat) return
    const other = cats[there]
    if (!other) {
      cat.atTreasure = true
      treasures[there]?.besideColours.add(cat.colour)
    } else if (other.colour === cat.colour) {
      cat.lonely = false
      friends.push([here, there])
    }
  }
  forEachSide((from, to) => {
    const here = owners[from] as number
    const there = owners[to] as number
    if (here === there) return
    if (here === NOBODY || there === NOBODY) {
      const bare = here === NOBODY ? from : to
      const cat = cats[here === NOBODY ? there : here]
      if (cat && hasCell(plan.rats, Math.floor(bare / COLUMNS), bare % COLUMNS)) cat.atVisibleRat = true
      return
    }
    meet(here, there)
    meet(there, here)
  })

  const areas = (area: Area): Cells =>
    area === 'edge' ? plan.edge : area === 'middleRow' ? plan.middleRow : (plan.sections.get(area) as Cells)
  const sections = [...plan.sections.values()]
  return {
    cats: cats.filter((cat) => cat !== undefined),
    treasures: treasures.filter((treasure) => treasure !== undefined),
    families: familiesAmong(cats, friends),
    visibleRats: countCells(plan.rats) - countShared(plan.rats, boat.covered),
    visibleMaps: mapsOutside(plan, boat.covered),
    sections: sections.length,
    fullSections: sections.filter((section) => holdsAll(boat.covered, section)).length,
    isFull: (area) => holdsAll(boat.covered, areas(area)),
    isEmpty: (area) => isApart(boat.covered, areas(area)),
  }
}

function meetCat(plan: Plan, kind: TileKind, colour: Colour, cells: Cells): SurveyedCat {
  return {
    colour,
    oshax: kind === 'oshax',
    atEdge: !isApart(cells, plan.edge),
    atTreasure: false,
    atVisibleRat: false,
    lonely: true,
  }
}

const NOBODY = -1

/** Which tile lies on each cell of the grid. */
function ownersOf(tiles: readonly Cells[]): Int16Array {
  const owners = new Int16Array(ROWS * COLUMNS).fill(NOBODY)
  tiles.forEach((cells, tile) => {
    for (let row = 0; row < ROWS; row++)
      for (let bits = cells[row] as number; bits !== 0; bits &= bits - 1)
        owners[row * COLUMNS + 31 - Math.clz32(bits & -bits)] = tile
  })
  return owners
}

/** Every pair of cells that share a side, each once. */
function forEachSide(visit: (from: number, to: number) => void): void {
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column
      if (column + 1 < COLUMNS) visit(cell, cell + 1)
      if (row + 1 < ROWS) visit(cell, cell + COLUMNS)
    }
  }
}
