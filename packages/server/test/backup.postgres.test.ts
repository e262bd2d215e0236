// The same as docs/hosting.md says for PostgreSQL: pg_dump while people play, pg_restore into a new database.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres, type Machine, startPostgres } from './support/machines.mjs'
import { played } from './support/midgame.ts'
import { playOn } from './support/player.ts'
import { goesOnRestored } from './support/restored.ts'
import { serve } from './support/serve.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
}, 60_000)
afterAll(() => machine?.stop())

function run(program: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(join(findPostgres() as string, program), args, {
    ...(input && { input }),
    maxBuffer: 1e9,
  })
  expect([program, status, String(stderr)]).toEqual([program, 0, ''])
  return stdout
}

test('a dump made while people play starts a server of its own, where they go on', async () => {
  const served = await serve({ databaseUrl: machine.url })
  const { table, players } = await played(served.address, { enough: (position) => position > 20 })
  const seq = players[0]?.snapshot?.seq as number
  const dump = run('pg_dump', ['--format=custom', machine.url])
  await Promise.all(players.map((player, seat) => playOn(player, seat + 10)))
  run('psql', ['-q', '-c', 'CREATE DATABASE restored', machine.url])
  const databaseUrl = machine.url.replace(/[^/]+$/, 'restored')
  run('pg_restore', ['--no-owner', '-d', databaseUrl], dump)

  await goesOnRestored({ databaseUrl }, table, players, seq)
  await served.stop()
}, 240_000)
