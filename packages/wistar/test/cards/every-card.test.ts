import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { houseContent } from '../../src/content/read.ts'

const { tables } = houseContent
const folders = ['./', '../farm/', '../player-board/', '../solo/'].map((folder) => new URL(folder, import.meta.url))
const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
  .join('\n')

/** What the tests of these folders call with a name first, or give a title that begins with it. */
function named(word: string, name: string): string[] {
  return [...sources.matchAll(new RegExp(`^ *(?:${word})\\(\\s*'?(${name})`, 'gm'))].map(([, id]) => id as string)
}

/** How a card is called, and what it is called by where it is tested. */
const words: { readonly [table in keyof typeof tables]?: readonly [word: string, name: string] } = {
  missions: ['mission', '[a-z]+-mission-\\d+'],
  objectives: ['objective', 'objective-\\d+'],
  guests: ['guest', '[a-z]+-guest-\\d+'],
  cheeses: ['test', 'cheese-\\d'],
  doors: ['door', 'door-\\d+'],
  heroes: ['hero', 'hero-[a-z]+'],
  abilities: ['ability', '[a-zA-Z0-9]+'],
  actionCards: ['actionCard', 'action-\\d'],
  explorationCards: ['explorationCard|describe', 'exploration-\\d'],
}

describe('every card of the house set has its own test', () => {
  test('inventions, each exactly once', () => {
    const tested = named('invention', '\\d+').map((number) => `inv-${number.padStart(3, '0')}`)
    expect(tested.sort()).toEqual(tables.inventions.map(({ id }) => id).sort())
  })

  test.each(Object.entries(words))('%s', (table, [word, name]) => {
    const tested = [...new Set(named(word, name))]
    expect(tested.sort()).toEqual(tables[table as 'doors'].map(({ id }) => id).sort())
  })

  test('state cards, both sides', () => {
    const tested = named('stateCard', "state-\\d', \\d").map((id) => id.replace("', ", ' side '))
    const sides = tables.stateCards.flatMap((card) => card.sides.map((_, side) => `${card.id} side ${side}`))
    expect(tested.sort()).toEqual(sides.sort())
  })
})
