import { afterAll, beforeAll } from 'vitest'
import { Store } from '../../src/store/store.ts'
import { type Machine, startPostgres } from '../support/machines.mjs'
import { storeSuite } from '../support/store-suite.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
})
afterAll(() => machine?.stop())

storeSuite('the store on PostgreSQL', () => Store.open({ databaseUrl: machine.url, dataFolder: '' }))
