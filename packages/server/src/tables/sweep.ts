import type { Log } from '../monitoring/log.ts'
import type { Store } from '../store/store.ts'

const SWEEP_MS = 1_000
/** How often what is viewed is compared with the store: a message may be lost, and an admin command sends none. */
const COMPARE_EVERY = 5
const MOST_AT_ONCE = 100

/** What the sweep needs of the tables. */
export interface Swept {
  wake(table: string): Promise<void>
  /** The tables somebody looks at here. */
  viewed(): string[]
  newest(table: string, seq: number): void
  /** The sessions behind the connections of this node. */
  sessions(): string[]
  /** These have ended. */
  signedOut(sessions: readonly string[]): void
}

/** Looks after tables that nobody is at: a clock has run out, or the node that asked a bot is gone. */
export class Sweep {
  private readonly store: Store
  private readonly swept: Swept
  private readonly log: Log
  private timer: NodeJS.Timeout | undefined
  private round = 0
  private running = false

  constructor(store: Store, swept: Swept, log: Log) {
    this.store = store
    this.swept = swept
    this.log = log
  }

  /** `from` is the time up to which tables are looked after at once: a node that is alone need not wait for another. */
  start(from: number): void {
    void this.sweep(from)
    this.timer = setInterval(() => void this.sweep(Date.now()), SWEEP_MS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Another node says that sessions have ended: which ones is read. */
  sessionsEnded(): void {
    this.compareSessions().catch((error: unknown) => {
      this.log.error({ err: error }, 'sessions could not be compared')
    })
  }

  private async sweep(now: number): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (const table of await this.store.tables.sleepers(now, MOST_AT_ONCE)) await this.swept.wake(table)
      if (++this.round % COMPARE_EVERY === 0) {
        await this.compareTables()
        await this.compareSessions()
      }
    } catch (error) {
      this.log.error({ err: error }, 'tables could not be looked after')
    } finally {
      this.running = false
    }
  }

  private async compareTables(): Promise<void> {
    const newest = await this.store.tables.newest(this.swept.viewed())
    for (const [table, seq] of newest) this.swept.newest(table, seq)
  }

  private async compareSessions(): Promise<void> {
    const sessions = this.swept.sessions()
    const open = await this.store.people.openSessions(sessions)
    this.swept.signedOut(sessions.filter((session) => !open.has(session)))
  }
}
