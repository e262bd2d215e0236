import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Only this machine may come, nobody is slowed down, and nothing is said but errors. */
const ENVIRONMENT = {
  HOST: '127.0.0.1',
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  PUBLIC_URL: '',
  PROXIES: '',
}

/** A server in a process of its own, which is ended without warning: what it acknowledged has to be on the disk. */
export class OwnServer {
  readonly address: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.child = child
    this.address = address
  }

  /** `program` is what Node has to run. */
  static async start(program: readonly string[], dataFolder: string): Promise<OwnServer> {
    const child = spawn(process.execPath, [...program], {
      env: { ...process.env, ...ENVIRONMENT, DATA_FOLDER: dataFolder, METRICS_TOKEN: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`)
    })
    const said = once(child.stdout as NodeJS.ReadableStream, 'data')
    const [text] = (await Promise.race([said, ended])) as [Buffer]
    ended.catch(() => {})
    const address = /http:\/\/\S+/.exec(String(text))?.[0]
    if (address === undefined) throw new Error(`the server said: ${text}`)
    return new OwnServer(child, address)
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }
}
