// Two server nodes and a bot worker, each a process of its own as they were built, on a PostgreSQL and a NATS that are
// started for the test.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Machine, startNats, startPostgres } from '../../packages/server/test/support/machines.mjs'
import { ensureBuilt } from '../../scripts/built.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

await ensureBuilt(repositoryRoot, console.error)
const built = (path: string) => join(repositoryRoot, 'packages', path)
const nodeProgram = ['--max-semi-space-size=64', built('server/dist/main.js')]
const workerProgram = [built('cli/dist/main.js'), 'worker']

/** A process that can be killed without warning and started again as it was. */
export class Part {
  readonly name: string
  private readonly program: readonly string[]
  private readonly environment: Readonly<Record<string, string>>
  private child: ChildProcess | undefined
  /** What it complained of. */
  errors = ''

  constructor(name: string, program: readonly string[], environment: Readonly<Record<string, string>>) {
    this.name = name
    this.program = program
    this.environment = environment
  }

  /** Resolves when it has said its first word, which is that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.program], {
      env: { ...process.env, LC_ALL: 'en', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    child.stderr.on('data', (text) => {
      this.errors += text
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.name} ended: ${this.errors}`)
    })
    ended.catch(() => {})
    await Promise.race([once(child.stdout, 'data'), ended])
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Asks it to end; how it did. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    if (!child) return null
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }
}

export interface Cluster {
  readonly databaseUrl: string
  readonly nodes: readonly Part[]
  readonly addresses: readonly string[]
  readonly worker: Part
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const machines: Machine[] = await Promise.all([startPostgres(), startNats()])
  const [postgres, nats] = machines as [Machine, Machine]
  const shared = { DATABASE_URL: postgres.url, NATS_URL: nats.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const ports = [await freePort(), await freePort()]
  const nodes = ports.map((port, index) => {
    const own = { HOST: '127.0.0.1', PORT: String(port), BOT_THREADS: '0' }
    return new Part(`node ${index + 1}`, nodeProgram, { ...shared, ...own })
  })
  const worker = new Part('worker', workerProgram, { ...shared, BOT_THREADS: '1' })
  const parts = [...nodes, worker]
  const stop = async () => {
    await Promise.all(parts.map((part) => part.kill()))
    await Promise.all(machines.map((machine) => machine.stop()))
  }
  try {
    await Promise.all(parts.map((part) => part.start()))
  } catch (error) {
    await stop()
    throw error
  }
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  return { databaseUrl: postgres.url, nodes, addresses, worker, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
