// A server, or several, and what can befall them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt } from '../../scripts/built.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'
import type { Part } from './part.ts'

/** How each counts in the report. */
export type Sort = 'kills' | 'restarts' | 'partitions' | 'others'

/** Something that goes wrong, and is right again when it resolves. */
export interface Fault {
  readonly name: string
  readonly sort: Sort
  run(): Promise<unknown>
}

export interface Deployment {
  /** Of every server that people can go to. */
  readonly addresses: readonly string[]
  /** Where everything is kept. */
  readonly place: { readonly databaseUrl: string | undefined; readonly dataFolder: string }
  readonly bus: string | undefined
  /** Each happens in turn. */
  readonly faults: readonly Fault[]
  readonly servers: readonly Part[]
  /** Every process of Nora's own, the servers among them. */
  readonly parts: readonly Part[]
  /** A turn at most, in seconds: nobody needs a hundredth of it while all is well. */
  readonly turn: number
  stop(): Promise<void>
}

const HOUR = 3_600_000
const built = (path: string) => join(repositoryRoot, 'packages', path)
const clockProgram = pathToFileURL(fileURLToPath(new URL('./moved-clock.mjs', import.meta.url))).href

export const serverProgram = [`--import=${clockProgram}`, '--max-semi-space-size=64', built('server/dist/main.js')]
export const workerProgram = [built('cli/dist/main.js'), 'worker']

export const ensureServersBuilt = () => ensureBuilt(repositoryRoot, console.error)

/** The clock of the machine, as all servers read it. */
export class Clock {
  readonly file: string
  private moved = 0

  constructor(folder: string) {
    this.file = join(folder, 'clock')
    writeFileSync(this.file, '0')
  }

  jump(servers: readonly Part[]): void {
    this.moved += HOUR
    writeFileSync(this.file, String(this.moved))
    for (const server of servers) server.lookAtClock()
  }
}

export const killed = (part: Part): Fault => ({
  name: `${part.name} is killed`,
  sort: 'kills',
  run: () => part.kill().then(() => part.start()),
})

export const frozen = (part: Part, ms: number): Fault => ({
  name: `${part.name} does nothing`,
  sort: 'partitions',
  run: async () => {
    part.freeze()
    await wait(ms)
    part.wake()
  },
})

export const clockJumps = (clock: Clock, servers: readonly Part[]): Fault => ({
  name: 'the clock jumps an hour ahead',
  sort: 'others',
  run: async () => clock.jump(servers),
})
