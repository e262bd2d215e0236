/** A cell of a tile: row and column, both from 0. */
export type Cell = readonly [row: number, column: number]

interface Point {
  readonly x: number
  readonly y: number
}

/** The side of a cell in pictures. */
export const CELL = 40

/**
 * The outline of some cells that hang together, drawn a little inside their edges and with round corners, as the path of
 * an SVG. The corners that point inwards are rounder: a cat has no waist.
 */
export function outlineOf(cells: readonly Cell[], inset = 2.5, outer = 13, inner = 9): string {
  return loopsOf(cells)
    .map((loop) => rounded(moved(corners(loop), inset), outer, inner))
    .join(' ')
}

/** Walks round the cells with them on the right-hand side; a hole is a loop of its own. */
function loopsOf(cells: readonly Cell[]): Point[][] {
  const filled = new Set(cells.map(([row, column]) => `${row}/${column}`))
  const has = (row: number, column: number) => filled.has(`${row}/${column}`)
  const next = new Map<string, { readonly from: Point; readonly to: Point }[]>()
  const edge = (x: number, y: number, toX: number, toY: number) => {
    const list = next.get(`${x}/${y}`) ?? []
    list.push({ from: { x, y }, to: { x: toX, y: toY } })
    next.set(`${x}/${y}`, list)
  }
  for (const [row, column] of cells) {
    if (!has(row - 1, column)) edge(column, row, column + 1, row)
    if (!has(row, column + 1)) edge(column + 1, row, column + 1, row + 1)
    if (!has(row + 1, column)) edge(column + 1, row + 1, column, row + 1)
    if (!has(row, column - 1)) edge(column, row + 1, column, row)
  }
  const loops: Point[][] = []
  for (;;) {
    const first = [...next.values()].find((list) => list.length > 0)?.[0]
    if (!first) return loops
    const loop: Point[] = []
    let here = first.from
    for (;;) {
      const edges = next.get(`${here.x}/${here.y}`) ?? []
      // Where two cells meet only at a corner, the walk turns right and stays with its own cell.
      const taken = edges.length > 1 ? rightmost(loop.at(-1), here, edges) : edges[0]
      if (!taken) break
      edges.splice(edges.indexOf(taken), 1)
      loop.push(here)
      here = taken.to
    }
    loops.push(loop)
  }
}

function rightmost(before: Point | undefined, here: Point, edges: { readonly to: Point; readonly from: Point }[]) {
  if (!before) return edges[0]
  const turn = ({ to }: { readonly to: Point }) =>
    (here.x - before.x) * (to.y - here.y) - (here.y - before.y) * (to.x - here.x)
  return edges.toSorted((one, other) => turn(other) - turn(one))[0]
}

/** Only the points at which the direction changes. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = loop.at(index - 1) as Point
    const after = loop[(index + 1) % loop.length] as Point
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)
  })
}

/** In pixels, each corner moved inwards along both of its sides. */
function moved(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, index) => {
    const before = loop.at(index - 1) as Point
    const after = loop[(index + 1) % loop.length] as Point
    const one = inwards(before, point)
    const other = inwards(point, after)
    return { x: point.x * CELL + (one.x + other.x) * inset, y: point.y * CELL + (one.y + other.y) * inset }
  })
}

/** To the right of the way from one point to another. */
function inwards(from: Point, to: Point): Point {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) }
}

function rounded(loop: readonly Point[], outer: number, inner: number): string {
  const parts = loop.map((point, index) => {
    const before = loop.at(index - 1) as Point
    const after = loop[(index + 1) % loop.length] as Point
    const cross = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
    const radius = cross > 0 ? outer : inner
    const enter = towards(point, before, radius)
    const leave = towards(point, after, radius)
    return `${index === 0 ? 'M' : 'L'}${at(enter)} Q${at(point)} ${at(leave)}`
  })
  return `${parts.join(' ')} Z`
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance }
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
