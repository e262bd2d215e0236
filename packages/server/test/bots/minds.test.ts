import { woodcraft } from '@nora/catalogue'
import { type Json, Match, type Policy } from '@nora/kernel'
import { releaseOf } from '@nora/release'
import { expect, test } from 'vitest'
import { Minds } from '../../src/bots/minds.ts'
import type { ThinkRequest } from '../../src/bots/thinkers.ts'

const release = releaseOf(woodcraft)

function questionOf(match: Match, table = 'table'): ThinkRequest {
  const { game, options } = match.variant
  const { checkpoint, since } = match.currentPosition()
  const seat = match.pending[0]?.seat as number
  const { id, rulesVersion, contentHash } = game
  const about = { game: id, rulesVersion, contentHash, pack: null, options, bot: 'greedy' }
  return {
    table,
    owner: 'ada',
    thought: { ...about, checkpoint: checkpoint as never, since, seat, at: 1, pause: false },
  }
}

/** A game before a decision that does not end its step, the choice that was made there, and the next question. */
function twoInARow(): { first: ThinkRequest; choice: Json; second: ThinkRequest } {
  const match = Match.open(woodcraft.game, {}, { seed: 4, confirming: [] })
  for (;;) {
    const first = questionOf(match)
    const { seat } = first.thought
    const step = JSON.stringify(first.thought.checkpoint)
    const choice = match.space(seat)?.at(0) as Json
    match.choose(seat, choice)
    const second = questionOf(match)
    if (JSON.stringify(second.thought.checkpoint) === step) return { first, choice, second }
  }
}

test('a mind is asked again while its turn goes on as it chose', () => {
  const { first, choice, second } = twoInARow()
  const minds = new Minds()
  const mind = minds.find(release, first) as Policy
  minds.keep(mind, first, { choice, stepsIn: false })
  expect(minds.find(release, second)).toBe(mind)
})

test.each<[string, (given: ReturnType<typeof twoInARow>) => { kept: Json; asked: ThinkRequest }]>([
  ['another table', ({ choice, second }) => ({ kept: choice, asked: { ...second, table: 'other' } })],
  ['another choice than it made', ({ second }) => ({ kept: 'something else', asked: second })],
  [
    'another step',
    ({ choice, second: { thought, ...same } }) => ({
      kept: choice,
      asked: { ...same, thought: { ...thought, checkpoint: { ...thought.checkpoint, moved: true } as never } },
    }),
  ],
  ['the same question once more', ({ choice, first }) => ({ kept: choice, asked: first })],
])('it is a new mind for %s', (_name, change) => {
  const given = twoInARow()
  const { kept, asked } = change(given)
  const minds = new Minds()
  const mind = minds.find(release, given.first) as Policy
  minds.keep(mind, given.first, { choice: kept, stepsIn: false })
  const found = minds.find(release, asked)
  expect(found).toBeDefined()
  expect(found).not.toBe(mind)
})

test('a game has no mind of a bot that it does not have', () => {
  const { thought, ...same } = twoInARow().first
  expect(new Minds().find(release, { ...same, thought: { ...thought, bot: 'genius' } })).toBeUndefined()
})
