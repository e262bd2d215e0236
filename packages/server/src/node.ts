import { catalogue, type Offered } from '@nora/catalogue'
import { ThinkingPool } from './bots/pool.ts'
import { thinkers } from './bots/thinkers.ts'
import type { Bus } from './bus/bus.ts'
import { LocalBus } from './bus/local-bus.ts'
import { NatsBus } from './bus/nats-bus.ts'
import { Checker } from './checks/checker.ts'
import { type App, createApp } from './http/app.ts'
import { Heartbeat } from './monitoring/heartbeat.ts'
import { openLog } from './monitoring/log.ts'
import { Metrics } from './monitoring/metrics.ts'
import { Space } from './monitoring/space.ts'
import { People } from './people/people.ts'
import { newId } from './people/secrets.ts'
import { Connections } from './play/connections.ts'
import { Notifier } from './push/notifier.ts'
import { RulesRegistry } from './rules/registry.ts'
import { keepReleases, sourcesIn } from './rules/releases.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { lockFolder } from './store/folder-lock.ts'
import { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

const DAY = 86_400_000

/** A server that runs. */
export interface Node {
  /** Where it answers. */
  readonly address: string
  readonly port: number
  readonly services: Services
  /** Finishes what it acknowledged, then ends. */
  stop(): Promise<void>
}

/** Puts the parts of a server together and starts it. `games` are those it offers. */
export async function startNode(settings: Settings, games: readonly Offered[] = catalogue): Promise<Node> {
  const unlock = settings.databaseUrl === undefined ? lockFolder(settings.dataFolder) : () => {}
  const store = await Store.open(settings).catch((error: unknown) => {
    unlock()
    throw error
  })
  let bus: Bus | undefined
  try {
    bus = await openBus(settings)
    const { services, pool } = await makeServices(settings, store, bus, games)
    const app = await createApp(services)
    services.tables.start()
    const daily = setInterval(() => void closeOldSessions(services), DAY)
    daily.unref()
    await app.listen({ host: settings.host, port: settings.port })
    const stop = () => stopAll(app, services, pool, daily).finally(unlock)
    return { ...addressOf(app, settings), services, stop: once(stop) }
  } catch (error) {
    await bus?.close()
    await store.close()
    unlock()
    throw error
  }
}

export function openBus({ natsUrl, natsOpen }: Settings): Promise<Bus> | Bus {
  return natsUrl === undefined ? new LocalBus() : NatsBus.open(natsUrl, natsOpen)
}

async function makeServices(
  settings: Settings,
  store: Store,
  bus: Bus,
  games: readonly Offered[],
): Promise<{ services: Services; pool: ThinkingPool | undefined }> {
  const log = openLog(settings.logLevel)
  const connections = new Connections()
  const metrics: Metrics = new Metrics({
    tablesInMemory: () => tables.inMemory,
    sockets: () => connections.count,
    commits: () => store.group.commits,
    entries: () => store.group.entries,
  })
  await keepReleases(store.rules)
  const sources = sourcesIn(store)
  const registry = new RulesRegistry(sources, games)
  const pool = settings.botThreads > 0 ? new ThinkingPool(settings.botThreads, sources) : undefined
  const heartbeat = await Heartbeat.start(store.outages, bus.shared, log)
  const notifier = await Notifier.open(store, settings.contact, log, () => metrics.failed('push'))
  const space = new Space(store, settings.mostMegabytes, log)
  const tables: Tables = new Tables(
    {
      store,
      bus,
      registry,
      log,
      metrics,
      node: newId(),
      think: thinkers(bus, pool),
      time: heartbeat,
      limited: settings.rateLimits,
      mustHaveSpace: () => space.mustBeLeft(),
      notify: (person, notice) => {
        notifier.tell(person, notice).catch((error: unknown) => log.warn({ err: error }, 'nobody was notified'))
      },
    },
    settings.tablesInMemory,
  )
  const people = new People(store, (sessions) => tables.signedOut(sessions))
  return {
    services: {
      settings,
      log,
      store,
      bus,
      registry,
      checker: new Checker(sources),
      people,
      space,
      tables,
      heartbeat,
      notifier,
      connections,
      metrics,
      leaving: false,
    },
    pool,
  }
}

/** In this order: take nothing new, finish and store what was begun, then let go of the rest. */
async function stopAll(
  app: App,
  services: Services,
  pool: ThinkingPool | undefined,
  daily: NodeJS.Timeout,
): Promise<void> {
  services.leaving = true
  clearInterval(daily)
  await services.tables.stop()
  services.connections.closeAll()
  await app.close()
  await services.tables.stop()
  await services.tables.close()
  await pool?.close()
  await services.checker.close()
  await services.heartbeat.stop()
  await services.bus.close()
  await services.store.close()
}

async function closeOldSessions({ people, store, log }: Services): Promise<void> {
  try {
    await people.forgetOldSessions()
    await store.counts.forgetOver(Date.now())
  } catch (error) {
    log.warn({ err: error }, 'old sessions could not be closed')
  }
}

function addressOf(app: App, { host, port }: Settings): { address: string; port: number } {
  const found = app.server.address()
  const real = typeof found === 'object' && found ? found.port : port
  return { address: `http://${host.includes(':') ? `[${host}]` : host}:${real}`, port: real }
}

function once<T>(deed: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= deed()
    return done
  }
}
