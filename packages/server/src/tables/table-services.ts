import type { Thinkers } from '../bots/thinkers.ts'
import type { Bus } from '../bus/bus.ts'
import type { Notice } from '../push/notifier.ts'
import type { RulesRegistry } from '../rules/registry.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../watch/log.ts'
import type { Metrics } from '../watch/metrics.ts'

/** What a table needs of the node it is on. */
export interface TableServices {
  readonly store: Store
  readonly bus: Bus
  readonly registry: RulesRegistry
  readonly log: Log
  readonly metrics: Metrics
  /** The name of this node among the others. */
  readonly node: string
  readonly think: Thinkers
  notify(person: string, notice: Notice): void
}

export const TABLE = 'table'

/** Tells other nodes of an entry that is stored. A large one they read themselves. */
export interface EntryNews {
  readonly node: string
  readonly table: string
  readonly seq: number
  readonly body?: string
}
