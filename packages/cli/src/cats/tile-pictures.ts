import { type Content, type Shape, shapeOf, tileOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { shapeNumber } from './names.ts'
import { letterOf, painted } from './paint.ts'

/** Tiles drawn side by side, each under its name, and where positions matter also under its position. */
export function tilePictures(
  content: Content,
  tiles: readonly Item[],
  inColour: boolean,
  firstPosition?: number,
): string {
  const pictures = tiles.map((tile, place) =>
    pictureOf(content, tile, inColour, firstPosition === undefined ? '' : `${firstPosition + place}: `),
  )
  const height = Math.max(0, ...pictures.map(({ rows }) => rows.length))
  const lines = [pictures.map(({ title, width }) => title.padEnd(width)).join('  ')]
  for (let row = 0; row < height; row++) {
    lines.push(pictures.map(({ rows, width }) => rows[row] ?? ' '.repeat(width)).join('  '))
  }
  return lines.map((line) => `  ${line}`.trimEnd()).join('\n')
}

function pictureOf(content: Content, tile: Item, inColour: boolean, position: string) {
  const { kind, shape, colour } = tileOf(content, tile)
  const title = `${position}${letterOf(kind, colour)}${shapeNumber(shape)}`
  const width = Math.max(title.length, widthOf(shapeOf(content, shape)) * 2)
  const paint = colour ?? (kind === 'rare' ? 'rare' : 'common')
  const letter = letterOf(kind, colour).repeat(2)
  const rows = squareRows(shapeOf(content, shape)).map((squares) => {
    const cells = squares.map((filled) => (filled ? painted(letter, paint, inColour) : '  ')).join('')
    return cells + ' '.repeat(width - squares.length * 2)
  })
  return { title, width, rows }
}

function widthOf({ orientations }: Shape): number {
  return orientations[0]?.width ?? 0
}

function squareRows({ orientations }: Shape): boolean[][] {
  const [first] = orientations
  if (!first) return []
  return first.rows.map((bits) => Array.from({ length: first.width }, (_, right) => ((bits >>> right) & 1) === 1))
}
