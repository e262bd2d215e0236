// A process of a deployment, as it was built, that can be killed without warning, stopped for a while and started again.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** What is written to files beyond this fails, as on a full disk; the signal that would come with it is ignored. */
const FULL = 4_096
const IGNORING = ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath]

/** Nothing that was started outlives who started it. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export class Part {
  readonly name: string
  private readonly program: readonly string[]
  private readonly environment: Readonly<Record<string, string>>
  private child: ChildProcess | undefined
  /** What it complained of. */
  errors = ''
  /** How often it ended though nobody ended it. */
  died = 0

  constructor(name: string, program: readonly string[], environment: Readonly<Record<string, string>>) {
    this.name = name
    this.program = program
    this.environment = environment
  }

  /** Resolves when it has said its first word, which is that it is ready. */
  async start(): Promise<void> {
    const child = spawn('/bin/sh', [...IGNORING, ...this.program], {
      env: { ...process.env, LC_ALL: 'en', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    running.add(child)
    child.once('exit', () => {
      running.delete(child)
      if (this.child === child) this.died++
    })
    child.stderr.on('data', (text) => {
      this.errors += text
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.name} ended: ${this.errors}`)
    })
    ended.catch(() => {})
    await Promise.race([once(child.stdout, 'data'), ended])
    child.stdout.resume()
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Asks it to end; how it did. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  /** It does nothing at all until it is woken. */
  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  wake(): void {
    this.child?.kill('SIGCONT')
  }

  /** The clock of its machine was moved. */
  lookAtClock(): void {
    this.child?.kill('SIGUSR2')
  }

  /** From now on nothing can be written to its disk, or can be again. */
  fillDisk(on: boolean): void {
    const limit = on ? String(FULL) : 'unlimited'
    const { status, stderr } = spawnSync('prlimit', ['--pid', String(this.child?.pid), `--fsize=${limit}:unlimited`])
    if (status !== 0) throw new Error(`prlimit: ${stderr}`)
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    if (!child) return null
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    this.child = undefined
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }
}
