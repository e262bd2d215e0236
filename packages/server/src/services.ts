import type { Bus } from './bus/bus.ts'
import type { Checker } from './checks/checker.ts'
import type { Heartbeat } from './monitoring/heartbeat.ts'
import type { Log } from './monitoring/log.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { Space } from './monitoring/space.ts'
import type { People } from './people/people.ts'
import type { Connections } from './play/connections.ts'
import type { Notifier } from './push/notifier.ts'
import type { RulesRegistry } from './rules/registry.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './tables/tables.ts'

/** The parts of a node, each made once when it starts. */
export interface Services {
  readonly settings: Settings
  readonly log: Log
  readonly store: Store
  readonly bus: Bus
  readonly registry: RulesRegistry
  readonly checker: Checker
  readonly people: People
  readonly space: Space
  readonly tables: Tables
  readonly heartbeat: Heartbeat
  readonly notifier: Notifier
  readonly connections: Connections
  readonly metrics: Metrics
  /** Whether the node is about to end: it finishes what it began and takes nothing new. */
  leaving: boolean
}
