// The server that everything is thrown at: a process of its own, as it was built, that notes what it suffered.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../scripts/built.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

/** Since it was asked last: the longest that nobody else's turn came; and what is in use now. */
export interface Suffered {
  readonly longestMs: number
  readonly heapMb: number
}

const ERROR = 50
const PATIENCE_MS = 20_000

export class Target {
  readonly address: string
  /** Lines of its log that say that something failed. */
  readonly complaints: string[] = []
  private readonly child: ChildProcess
  private readonly folder: string

  private constructor(child: ChildProcess, folder: string, address: string) {
    this.child = child
    this.folder = folder
    this.address = address
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.read(text))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.complaints.push(text))
  }

  static async start(): Promise<Target> {
    await ensureBuilt(repositoryRoot, console.error)
    const folder = mkdtempSync(join(tmpdir(), 'nora-fuzz-'))
    const program = ['--expose-gc', `--import=${new URL('./watched.mjs', import.meta.url).href}`]
    const child = spawn(process.execPath, [...program, join(repositoryRoot, 'packages/server/dist/main.js')], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_FOLDER: folder,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
        // What is opened on the way is not what is looked for in memory.
        TABLES_IN_MEMORY: '10',
        FUZZ_WATCH: join(folder, 'watch'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    return new Target(child, folder, /http:\/\/\S+/.exec(String(said))?.[0] as string)
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  async suffered(): Promise<Suffered> {
    const file = join(this.folder, 'watch')
    rmSync(file, { force: true })
    this.child.kill('SIGUSR2')
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end && this.isAlive; await wait(20)) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (text.endsWith('}')) return JSON.parse(text) as Suffered
    }
    throw new Error('the server does not say how it is')
  }

  async stop(): Promise<void> {
    if (this.isAlive) {
      this.child.kill('SIGKILL')
      await once(this.child, 'exit')
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  private read(text: string): void {
    for (const line of text.split('\n')) {
      const level = /"level":(\d+)/.exec(line)?.[1]
      if (level !== undefined && Number(level) >= ERROR) this.complaints.push(line)
    }
  }
}
