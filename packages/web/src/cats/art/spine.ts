import { CELL, type Cell } from './outline.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** How a cat lies in its cells: from its head along its back to the end of its tail, and where its other limbs end. */
export interface Spine {
  readonly head: Spot
  /** The middle of each cell from the head to the tail. */
  readonly back: readonly Spot[]
  /** Cells at an end that are neither head nor tail: paws reach there, or a kitten sleeps. */
  readonly limbs: readonly Reach[]
  /** Cells beside the back that end nothing: the cat is broad there. */
  readonly flanks: readonly Reach[]
}

export interface Reach {
  readonly at: Spot
  /** The middle of the cell it grows out of. */
  readonly from: Spot
}

/** The longest way through the cells. The end that lies higher is the head: a face is what one looks for first. */
export function spineOf(cells: readonly Cell[]): Spine {
  const ends = cells.filter((cell) => neighbours(cells, cell).length === 1)
  const from = ends.length > 0 ? ends : cells
  const ways = from.flatMap((one) => cells.map((other) => shortest(cells, one, other)))
  const longest = ways.reduce((best, way) => (better(way, best) ? way : best))
  const onBack = new Set(longest)
  const limbs = ends
    .filter((cell) => !onBack.has(cell))
    .map((cell) => ({ at: middle(cell), from: middle(neighbours(cells, cell)[0] ?? cell) }))
  const flanks = cells
    .filter((cell) => !onBack.has(cell) && !ends.includes(cell))
    .map((cell) => ({ at: middle(cell), from: middle(besideBack(cells, cell, onBack)) }))
  return { head: middle(longest[0] as Cell), back: longest.map(middle), limbs, flanks }
}

function better(way: readonly Cell[], best: readonly Cell[]): boolean {
  if (way.length !== best.length) return way.length > best.length
  const [row, column] = way[0] as Cell
  const [bestRow, bestColumn] = best[0] as Cell
  return row !== bestRow ? row < bestRow : column < bestColumn
}

function besideBack(cells: readonly Cell[], cell: Cell, onBack: ReadonlySet<Cell>): Cell {
  const beside = neighbours(cells, cell)
  return beside.find((other) => onBack.has(other)) ?? beside[0] ?? cell
}

function neighbours(cells: readonly Cell[], [row, column]: Cell): Cell[] {
  return cells.filter(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1)
}

function shortest(cells: readonly Cell[], from: Cell, to: Cell): Cell[] {
  const before = new Map<Cell, Cell | undefined>([[from, undefined]])
  const queue = [from]
  for (const cell of queue) {
    for (const next of neighbours(cells, cell)) {
      if (before.has(next)) continue
      before.set(next, cell)
      queue.push(next)
    }
  }
  const way: Cell[] = []
  for (let cell: Cell | undefined = to; cell; cell = before.get(cell)) way.unshift(cell)
  return way
}

const middle = ([row, column]: Cell): Spot => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL })

/** A smooth line through spots. */
export function through(spots: readonly Spot[]): string {
  const [first, ...rest] = spots
  if (!first) return ''
  const parts = [`M${first.x} ${first.y}`]
  rest.forEach((spot, index) => {
    const next = rest[index + 1]
    if (!next) parts.push(`L${spot.x} ${spot.y}`)
    else parts.push(`Q${spot.x} ${spot.y} ${(spot.x + next.x) / 2} ${(spot.y + next.y) / 2}`)
  })
  return parts.join(' ')
}

export type Mark = Spot & { readonly angle: number }

/** Points along several lines, those left out that would lie on another: where lines meet or bend, marks must not cross. */
export function apart(ways: readonly (readonly Spot[])[], every: number, start: number, distance: number): Mark[] {
  const kept: Mark[] = []
  for (const mark of ways.flatMap((way) => along(way, every, start)))
    if (kept.every(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) >= distance)) kept.push(mark)
  return kept
}

/** Points along a line through spots, evenly spaced, each with the direction the line has there. */
function along(spots: readonly Spot[], every: number, start: number): Mark[] {
  const found: Mark[] = []
  let left = start
  for (let index = 1; index < spots.length; index++) {
    const from = spots[index - 1] as Spot
    const to = spots[index] as Spot
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    for (; left <= length; left += every) {
      const part = left / length
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle })
    }
    left -= length
  }
  return found
}
