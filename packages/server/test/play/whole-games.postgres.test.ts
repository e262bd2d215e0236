import { afterAll, beforeAll } from 'vitest'
import { type Machine, startPostgres } from '../support/machines.mjs'
import { wholeGames } from './whole-games.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
}, 60_000)
afterAll(() => machine?.stop())

wholeGames('PostgreSQL', () => ({ databaseUrl: machine.url }))
