import { setImmediate as others } from 'node:timers/promises'
import { type GameFile, type Seat, WATCHER } from '@nora/kernel'
import { contentHashes, id, limits } from '@nora/protocol'
import { nameOf } from '@nora/release'
import * as z from 'zod/mini'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { TableEdition } from '../rules/registry.ts'
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
  const { tables, store, settings } = services
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
      const asker = who?.id ?? networkOf(request.ip)
      if (settings.rateLimits && !(await replays.allows(asker))) throw new Problem(429, 'tooMany')
      const { summary, file } = await tables.ask(request.params.table, 'record')
      if (!file) throw new Problem(409, 'notStarted')
      const own = summary.seats.findIndex(({ person }) => person !== null && person === who?.id)
      const seat = own < 0 ? WATCHER : own
      reply.type('application/json; charset=utf-8')
      return reply.serializer(String).send(await watched(services, summary, file, seat, asker))
    },
  )

  app.get(
    '/api/rules/:game/:version',
    {
      schema: {
        tags,
        summary: 'The hashes of the contents that there are rules of this version for, the latest first',
        params: z.strictObject({ game: word, version: word }),
        response: { 200: contentHashes, ...failures },
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

/** The game as a seat saw it, as text. Rules of others are played through in a thread that can be ended. */
async function watched(
  { registry, checker }: Services,
  edition: TableEdition,
  file: GameFile,
  seat: Seat,
  asker: string,
): Promise<string> {
  if (!registry.isOwn(edition)) return checker.watch(asker, { edition, file, seat })
  return JSON.stringify(await inStretches(registry.current(edition.game).watch(file, seat)))
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
