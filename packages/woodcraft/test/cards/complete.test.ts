import { readdirSync, readFileSync } from 'node:fs'
import { houseContent } from '@nora/woodcraft'
import { expect, test } from 'vitest'

/** Nothing is read of the records here but their ids. */
const { tables } = houseContent
const folder = new URL('.', import.meta.url)

/** The ids that head a row or a test in these files: `['early-order-01', …` or `test('early-helper-01, …`. */
function tested(...files: string[]): Set<string> {
  const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const heads = texts.flatMap((text) => [...text.matchAll(/^\s*(?:\[|test\()\s*['`]([\w-]+)/gm)])
  return new Set(heads.map(([, id]) => id as string))
}

/** Each table and the files that test its records; of a helper the card and its ability are tested apart. */
const files = {
  helpers: ['helpers.test.ts'],
  orders: ['orders.test.ts'],
  hazelnutOrders: ['hazelnut-orders.test.ts'],
  contracts: ['contracts.test.ts'],
  soloCards: ['solo-cards.test.ts'],
  rewardTiles: ['reward-tiles.test.ts'],
  ring: ['wheel.test.ts'],
  windows: ['wheel.test.ts'],
  helperSlots: ['workshop-slots.test.ts'],
  improvements: ['improvements.test.ts'],
  marketing: ['tracks.test.ts'],
  incomeTracks: ['tracks.test.ts'],
  reputation: ['tracks.test.ts'],
  attic: ['attic.test.ts'],
  atticEdges: ['attic.test.ts'],
  bundles: ['bundles.test.ts'],
} as const

test.each(Object.entries(files))('every record of %s has a test of its own', (table, [file]) => {
  const ids = tables[table as keyof typeof files].map(({ id }) => id)
  expect(ids.filter((id) => !tested(file).has(id))).toEqual([])
})

test('every ability of a helper has a test of its own', () => {
  const heads = tested('immediate-helpers.test.ts', 'turn-helpers.test.ts', 'permanent-helpers.test.ts')
  expect(tables.helpers.map(({ id }) => id).filter((id) => !heads.has(id))).toEqual([])
})

test('no test of a card reads the record that it tests', () => {
  const readers = readdirSync(folder).filter((file) => file !== 'complete.test.ts')
  for (const file of readers) {
    expect([file, readFileSync(new URL(file, folder), 'utf8').match(/\.tables\b/)]).toEqual([file, null])
  }
})
