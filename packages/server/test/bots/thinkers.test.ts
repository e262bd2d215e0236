// Whoever can write to the bus may answer what bots are asked there.
import type { Thought } from '@nora/room'
import { expect, test } from 'vitest'
import { thinkers } from '../../src/bots/thinkers.ts'
import { LocalBus } from '../../src/bus/local-bus.ts'

class SharedBus extends LocalBus {
  override readonly shared = true
}

const question = { table: 'table', owner: 'ada', thought: { seat: 1 } as Thought }
const pool = { think: async () => ({ choice: 'thought here', stepsIn: false }) as never }

/** What comes of a question that is answered so on the bus. */
const thoughtWhere = (answer: unknown, asksHint?: true) => {
  const bus = new SharedBus()
  bus.answer('think', async () => answer)
  return thinkers(bus, pool)({ ...question, ...(asksHint && { asksHint }) })
}

test('what a worker decides is taken over', async () => {
  expect(await thoughtWhere({ choice: { item: 'fish' }, stepsIn: true })).toEqual({
    choice: { item: 'fish' },
    stepsIn: true,
  })
  expect(await thoughtWhere({ hint: null }, true)).toEqual({ hint: null })
})

test.each([
  ['nothing', null, undefined],
  ['a text', 'believe me', undefined],
  ['a decision without its form', { choice: 'pass' }, undefined],
  ['a decision instead of a hint', { choice: 'pass', stepsIn: false }, true],
  ['a hint of words that nobody thought', { hint: { seat: 0, kind: 'act', reasons: 'pay the host' } }, true],
] as const)('%s is no answer, and it is thought about here', async (_what, answer, asksHint) => {
  expect(await thoughtWhere(answer, asksHint)).toEqual({ choice: 'thought here', stepsIn: false })
})

test('where nobody answers either, nobody thinks', async () => {
  await expect(thinkers(new SharedBus(), undefined)(question)).rejects.toThrow('think')
})
