import { nameOf } from '@nora/release'
import { BoundedMap } from '../../bounded-map.ts'
import { Problem } from '../../problem.ts'
import type { TableEdition } from '../../rules/registry.ts'
import { Sandbox, type SandboxServices } from './sandbox.ts'
import { SandboxedTable } from './sandboxed-table.ts'

/** At the same time. Tables with other packs share one only when there are more packs than this. */
const MOST_THREADS = 3
/** A thread with nothing to do is ended. */
const IDLE_MS = 60_000
/** For so long a table whose rules took too long is left alone: whoever comes back asks for the same again. */
const REST_MS = 15_000
const MOST_RESTING = 1_000

/** What tables in sandboxes need, and who is told that a thread of theirs is gone. */
export interface SandboxedServices extends Omit<SandboxServices, 'gone'> {
  /** These tables have to be read again by whoever wants them; one of them, if it is known, was too much for their thread. */
  gone(tables: readonly string[], culprit: string | undefined, error: unknown): void
}

/**
 * Tables whose rules are not those of this code, in sandboxes, which are threads of their own: when one takes too long over something, or too much
 * memory, its thread is ended, and that table is told. All that was acknowledged is stored; other tables of the thread are
 * read again in the next one.
 */
export class SandboxedTables {
  private readonly services: SandboxedServices
  private readonly threads = new Map<Sandbox, Set<string>>()
  private readonly resting = new BoundedMap<string, number>(MOST_RESTING)

  constructor(services: SandboxedServices) {
    this.services = services
  }

  keep(id: string, edition: Pick<TableEdition, 'game' | 'rulesVersion' | 'pack'>): SandboxedTable {
    if ((this.resting.get(id) ?? 0) > performance.now()) throw new Problem(422, 'tableTooLong')
    const thread = this.threadFor(`${nameOf(edition.game, edition.rulesVersion)} ${edition.pack ?? ''}`)
    thread.tables.add(id)
    return new SandboxedTable(id, thread)
  }

  async close(): Promise<void> {
    await Promise.all([...this.threads.keys()].map((thread) => thread.close()))
    this.threads.clear()
  }

  /** Those who play by the same rules share a thread. */
  private threadFor(rules: string): Sandbox {
    const all = [...this.threads]
    const [known] = all.find(([, played]) => played.has(rules)) ?? []
    const [least] = all.sort(([one], [other]) => one.tables.size - other.tables.size)[0] ?? []
    const thread = known ?? (least && this.threads.size >= MOST_THREADS ? least : this.started())
    this.threads.get(thread)?.add(rules)
    return thread
  }

  private started(): Sandbox {
    const thread = new Sandbox({ ...this.services, gone: (...given) => this.lose(...given) })
    this.threads.set(thread, new Set())
    const idle = setInterval(() => {
      if (!this.threads.has(thread)) clearInterval(idle)
      else if (thread.tables.size === 0) {
        this.threads.delete(thread)
        void thread.close()
      }
    }, IDLE_MS)
    idle.unref()
    return thread
  }

  private lose(thread: Sandbox, culprit: string | undefined, error: unknown): void {
    this.threads.delete(thread)
    if (culprit !== undefined) this.resting.set(culprit, performance.now() + REST_MS)
    thread.refuseAll((table) => (table === culprit ? new Problem(422, 'tableTooLong') : new Problem(503, 'tryAgain')))
    this.services.gone([...thread.tables], culprit, error)
  }
}
