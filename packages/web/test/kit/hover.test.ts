import { cats, wistar, woodcraft } from '@nora/catalogue'
import { type Game, Match, type Table } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { TilePiece } from '../../src/cats/tile-piece.tsx'
import { type TableContext, TableProvider } from '../../src/table/context.tsx'
import { DrawnPiece } from '../../src/table/kit/drawn-piece.tsx'
import { type Picking, PickingProvider } from '../../src/table/picking.tsx'
import { Changes } from '../../src/wistar/tray/changes.tsx'
import { Change } from '../../src/woodcraft/tray/ahead.tsx'

// What the page's preferences ask of the browser when they are first read, and where it listens for what one points with.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('addEventListener', () => {})
})
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

/** Something at the table of a game that has just been opened. */
function atTable(game: Game, element: ReactNode): string {
  const opened = Match.open(game, { mode: 'classic', seats: 2 }, { seed: 1 }).table
  const value = { table: opened, voice: catalogues.en, seat: 0 } as unknown as TableContext
  return renderToStaticMarkup(createElement(TableProvider, { value }, element))
}

test('a sign in a preview says of what it is told', () => {
  const changes = [
    { icon: 'wood', from: 1, to: 3 },
    { icon: 'points', from: 2, to: 5 },
  ] as const
  const preview = atTable(wistar.game, createElement(Changes, { changes }))
  expect(preview).toContain('title="3 wood"')
  expect(preview).toContain('title="5 points"')
  expect(atTable(woodcraft.game, createElement(Change, { good: 'points', by: 4 }))).toContain('title="points: 4"')
})
