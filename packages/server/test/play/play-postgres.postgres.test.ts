import { afterAll, beforeAll } from 'vitest'
import { type Machine, startPostgres } from '../support/machines.mjs'
import { playSuite } from '../support/play-suite.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
})
afterAll(() => machine?.stop())

playSuite('tables on PostgreSQL', () => ({ databaseUrl: machine.url }))
