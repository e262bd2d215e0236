import { woodcraft } from '@nora/catalogue'
import { exportGame, type Game, Match, seededFate } from '@nora/kernel'
import { afterAll, expect, test } from 'vitest'
import { Checker } from '../../src/checks/checker.ts'
import type { Sources } from '../../src/rules/registry.ts'
import { QueueFull, ThreadEnded, ThreadPool } from '../../src/threads/pool.ts'
import type { Deed } from '../support/stuck-thread.ts'

const nothing: Sources = { pack: async () => undefined, rules: async () => [] }
const program = new URL('../support/stuck-thread.ts', import.meta.url)
const rulesOf = () => ({ game: '', rulesVersion: '', pack: null })
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

const pool = new ThreadPool<Deed, string>({ program, most: 1, patience: 2_000, queue: 2, limits, rulesOf }, nothing)
const checker = new Checker(nothing)
afterAll(() => Promise.all([pool.close(), checker.close()]))

test.each(['never ends', 'fills the memory'] as const)(
  'a thread that %s is ended, and the next question is answered',
  async (deed) => {
    await expect(pool.ask(deed)).rejects.toThrow(ThreadEnded)
    expect(await pool.ask('answers')).toBe('done')
  },
  60_000,
)

test('more questions than may wait are turned away, the others are answered', async () => {
  const asked = Array.from({ length: 5 }, () => pool.ask('answers'))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ])
  await expect(asked[4]).rejects.toThrow(QueueFull)
}, 60_000)

test('who asks much waits behind themselves, not before others', async () => {
  let asker = 'Mallory'
  const bots = new ThreadPool<Deed, string>(
    { program, most: 1, patience: 10_000, rulesOf, askerOf: () => asker },
    nothing,
  )
  const answered: string[] = []
  const ask = (who: string) => {
    asker = who
    return bots.ask('answers').then(() => answered.push(who))
  }
  await Promise.all([...Array.from({ length: 30 }, () => ask('Mallory')), ask('Ada'), ask('Ada')])
  // The first of Mallory's is being answered when Ada asks; then they take turns.
  expect(answered.slice(0, 5)).toEqual(['Mallory', 'Mallory', 'Ada', 'Mallory', 'Ada'])
  await bots.close()
}, 60_000)

function finished(game: Game) {
  const match = Match.open(game, {}, { seed: 3 })
  const fate = seededFate(3)
  while (!match.over) {
    const { seat } = match.pending[0] as (typeof match.pending)[number]
    match.choose(seat, match.space(seat)?.sample(fate))
  }
  return JSON.parse(JSON.stringify(exportGame(match)))
}

test('a whole game is checked in a thread, and a wrong one is refused with the reason', async () => {
  const file = finished(woodcraft.game)
  expect(await checker.check('Ada', { file })).toEqual({ game: 'woodcraft', name: 'classic' })
  await expect(checker.check('Ada', { file: { ...file, result: null } })).rejects.toMatchObject({
    status: 409,
    reason: { code: 'resultDiffers' },
  })
  await expect(checker.check('Ada', { file: { ...file, rulesVersion: '0' } })).rejects.toMatchObject({
    reason: { code: 'wrongVersion' },
  })
}, 60_000)

test('what takes too long is refused in words', async () => {
  const impatient = new Checker(nothing, 1)
  const check = impatient.check('Ada', { file: finished(woodcraft.game) })
  await expect(check).rejects.toMatchObject({ status: 422, reason: { code: 'checkTooLong' } })
  await impatient.close()
}, 60_000)

test('nobody takes the whole queue, and a queue that is full says so', async () => {
  const pack = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'mine', records: {} })
  const people = ['Ada', 'Ada', 'Ada', 'Ada', ...Array.from({ length: 20 }, (_, index) => `Bo ${index}`)]
  const answers = await Promise.allSettled(people.map((person) => checker.check(person, { pack })))
  const statuses = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.status : 200))
  expect(statuses[3]).toBe(429)
  expect(statuses.filter((status) => status === 200)).toHaveLength(18)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
  expect(await checker.check('Ada', { pack })).toEqual({ game: 'cats', name: 'mine' })
}, 60_000)
