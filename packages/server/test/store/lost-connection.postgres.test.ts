import { afterAll, beforeAll, expect, test } from 'vitest'
import { Store } from '../../src/store/store.ts'
import { type Machine, startPostgres } from '../support/machines.mjs'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
})
afterAll(() => machine?.stop())

test('when the database goes away what was asked of it fails, and nothing else; it is asked again when it is back', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  const store = await Store.open({ databaseUrl: machine.url, dataFolder: '' })
  try {
    // Ten at a time, until there is no answer any more.
    const asking = Array.from({ length: 10 }, async () => {
      for (;;) await store.tables.entries('nowhere')
    })
    const answers = Promise.allSettled(asking)
    await store.tables.entries('nowhere')
    await machine.down()
    expect((await answers).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    await machine.up()
    await expect.poll(() => store.tables.entries('nowhere').catch(() => 'down')).toEqual([])
    expect(uncaught).toEqual([])
  } finally {
    process.off('uncaughtException', note)
    await store.close()
  }
})
