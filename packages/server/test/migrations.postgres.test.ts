import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '../src/store/postgres.ts'
import { type Machine, startPostgres } from './support/machines.mjs'
import { migrationSuite } from './support/migration-suite.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
}, 60_000)
afterAll(() => machine?.stop())

migrationSuite(
  'PostgreSQL',
  async () => ({ databaseUrl: machine.url, dataFolder: '' }),
  ({ databaseUrl }) => openPostgres(databaseUrl as string),
)
