// The same as docs/hosting.md says for PostgreSQL: pg_dump while people play, pg_restore into a new database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres, type Machine, startPostgres } from '../support/machines.mjs'
import { copiedWhilePlayed, goesOnRestored } from '../support/restored.ts'
import { serve } from '../support/serve.ts'

let machine: Machine
beforeAll(async () => {
  machine = await startPostgres()
}, 60_000)
afterAll(() => machine?.stop())

async function run(program: string, args: readonly string[], input?: Buffer): Promise<Buffer> {
  const child = spawn(join(findPostgres() as string, program), args)
  child.stdin.end(input ?? '')
  const [output, errors, [status]] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, 'exit')])
  expect([program, status, errors]).toEqual([program, 0, ''])
  return output
}

test('a dump made while people play starts a server of its own, where they go on', async () => {
  const served = await serve({ databaseUrl: machine.url })
  let dump: Buffer | undefined
  const copied = await copiedWhilePlayed(served, async () => {
    dump = await run('pg_dump', ['--format=custom', machine.url])
  })
  await run('psql', ['-q', '-c', 'CREATE DATABASE restored', machine.url])
  const databaseUrl = machine.url.replace(/[^/]+$/, 'restored')
  await run('pg_restore', ['--no-owner', '-d', databaseUrl], dump)

  await goesOnRestored({ databaseUrl }, copied)
  await served.stop()
}, 240_000)
