import { type Boat, emptyBoat, layTile } from '../../src/boat/boat.ts'
import type { Cell } from '../../src/boat/grid.ts'
import { placementOf } from '../../src/boat/placement.ts'
import { isColour } from '../../src/content/colours.ts'
import { shapeOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'
import type { CaseProblem } from '../../src/scoring/case-problem.ts'
import { scoreCase } from '../../src/scoring/score-case.ts'
import type { Sheet } from '../../src/scoring/sheet.ts'

export interface Ship {
  readonly boat: string
  readonly tiles: readonly {
    readonly kind: string
    readonly shape: string
    readonly colour: string | null
    readonly cells: readonly (readonly number[])[]
  }[]
}

/**
 * A ship written tile by tile: `blue cat-16 4:0-4` is a blue cat on row 4, columns 0 to 4; `common-1 2:10` a treasure.
 * Scoring does not ask how many tiles of a shape are in the box, so many ships here are made of straight cats, which
 * are easy to picture.
 */
export function ship(boat: string, ...tiles: string[]): Ship {
  return { boat, tiles: tiles.map(tile) }
}

function tile(text: string): Ship['tiles'][number] {
  const words = text.split(' ')
  const colour = /^(cat|oshax)-/.test(words[1] ?? '') ? (words.shift() as string) : null
  const [shape = '', ...spans] = words
  return { kind: shape.split('-')[0] as string, shape, colour, cells: spans.flatMap(cellsOf) }
}

function cellsOf(span: string): number[][] {
  const [row, from, to = from] = span.split(/[:-]/).map(Number) as [number, number, number?]
  return Array.from({ length: to - from + 1 }, (_, step) => [row, from + step])
}

/** The same ship without some of its tiles. */
export function without(from: Ship, ...tiles: string[]): Ship {
  const gone = tiles.map((text) => JSON.stringify(tile(text)))
  const left = from.tiles.filter((one) => !gone.includes(JSON.stringify(one)))
  if (left.length + gone.length !== from.tiles.length) throw new Error(`some of ${tiles} are not on the ship`)
  return { ...from, tiles: left }
}

/** The same ship with more tiles. */
export function withMore(from: Ship, ...tiles: string[]): Ship {
  return { ...from, tiles: [...from.tiles, ...tiles.map(tile)] }
}

/** The ship as a game keeps it. */
export function boatOf({ boat: plan, tiles }: Ship): Boat {
  const boat = emptyBoat(plan)
  tiles.forEach(({ shape, colour, cells }, index) => {
    const at = placementOf(shapeOf(printedContent, shape), cells as Cell[])
    if (!at) throw new Error(`these cells are not ${shape}`)
    const laid = { tile: String(index), shape, colour: isColour(colour) ? colour : null, at }
    layTile(boat, laid, (id) => shapeOf(printedContent, id))
  })
  return boat
}

export function scored(given: object): Sheet {
  const answer = scoreCase(given)
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems))
  return answer.sheet
}

export function refused(given: unknown): readonly CaseProblem[] {
  const answer = scoreCase(given)
  return 'problems' in answer ? answer.problems : []
}

/** Rats, sections, families and rare treasures together. */
export function base(given: object): number {
  const { rats, sections, families, rare } = scored(given)
  return rats + sections + families + rare
}

/** What one lesson gives on a ship; a public lesson with a colour is written `144:blue`. */
export function points(card: string, on: Ship, given: object = {}): number | undefined {
  const number = Number(card.slice(0, 3))
  const list =
    number < 143 ? 'lessons' : number < 151 ? 'publicLessons' : number < 169 ? 'familyLessons' : 'soloLessons'
  return scored({ ...on, ...given, [list]: [card] })[list][card]
}
