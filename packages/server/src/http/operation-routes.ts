import { timingSafeEqual } from 'node:crypto'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

const PATIENCE_MS = 2_000
const hidden = { schema: { hide: true } }

/** For the machines that watch a server. */
export function operationRoutes(app: App, services: Services): void {
  const { settings, metrics } = services

  app.get('/healthz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const trouble = await troubleOf(services)
    if (trouble === undefined) return { status: 'ready' }
    reply.status(503)
    return { status: trouble }
  })

  app.get('/metrics', hidden, async (request, reply) => {
    const { metricsToken } = settings
    if (metricsToken !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new Problem(401, 'notSignedIn')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** What keeps the node from serving, if anything. */
async function troubleOf({ store, bus, heartbeat, leaving }: Services): Promise<string | undefined> {
  if (leaving) return 'leaving'
  if (!bus.connected) return 'bus'
  // It can still be read from a full disk.
  if (!heartbeat.isStrong) return 'database'
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('database'), PATIENCE_MS)
  })
  const answered = store.ping().then(
    () => undefined,
    () => 'database',
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
