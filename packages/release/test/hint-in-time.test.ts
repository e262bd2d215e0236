import type { Hint, Late } from '@nora/bots'
import type { Thought } from '@nora/room'
import { expect, test } from 'vitest'
import { hintInTime } from '../src/hint-in-time.ts'

const thought = { at: 7 } as Thought

test('a hint is thought about for 1.3 seconds, and each part of that is known', () => {
  let now = 5_000
  const asked: unknown[] = []
  const hint = (_thought: Thought, seed: number, late: Late): Hint => {
    asked.push(seed, late(0), late(0.5), late(1))
    now += 651
    asked.push(late(0.5), late(1))
    now += 650
    asked.push(late(1))
    return { choice: 'apple' } as unknown as Hint
  }
  expect(hintInTime({ hint }, thought, () => now)).toEqual({ choice: 'apple' })
  expect(asked).toEqual([7, false, false, false, true, false, true])
})

test('rules that give no hints give none', () => {
  expect(hintInTime({}, thought, () => 0)).toBeNull()
})
