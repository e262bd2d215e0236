import { type Cell, COLOURS, type Colour } from './boats.ts'
import type { CaseTile } from './case.ts'
import { isShape, type Kind, shapesOf } from './shapes.ts'

type Drawable = Colour | `${Colour} oshax` | 'common' | 'rare'

/**
 * The tiles of a drawn boat. Each letter is one tile; the legend says which letters are blue cats, green oshaxes,
 * common treasures and so on. Blanks are the sea and dots the squares left free.
 */
export function drawn(drawing: readonly string[], legend: Partial<Record<Drawable, string>>): CaseTile[] {
  return Object.entries(legend).flatMap(([drawable, letters]) =>
    [...letters].map((letter) => tileDrawnAs(letter, drawing, drawable)),
  )
}

function tileDrawnAs(letter: string, drawing: readonly string[], drawable: string): CaseTile {
  const cells = drawing.flatMap((line, row) =>
    [...line].flatMap((drawnLetter, column): Cell[] => (drawnLetter === letter ? [[row, column]] : [])),
  )
  const colour = COLOURS.find((one) => drawable.startsWith(one)) ?? null
  const kind = colour === null ? (drawable as Kind) : drawable.endsWith('oshax') ? 'oshax' : 'cat'
  const shape = shapesOf(kind).find((one) => isShape(kind, one, cells))
  if (shape === undefined) throw new Error(`${letter} is drawn like no ${kind}`)
  return { kind, shape, colour, cells }
}
