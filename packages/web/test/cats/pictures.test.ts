import { catsGame, orientationOf, type Turn } from '@nora/cats'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardVignette } from '../../src/cats/art/card-vignette.tsx'
import { CELL, type Cell, outlineOf } from '../../src/cats/art/outline.ts'
import { poseOf } from '../../src/cats/art/pose.ts'
import { spineOf } from '../../src/cats/art/spine.ts'
import { TileArt } from '../../src/cats/art/tile-art.tsx'

const { content } = catsGame
const families = ['blue', 'green', 'orange', 'red', 'purple'] as const

/** Every way in which every tile of the box can lie. */
const lyings = [...content.shapes.values()].flatMap((shape) =>
  shape.orientations.map(({ turn, flip }) => ({ shape, cells: cellsOf(shape.id, turn, flip) })),
)

function cellsOf(id: string, turn: Turn, flip: boolean): Cell[] {
  const shape = content.shapes.get(id)
  if (!shape) throw new Error('there is no such shape')
  const { downs, rights } = orientationOf(shape, turn, flip)
  return Array.from(downs, (row, square): Cell => [row, rights[square] as number])
}

function drawn(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(createElement('svg', null, element))
}

describe('the pictures of the tiles', () => {
  it('draw every tile in every position, in numbers that are numbers', () => {
    lyings.forEach(({ shape, cells }, index) => {
      const colour = families[index % families.length] ?? 'blue'
      const picture = drawn(createElement(TileArt, { cells, kind: shape.kind, colour }))
      expect(picture, shape.id).not.toMatch(/NaN|undefined|Infinity/)
    })
  })

  it('keep the outline of a tile inside its own cells', () => {
    for (const { shape, cells } of lyings) {
      const numbers = outlineOf(cells).match(/-?[\d.]+ -?[\d.]+/g) ?? []
      for (const pair of numbers) {
        const [x = 0, y = 0] = pair.split(' ').map(Number)
        const isInside = cells.some(
          ([row, column]) => x >= column * CELL && x <= (column + 1) * CELL && y >= row * CELL && y <= (row + 1) * CELL,
        )
        expect(isInside, `${shape.id}: ${pair}`).toBe(true)
      }
    }
  })

  it('put the head into an end of the cat and the tail into another one, as far apart as can be', () => {
    for (const { shape, cells } of lyings) {
      if (shape.kind !== 'cat' && shape.kind !== 'oshax') continue
      const { back, head } = spineOf(cells)
      expect(back[0]).toEqual(head)
      expect(back.length, shape.id).toBeGreaterThanOrEqual(3)
      const besideHead = cells.filter(
        ([row, column]) => Math.abs((column + 0.5) * CELL - head.x) + Math.abs((row + 0.5) * CELL - head.y) === CELL,
      )
      expect(besideHead, shape.id).toHaveLength(1)
    }
  })

  it('leave a cat its nature however it is turned', () => {
    for (const { id } of content.shapes.values()) {
      const poses = [0, 1, 2, 3].map((turn) => poseOf(cellsOf(id, turn as Turn, turn % 2 === 1), 'red'))
      expect(new Set(poses.map((pose) => JSON.stringify(pose))).size, id).toBe(1)
    }
  })

  it('tell the families apart by more than their colour', () => {
    const cells = cellsOf('cat-07', 0, false)
    const shapes = families.map((colour) =>
      drawn(createElement(TileArt, { cells, kind: 'cat', colour })).replaceAll(/(?:fill|stroke)="#[0-9a-f]+"/g, ''),
    )
    expect(new Set(shapes).size).toBe(families.length)
  })
})

describe('the pictures of the cards', () => {
  it('are drawn from every record there is', () => {
    for (const card of content.cards.values()) {
      const picture = drawn(createElement(CardVignette, { card }))
      expect(picture, card.id).not.toMatch(/NaN|undefined/)
      if (card.kind !== 'sister') expect(picture.length, card.id).toBeGreaterThan(200)
    }
  })
})
