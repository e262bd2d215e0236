import { type Content, type Orientation, shapeOf, tileOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { shapeName } from '@nora/words'
import { letterOf, type Pen, painted } from './paint.ts'

/** Lines of equal width under a title. */
interface Picture {
  readonly title: string
  readonly width: number
  readonly rows: readonly string[]
}

/** Tiles drawn side by side, each under its name, and where positions matter also under its position. */
export function tilePictures(content: Content, tiles: readonly Item[], pen: Pen, firstPosition?: number): string {
  return sideBySide(
    tiles.map((tile, place) => {
      const { kind, shape, colour } = tileOf(content, tile)
      const position = firstPosition === undefined ? '' : `${firstPosition + place}: `
      const [asPrinted] = shapeOf(content, shape).orientations
      return pictureOf(
        content,
        tile,
        asPrinted,
        `${position}${letterOf(pen.voice, kind, colour)} ${shapeName(pen.voice, content, shape)}`,
        pen,
      )
    }),
  )
}

/** A tile in all the ways it can lie, each under what is typed for it: quarter turns, and `f` if it is flipped. */
export function orientationPictures(content: Content, tile: Item, pen: Pen): string {
  const { orientations } = shapeOf(content, tileOf(content, tile).shape)
  return sideBySide(orientations.map((way) => pictureOf(content, tile, way, `${way.turn}${way.flip ? ' f' : ''}`, pen)))
}

function sideBySide(pictures: readonly Picture[]): string {
  const height = Math.max(0, ...pictures.map(({ rows }) => rows.length))
  const lines = [pictures.map(({ title, width }) => title.padEnd(width)).join('  ')]
  for (let row = 0; row < height; row++) {
    lines.push(pictures.map(({ rows, width }) => rows[row] ?? ' '.repeat(width)).join('  '))
  }
  return lines.map((line) => `  ${line}`.trimEnd()).join('\n')
}

function pictureOf(
  content: Content,
  tile: Item,
  way: Orientation | undefined,
  title: string,
  { voice, colours: inColour }: Pen,
): Picture {
  const { kind, colour } = tileOf(content, tile)
  const width = Math.max(title.length, (way?.width ?? 0) * 2)
  const paint = colour ?? (kind === 'rare' ? 'rare' : 'common')
  const letter = letterOf(voice, kind, colour).repeat(2)
  const rows = squareRows(way).map((squares) => {
    const cells = squares.map((filled) => (filled ? painted(letter, paint, inColour) : '  ')).join('')
    return cells + ' '.repeat(width - squares.length * 2)
  })
  return { title, width, rows }
}

function squareRows(way: Orientation | undefined): boolean[][] {
  if (!way) return []
  return way.rows.map((bits) => Array.from({ length: way.width }, (_, right) => ((bits >>> right) & 1) === 1))
}
