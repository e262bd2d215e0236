import type { Cell } from '../boat/grid.ts'
import type { Drawing } from '../boat/plan.ts'
import type { Colour } from './colours.ts'

// Boats and shapes are drawn in the tables as pictures of text: a person can see whether they are right.

export const mapLetters: Readonly<Record<Colour, string>> = {
  blue: 'b',
  green: 'g',
  red: 'r',
  purple: 'p',
  orange: 'o',
}

/** The cells with this mark. */
export function readDrawing(rows: readonly string[], mark: string): Cell[] {
  return rows.flatMap((row, down) => [...row].flatMap((here, right) => (here === mark ? [[down, right] as const] : [])))
}

/** The cells of spans as in `3:11-15` (row 3, columns 11 to 15) or `3:4`. */
export function readSpans(spans: readonly string[]): Cell[] {
  return spans.flatMap((span) => {
    const [row, from, to = from] = span.split(/[:-]/).map(Number) as [number, number, number?]
    return Array.from({ length: to - from + 1 }, (_, step) => [row, from + step] as const)
  })
}

export function readBoat(rows: readonly string[]): Drawing {
  const mapOf = (colour: Colour) => readDrawing(rows, mapLetters[colour])[0] as Cell
  return {
    rats: readDrawing(rows, '*'),
    maps: {
      blue: mapOf('blue'),
      green: mapOf('green'),
      red: mapOf('red'),
      purple: mapOf('purple'),
      orange: mapOf('orange'),
    },
  }
}
