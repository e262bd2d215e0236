import { catalogue, offeredGame } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import { plainTerms } from '@nora/protocol'
import { expect, test } from 'vitest'

test('every game has a name of its own and a bot that plays at random', () => {
  const ids = catalogue.map(({ game }) => game.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { bots } of catalogue) expect(bots.map(({ id }) => id)).toContain('random')
})

test('all three games are offered, each with bots of four strengths', () => {
  expect(catalogue.map(({ game }) => game.id)).toEqual(['cats', 'wistar', 'woodcraft'])
  const levels = ['random', 'novice', 'casual', 'skilled', 'master']
  for (const { bots } of catalogue) expect(bots.map(({ id }) => id)).toEqual(levels)
})

test('who is called greedy in a saved game goes on as the casual bot', () => {
  for (const { botCalled, usualBot } of catalogue) {
    expect(botCalled('greedy')?.id).toBe('casual')
    expect(botCalled('clever')).toBeUndefined()
    expect(usualBot.id).toBe('casual')
  }
})

test('who fills an empty seat by the terms every table starts from is the bot one plays against, never chance', () => {
  for (const { usualBot } of catalogue) expect(usualBot.id).toBe(plainTerms.bot)
})

test('a game is found by its id', () => {
  expect(offeredGame('cats')?.game.id).toBe('cats')
  expect(offeredGame('chess')).toBeUndefined()
})

test('a pack makes another edition of the same game', () => {
  for (const { game, bots, withPack } of catalogue) {
    const pack = readPack(
      'empty.json',
      JSON.stringify({ format: 'nora-pack', game: game.id, name: 'empty', records: {} }),
    )
    const other = withPack?.(pack)
    expect(other?.game.id).toBe(game.id)
    expect(other?.bots.map(({ id }) => id)).toEqual(bots.map(({ id }) => id))
  }
})
