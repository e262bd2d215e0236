import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadRulebook } from '@nora/messages'
import { expect, test } from 'vitest'
import { gameIds } from '../../src/games/index.ts'

const docs = new URL('../../../../docs/', import.meta.url)
const text = readFileSync(new URL('coverage.md', docs), 'utf8')

interface Row {
  readonly heading: string
  readonly game: string
  readonly address: string
  readonly file: string
}

const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Heading|---)/.test(line))
  .map((line): Row => {
    const [, heading, game, address, file] =
      /^\| ([^|]+) \| `\/rules\/(\w+)#([\w.]+)` \| \[[^\]]+\]\(([^)]+)\) \|$/.exec(line) ?? []
    return { heading: heading ?? line, game: game ?? '', address: address ?? '', file: file ?? '' }
  })

test('the table has the rulebooks of all games', () => {
  expect(text.match(/^## /gm)).toHaveLength(5)
  expect([...new Set(rows.map(({ game }) => game))].sort()).toEqual([...gameIds].sort())
  expect(rows.length).toBeGreaterThan(200)
})

test('no heading that was found in a book is missing again', () => {
  const headings = text
    .split(/^## /m)
    .slice(1)
    .map((book) => [book.split('\n')[0], (book.match(/^\| (?!Heading|---)/gm) ?? []).length])
  expect(headings).toEqual([
    ['The Isle of Cats: Czech rulebook', 98],
    ['Rats of Wistar: Czech rulebook', 97],
    ['Rats of Wistar: Polish rulebook', 93],
    ['Rats of Wistar: Russian rules for one player', 48],
    ['Woodcraft: Czech rulebook', 97],
  ])
})

test('every address in it leads to a paragraph', async () => {
  const books = new Map(
    await Promise.all(gameIds.map(async (id) => [id as string, await loadRulebook(id, 'en')] as const)),
  )
  const dead = rows.filter(({ game, address }) => !books.get(game)?.paragraph(address))
  expect(dead.map(({ heading, game, address }) => `${heading}: /rules/${game}#${address}`)).toEqual([])
})

test('every test file in it exists', () => {
  const dead = rows.filter(({ file }) => file === '' || !existsSync(fileURLToPath(new URL(file, docs))))
  expect(dead.map(({ heading, file }) => `${heading}: ${file}`)).toEqual([])
})

test('no heading stands in it twice for the same paragraph', () => {
  const keys = rows.map(({ heading, address, game }) => `${game} ${heading} ${address}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
