import type { Time } from '@nora/room'
import type { Thinkers } from '../bots/thinkers.ts'
import type { Bus } from '../bus/bus.ts'
import type { Log } from '../monitoring/log.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Notice } from '../push/notifier.ts'
import type { RulesRegistry } from '../rules/registry.ts'
import type { Outage } from '../store/outage-store.ts'
import type { Store } from '../store/store.ts'

/** What tables need of the node they are on. */
export interface TableServices {
  readonly store: Store
  readonly bus: Bus
  readonly registry: RulesRegistry
  readonly log: Log
  readonly metrics: Metrics
  /** The name of this node among the others. */
  readonly node: string
  readonly think: Thinkers
  /** The clock, and when the tables could not be reached. */
  readonly time: Time & { outages(): readonly Outage[] }
  /** Whether what one person may open is limited. */
  readonly limited: boolean
  /** Throws if there is no place for another table. */
  mustHaveSpace(): Promise<void>
  notify(person: string, notice: Notice): void
}
