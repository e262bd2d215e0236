import { cats } from '@nora/catalogue'
import { Match, type Table } from '@nora/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { TilePiece } from '../../src/cats/tile-piece.tsx'
import { type TableContext, TableProvider } from '../../src/table/context.tsx'
import { DrawnPiece } from '../../src/table/kit/drawn-piece.tsx'
import { type Picking, PickingProvider } from '../../src/table/picking.tsx'

// What the page's preferences ask of the browser when they are first read.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

const table = Match.open(cats.game, { mode: 'family', seats: 2 }, { seed: 1 }).table as Table
const context = { table, item: () => 'blue cat (stick)', explain: () => '' } as unknown as TableContext

/** A piece as it is drawn where it can be chosen, or cannot. */
function drawn(piece: ReactNode, isOpen: boolean): string {
  const picking = {
    stateOf: () => ({ isOpen, isPicked: false, times: 0, refusal: undefined }),
    click: () => {},
  } as unknown as Picking
  return renderToStaticMarkup(
    createElement(TableProvider, { value: context }, createElement(PickingProvider, { value: picking }, piece)),
  )
}

test.each([true, false])('whoever points at a piece of a drawing reads what it is (can be chosen: %s)', (isOpen) => {
  // biome-ignore lint/correctness/noChildrenProp: what is drawn is given as a function, which is no child of an element
  const piece = createElement(DrawnPiece, { thing: 'wood', label: '3 wood', children: () => null })
  expect(drawn(piece, isOpen)).toContain('<title>3 wood</title>')
})

test('a tile without words beside it says what it is to whoever points at it', () => {
  const [tile = ''] = Object.values(table.state.zones).flat()
  expect(drawn(createElement(TilePiece, { tile }), false)).toContain('<title>blue cat (stick)</title>')
})
