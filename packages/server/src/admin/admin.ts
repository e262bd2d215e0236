import { randomBytes } from 'node:crypto'
import type { Bus } from '../bus/bus.ts'
import { openLog } from '../monitoring/log.ts'
import { Metrics } from '../monitoring/metrics.ts'
import { openBus } from '../node.ts'
import { loginOf } from '../people/names.ts'
import { People } from '../people/people.ts'
import { newId } from '../people/secrets.ts'
import { Problem } from '../problem.ts'
import { RulesRegistry } from '../rules/registry.ts'
import { sourcesIn } from '../rules/releases.ts'
import type { Settings } from '../settings.ts'
import type { Report } from '../store/people-store.ts'
import type { TableRow } from '../store/rows.ts'
import { Store } from '../store/store.ts'
import { Tables } from '../tables/tables.ts'
import { type Disagreement, disagreements } from './verify.ts'

const PAGE = 200
const PASSWORD_BYTES = 9

/** A table at which something does not agree. */
export interface Verdict {
  readonly table: string
  readonly wrong: readonly Disagreement[]
}

/** What an operator does beside the running servers, on the same database and the same bus. */
export class Admin {
  private readonly store: Store
  private readonly bus: Bus
  private readonly registry: RulesRegistry
  private readonly tables: Tables

  private constructor(store: Store, bus: Bus, settings: Settings) {
    this.store = store
    this.bus = bus
    this.registry = new RulesRegistry(sourcesIn(store))
    const nothing = { tablesInMemory: () => 0, sockets: () => 0, commits: () => 0, entries: () => 0 }
    this.tables = new Tables(
      {
        store,
        bus,
        registry: this.registry,
        log: openLog(settings.logLevel),
        metrics: new Metrics(nothing),
        node: newId(),
        think: () => Promise.reject(new Error('no bot thinks here')),
        time: { now: Date.now, lostSince: () => 0, outages: () => [] },
        limited: false,
        mustHaveSpace: async () => {},
        notify: () => {},
      },
      1,
    )
  }

  static async open(settings: Settings): Promise<Admin> {
    const store = await Store.open(settings)
    try {
      return new Admin(store, await openBus(settings), settings)
    } catch (error) {
      await store.close()
      throw error
    }
  }

  /** All tables of a status, or all there are. */
  async *list(status?: string): AsyncGenerator<TableRow> {
    let after = ''
    for (;;) {
      const page = await this.store.tables.all(after, PAGE)
      for (const row of page) if (status === undefined || row.status === status) yield row
      const last = page.at(-1)
      if (!last) return
      after = last.id
    }
  }

  /** Ends a table as it stands. Servers that have it in memory notice. */
  async close(table: string): Promise<void> {
    const done = await this.tables.obey(table, { type: 'close' }, null)
    if ('refused' in done) throw new Problem(409, done.refused.code, done.refused.params)
  }

  /** One table, or all, against their entries. */
  async *verify(table: string | undefined): AsyncGenerator<Verdict> {
    if (table === undefined) {
      for await (const row of this.list()) yield this.verdict(row)
      return
    }
    const row = await this.store.tables.find(table)
    if (!row) throw new Problem(404, 'noSuchTable', { table })
    yield this.verdict(row)
  }

  vacuum(): Promise<void> {
    return this.store.vacuum()
  }

  /** A copy of the embedded database as it is now, also while servers use it. */
  backup(file: string): Promise<void> {
    return this.store.backup(file)
  }

  /** A new password and recovery code for an account; its devices are signed out. */
  async resetPassword(name: string): Promise<{ readonly password: string; readonly recoveryCode: string }> {
    const found = await this.store.people.byLogin(loginOf(name))
    if (!found) throw new Problem(404, 'noSuchPerson', { name })
    const people = new People(this.store, (sessions) => this.tables.signedOut(sessions))
    const password = randomBytes(PASSWORD_BYTES).toString('base64url')
    return { password, recoveryCode: await people.resetPassword(found.id, password) }
  }

  /** What people reported and nobody has closed, the oldest first. */
  openReports(): Promise<Report[]> {
    return this.store.people.openReports()
  }

  async closeReport(report: string): Promise<void> {
    if (!(await this.store.people.closeReport(report, Date.now()))) throw new Problem(404, 'noSuchReport', { report })
  }

  async shut(): Promise<void> {
    await this.tables.stop()
    await this.tables.close()
    await this.bus.close()
    await this.store.close()
  }

  private async verdict(row: TableRow): Promise<Verdict> {
    return { table: row.id, wrong: await disagreements(this.store, this.registry, row) }
  }
}
