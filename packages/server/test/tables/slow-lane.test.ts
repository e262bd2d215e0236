import { expect, test } from 'vitest'
import { SlowLane } from '../../src/tables/sandbox/slow-lane.ts'

/** Keeps the thread busy. */
function busyFor(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

/** Does something long at a table, as its host would. */
function longWork(lane: SlowLane, table: string): Promise<void> {
  return lane.run(table, async () => {
    busyFor(20)
    lane.worked(table, 20)
  })
}

test('tables that are slow wait for each other, and have a fifth of the time together', async () => {
  const lane = new SlowLane()
  await Promise.all(['a', 'b', 'c'].map((table) => longWork(lane, table)))
  const from = performance.now()
  await Promise.all(['a', 'b', 'c'].map((table) => longWork(lane, table)))
  // Six times 20 milliseconds of work, and four times as long for others before the last of them.
  expect(performance.now() - from).toBeGreaterThanOrEqual(5 * 80)
})

test('a table that is not slow never waits', async () => {
  const lane = new SlowLane()
  await longWork(lane, 'slow')
  const order: string[] = []
  const slow = longWork(lane, 'slow').then(() => order.push('slow'))
  await lane.run('quick', async () => {
    lane.worked('quick', 1)
    order.push('quick')
  })
  await slow
  expect(order).toEqual(['quick', 'slow'])
})

test('when a hundred things wait, the next is refused', async () => {
  const lane = new SlowLane()
  lane.worked('slow', 15)
  const waiting = Array.from({ length: 100 }, () => lane.run('slow', async () => 'done'))
  await expect(lane.run('slow', async () => 'done')).rejects.toThrow('tooMany')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
})
