import { catalogue } from '@nora/catalogue'
import { type Game, Match } from '@nora/kernel'
import type { Thought } from '@nora/room'
import { afterAll, expect, test } from 'vitest'
import { ThinkingPool } from '../src/bots/pool.ts'

const pool = new ThinkingPool(2, async () => undefined)
afterAll(() => pool.close())

function questionFor(game: Game, bot: string): Thought {
  const match = Match.open(game, {}, { seed: 7 })
  const position = match.currentPosition()
  const seat = match.pending[0]?.seat as number
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    pack: null,
    options: match.options,
    checkpoint: position.checkpoint as Thought['checkpoint'],
    since: position.since,
    seat,
    bot,
    at: 1,
    pause: false,
  }
}

test('bots think in threads of their own, and what they answer is legal', async () => {
  for (const { game, bots } of catalogue) {
    for (const { id } of bots) {
      const question = questionFor(game, id)
      const { choice } = await pool.think(question)
      expect(Match.open(game, {}, { seed: 7 }).whyNot(question.seat, choice)).toBeUndefined()
    }
  }
})

test('more questions than threads wait for their turn', async () => {
  const { game } = catalogue[0] as (typeof catalogue)[number]
  const thoughts = await Promise.all(Array.from({ length: 6 }, () => pool.think(questionFor(game, 'random'))))
  expect(thoughts).toHaveLength(6)
})

test('a question about another version of the rules is refused, and the thread goes on', async () => {
  const { game } = catalogue[0] as (typeof catalogue)[number]
  await expect(pool.think({ ...questionFor(game, 'random'), rulesVersion: '0' })).rejects.toThrow('wrongVersion')
  await expect(pool.think({ ...questionFor(game, 'none') })).rejects.toThrow('has no bot none')
  await expect(pool.think(questionFor(game, 'random'))).resolves.toMatchObject({ stepsIn: false })
})
