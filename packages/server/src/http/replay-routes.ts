import { setImmediate as others } from 'node:timers/promises'
import { WATCHER } from '@nora/kernel'
import { id, limits } from '@nora/protocol'
import { nameOf } from '@nora/release'
import * as z from 'zod/mini'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { anyJson } from './bodies.ts'
import { networkOf } from './network.ts'
import { failures } from './problems.ts'
import { visitor } from './session.ts'

const tags = ['tables']
const REPLAYS = 30
const MINUTE = 60_000
/** So long at a time a game is played through for somebody who watches it again; others come first in between. */
const STRETCH_MS = 5
const LASTING = 'public, max-age=31536000, immutable'
const word = z.string().check(z.maxLength(limits.id))

/** To look back at a game that is being played, and to understand one that is played by older rules. */
export function replayRoutes(app: App, services: Services): void {
  const { tables, store, registry, settings } = services
  const replays = new SharedThrottle(store, 'replays', REPLAYS, MINUTE)

  app.get(
    '/api/tables/:table/replay',
    {
      schema: {
        tags,
        summary: 'The game so far, act by act, as whoever asks has seen it from their seat, or as watchers have',
        params: z.strictObject({ table: id }),
        response: { 200: anyJson, ...failures },
      },
    },
    async (request, reply) => {
      const who = await visitor(services, request)
      if (settings.rateLimits && !(await replays.allows(who?.id ?? networkOf(request.ip))))
        throw new Problem(429, 'tooMany')
      const { edition, file, seat } = await tables.read(request.params.table, (room) => {
        const file = room.record()
        if (!room.match || !file) throw new Problem(409, 'notStarted')
        return { edition: room.summary(), file, seat: who ? room.seatOf(who.id) : WATCHER }
      })
      const release = await registry.find(edition)
      reply.type('application/json; charset=utf-8')
      return reply.serializer(String).send(JSON.stringify(await inStretches(release.watch(file, seat))))
    },
  )

  app.get(
    '/api/rules/:game/:version',
    {
      schema: {
        tags,
        summary: 'The hashes of the contents that there are rules of this version for, the latest first',
        params: z.strictObject({ game: word, version: word }),
        response: { 200: z.array(z.string()), ...failures },
      },
    },
    async ({ params: { game, version } }) => {
      const kept = await store.rules.of(nameOf(game, version))
      return kept.map(({ contentHash }) => contentHash)
    },
  )

  app.get(
    '/api/rules/:game/:version/:content',
    {
      schema: {
        tags,
        summary: 'The rules of an earlier release as a program, for pages at tables that keep them',
        params: z.strictObject({ game: word, version: word, content: word }),
        response: failures,
      },
    },
    async (request, reply) => {
      const { game, version, content } = request.params
      const kept = await store.rules.of(nameOf(game, version))
      const found = kept.find(({ contentHash }) => contentHash === content)
      if (!found) throw new Problem(404, 'unknownGame', { game: nameOf(game, version) })
      reply.header('cache-control', LASTING).type('text/javascript; charset=utf-8')
      return reply.send(found.body as never)
    },
  )
}

/** Does long work without letting anybody wait for all of it. */
async function inStretches<T>(work: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - since < STRETCH_MS) continue
    await others()
    since = performance.now()
  }
}
