import { expect, test } from 'vitest'
import { played } from '../support/midgame.ts'
import { opening } from '../support/openings.ts'
import { serve } from '../support/serve.ts'
import { type Seen, Visitor } from '../support/visitor.ts'

test('tables that nobody looks at leave the memory, and are there again when somebody does', async () => {
  const served = await serve({ tablesInMemory: 5 })
  const ada = await Visitor.guest(served.address, 'Ada')
  const tables: string[] = []
  for (let count = 0; count < 20; count++) {
    const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
    tables.push(table)
  }
  expect(served.services.tables.inMemory).toBeLessThanOrEqual(5)
  const watched = await ada.look(tables[0] as string)
  for (const table of tables.slice(1)) {
    const seen = await ada.look(table)
    expect(seen.snapshot?.room.status).toBe('open')
    await seen.leave()
    await expect.poll(() => served.services.tables.inMemory).toBeLessThanOrEqual(6)
  }
  // Who is still there was never dropped.
  expect(await watched.do({ type: 'leave' })).toMatchObject({ type: 'ack' })
  await watched.leave()
  await served.stop()
}, 60_000)

test('a finished game leaves the memory with the last who looks, and is read from its snapshot alone', async () => {
  const served = await serve()
  const { table, players } = await played(served.address, { mode: 'classic', seats: 4 })
  const [first, ...others] = players as [Seen, ...Seen[]]
  expect(first.snapshot?.outcome?.standings).toHaveLength(4)
  const { tables, store } = served.services
  await Promise.all(others.map((player) => player.leave()))
  expect(tables.inMemory).toBe(1)
  await first.leave()
  await expect.poll(() => tables.inMemory).toBe(0)
  expect((await store.tables.entries(table)).length).toBeGreaterThan(100)
  const snapshot = await store.tables.snapshot(table)
  expect(await store.tables.entries(table, snapshot?.seq)).toEqual([])
  expect((await tables.ask(table, 'record')).file?.result?.standings).toHaveLength(4)
  await served.stop()
}, 240_000)
