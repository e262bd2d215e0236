import { type Colour, colours } from '../content/colours.ts'
import { type Cell, type Cells, COLUMNS, cellsFrom, hasCell, noCells, ROWS } from './grid.ts'

/** A ship as it is printed: what lies where, as sets of cells. */
export interface Plan {
  readonly id: string
  /** Every cell of the ship. */
  readonly ship: Cells
  /** The cells with at least one side on the outer line of the ship. */
  readonly edge: Cells
  readonly middleRow: Cells
  readonly rats: Cells
  /** The map of each colour, one cell each. */
  readonly maps: Readonly<Record<Colour, Cell>>
  /** By name of the section. */
  readonly sections: ReadonlyMap<string, Cells>
}

export interface Drawing {
  readonly rats: readonly Cell[]
  readonly maps: Readonly<Record<Colour, Cell>>
}

export function makePlan(id: string, sections: ReadonlyMap<string, readonly Cell[]>, drawing: Drawing): Plan {
  const ship = cellsFrom([...sections.values()].flat())
  return {
    id,
    ship,
    edge: edgeOf(ship),
    middleRow: ship.map((bits, row) => (row === (ROWS - 1) / 2 ? bits : 0)),
    rats: cellsFrom(drawing.rats),
    maps: drawing.maps,
    sections: new Map([...sections].map(([name, cells]) => [name, cellsFrom(cells)])),
  }
}

/** The colours whose map is not among these cells. */
export function mapsOutside(plan: Plan, cells: Cells): Colour[] {
  return colours.filter((colour) => !hasCell(cells, ...plan.maps[colour]))
}

/** Isle of Cats rulebook, Edge of the ship: the line around the grid, so a corner that meets it only by a point is no edge. */
function edgeOf(ship: Cells): Cells {
  const edge = noCells()
  for (let row = 0; row < ROWS; row++) {
    const here = ship[row] as number
    const inside = (here << 1) & (here >>> 1) & (ship[row - 1] ?? 0) & (ship[row + 1] ?? 0)
    edge[row] = here & ~inside & ((1 << COLUMNS) - 1)
  }
  return edge
}
