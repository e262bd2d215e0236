import type { GameEvent, Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { fetchExamples, fetchRules } from '../../src/games/fetch.ts'
import { gameIds } from '../../src/games/index.ts'
import { type Example, playedExample } from '../../src/learn/example.ts'

const all = await Promise.all(
  gameIds.map(async (id) => ({ id, game: (await fetchRules(id)).game, examples: await fetchExamples(id) })),
)

/** Every example by the address of its paragraph, which is what a failure names. */
const each = all.flatMap(({ id, game, examples }) =>
  examples.map((example) => ({ where: `/rules/${id}#${example.address}`, game, example })),
)

test('every game has at least six examples, each with a name of its own', () => {
  for (const { examples } of all) {
    expect(examples.length).toBeGreaterThanOrEqual(6)
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
  }
})

function toldIn(match: Match, { reader }: Example): readonly GameEvent[] {
  return match.news(reader).flat()
}

describe.each(each)('$where', ({ game, example }) => {
  test(`the example ${example.id} is a position of the game in which the reader decides`, () => {
    expect(playedExample(game, example).owed(example.reader)).toBeDefined()
  })

  test(`what ${example.id} asks for can be done, and the table tells it`, () => {
    const match = playedExample(game, example)
    for (const choice of example.asks) match.choose(example.reader, choice)
    const told = toldIn(match, example)
    for (const event of example.tells) expect(told).toContainEqual(expect.objectContaining(event))
    expect(example.asks).not.toEqual([])
    expect(example.tells).not.toEqual([])
  })
})

const refusing = each.filter(({ example }) => example.refused)

describe.each(refusing)('$where', ({ game, example }) => {
  test(`what ${example.id} forbids is refused for that reason`, () => {
    const match = playedExample(game, example)
    expect(match.whyNot(example.reader, example.refused?.choice)?.code).toBe(example.refused?.code)
  })
})

test('some examples show what is not allowed', () => {
  expect(refusing.length).toBeGreaterThanOrEqual(gameIds.length)
})
