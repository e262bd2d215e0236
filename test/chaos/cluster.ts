// Two servers and a bot worker on a PostgreSQL and a NATS that are started for them. Each server has wires of its own to both.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, type Machine, startNats, startPostgres } from '../../packages/server/test/support/machines.mjs'
import {
  Clock,
  clockJumps,
  type Deployment,
  ensureServersBuilt,
  type Fault,
  frozen,
  killed,
  serverProgram,
  workerProgram,
} from './deployment.ts'
import { Part } from './part.ts'
import { Wire } from './wire.ts'

/** One server is always there, so time runs: it has to be enough to find it, also where starting one takes long. */
const TURN = 60
const AWAY_MS = 2_000
const CUT_MS = 5_000

interface Node {
  readonly server: Part
  readonly address: string
  readonly wires: { readonly database: Wire; readonly bus: Wire }
}

export async function startCluster(): Promise<Deployment> {
  await ensureServersBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'nora-chaos-'))
  const clock = new Clock(folder)
  const machines: Machine[] = await Promise.all([startPostgres(), startNats()])
  const [postgres, nats] = machines as [Machine, Machine]
  const shared = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', CHAOS_CLOCK: clock.file }
  const nodeOf = async (number: number): Promise<Node> => {
    const wires = { database: await wireTo(postgres.url), bus: await wireTo(nats.url) }
    const port = await freePort()
    const server = new Part(`server ${number}`, serverProgram, {
      ...shared,
      HOST: '127.0.0.1',
      PORT: String(port),
      BOT_THREADS: '0',
      DATABASE_URL: wires.database.instead(postgres.url),
      NATS_URL: wires.bus.instead(nats.url),
    })
    return { server, address: `http://127.0.0.1:${port}`, wires }
  }
  const nodes = [await nodeOf(1), await nodeOf(2)] as const
  const direct = { DATABASE_URL: postgres.url, NATS_URL: nats.url, BOT_THREADS: '1' }
  const worker = new Part('the worker', workerProgram, { ...shared, ...direct })
  const servers = nodes.map(({ server }) => server)
  const parts = [...servers, worker]
  const stop = async () => {
    await Promise.all(parts.map((part) => part.kill()))
    for (const { wires } of nodes) for (const wire of Object.values(wires)) wire.close()
    await Promise.all(machines.map((machine) => machine.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(parts.map((part) => part.start()))
  } catch (error) {
    await stop()
    throw error
  }
  const [one, other] = nodes
  return {
    addresses: nodes.map(({ address }) => address),
    place: { databaseUrl: postgres.url, dataFolder: '' },
    bus: nats.url,
    servers,
    parts,
    turn: TURN,
    faults: [
      killed(one.server),
      restarted('the database', postgres),
      cut('server 1 has no bus', one.wires.bus),
      killed(other.server),
      cut('server 2 has no database', other.wires.database),
      killed(worker),
      restarted('the bus', nats),
      killed(one.server),
      clockJumps(clock, servers),
      killed(other.server),
      frozen(one.server, CUT_MS),
    ],
    stop,
  }
}

const wireTo = (url: string) => Wire.to(Number(new URL(url).port))

const restarted = (name: string, machine: Machine): Fault => ({
  name: `${name} goes and comes back`,
  sort: 'restarts',
  run: async () => {
    await machine.down()
    await wait(AWAY_MS)
    await machine.up()
  },
})

const cut = (name: string, wire: Wire): Fault => ({
  name,
  sort: 'partitions',
  run: async () => {
    wire.cut()
    await wait(CUT_MS)
    wire.mend()
  },
})
