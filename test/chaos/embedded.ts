// One server on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../packages/server/test/support/machines.mjs'
import {
  Clock,
  clockJumps,
  type Deployment,
  ensureServersBuilt,
  type Fault,
  frozen,
  killed,
  serverProgram,
} from './deployment.ts'
import { Part } from './part.ts'

const TURN = 20
/** Longer than a turn. */
const DOWN_MS = 23_000
const FROZEN_MS = 5_000
const FULL_MS = 3_000

export async function startEmbedded(): Promise<Deployment> {
  await ensureServersBuilt()
  const dataFolder = mkdtempSync(join(tmpdir(), 'nora-chaos-'))
  const clock = new Clock(dataFolder)
  const port = await freePort()
  const server = new Part('the server', serverProgram, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    BOT_THREADS: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    CHAOS_CLOCK: clock.file,
  })
  await server.start()
  const down: Fault = {
    name: 'the server is down for longer than a turn may take',
    sort: 'kills',
    run: async () => {
      await server.kill()
      await wait(DOWN_MS)
      await server.start()
    },
  }
  const full: Fault = {
    name: 'the disk is full',
    sort: 'others',
    run: async () => {
      server.fillDisk(true)
      await wait(FULL_MS)
      server.fillDisk(false)
    },
  }
  const kill = killed(server)
  return {
    addresses: [`http://127.0.0.1:${port}`],
    place: { databaseUrl: undefined, dataFolder },
    bus: undefined,
    servers: [server],
    parts: [server],
    turn: TURN,
    faults: [full, kill, kill, frozen(server, FROZEN_MS), kill, clockJumps(clock, [server]), kill, down, kill],
    stop: async () => {
      await server.kill()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
