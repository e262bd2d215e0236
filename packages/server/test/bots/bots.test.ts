import { catalogue, cats } from '@nora/catalogue'
import { type Game, Match } from '@nora/kernel'
import type { Thought } from '@nora/room'
import { afterAll, expect, test } from 'vitest'
import { ThinkingPool } from '../../src/bots/pool.ts'
import type { ThinkRequest } from '../../src/bots/thinkers.ts'
import type { Sources } from '../../src/rules/registry.ts'
import { releaseText } from '../support/release.ts'

const nothing: Sources = { pack: async () => undefined, rules: async () => [] }
const pool = new ThinkingPool(2, nothing)
afterAll(() => pool.close())

function questionFor(game: Game, bot: string, more: Partial<Thought> = {}): ThinkRequest {
  const match = Match.open(game, {}, { seed: 7 })
  const position = match.currentPosition()
  const seat = match.pending[0]?.seat as number
  const thought: Thought = {
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
    ...more,
  }
  return { table: 'table', owner: 'ada', thought }
}

test('bots think in threads of their own, and what they answer is legal', async () => {
  for (const { game, bots } of catalogue) {
    for (const { id } of bots) {
      const question = questionFor(game, id)
      const { choice } = await pool.think(question)
      expect(Match.open(game, {}, { seed: 7 }).whyNot(question.thought.seat, choice)).toBeUndefined()
    }
  }
})

test('more questions than threads wait for their turn', async () => {
  const { game } = catalogue[0] as (typeof catalogue)[number]
  const thoughts = await Promise.all(Array.from({ length: 6 }, () => pool.think(questionFor(game, 'random'))))
  expect(thoughts).toHaveLength(6)
})

test('a bot of a table with a pack that never finishes thinking is given up, and no other bot waits for it', async () => {
  const program = new URL('../support/stuck-mind.ts', import.meta.url)
  const stuck = new ThinkingPool(1, nothing, { program, packPatience: 2_000 })
  try {
    const packed = stuck.think(questionFor(cats.game, 'random', { pack: 'hash' }))
    packed.catch(() => {})
    const first = await Promise.race([packed, stuck.think(questionFor(cats.game, 'random'))])
    expect(first).toEqual({ choice: 'pass', stepsIn: false })
    await expect(packed).rejects.toThrow('a thread ended')
  } finally {
    await stuck.close()
  }
}, 60_000)

test('a question about another version of the rules is refused, and the thread goes on', async () => {
  const { game } = catalogue[0] as (typeof catalogue)[number]
  await expect(pool.think(questionFor(game, 'random', { rulesVersion: '0' }))).rejects.toThrow('wrongVersion')
  await expect(pool.think(questionFor(game, 'none'))).rejects.toThrow('has no bot none')
  await expect(pool.think(questionFor(game, 'random'))).resolves.toMatchObject({ stepsIn: false })
})

test('a thread is given the rules it lacks, and thinks by them', async () => {
  const { game } = cats
  const before = '0.1'
  const kept = await releaseText(game, before)
  const asked: string[] = []
  const other = new ThinkingPool(1, {
    ...nothing,
    rules: async (name) => {
      asked.push(name)
      return [kept]
    },
  })
  try {
    for (const bot of ['random', 'greedy']) {
      const question = questionFor(game, bot, { rulesVersion: before })
      const { choice } = await other.think(question)
      expect(Match.open(game, {}, { seed: 7 }).whyNot(question.thought.seat, choice)).toBeUndefined()
    }
    expect(asked).toEqual([`cats@${before}`])
  } finally {
    await other.close()
  }
}, 60_000)
