import { id, limits, packStored } from '@nora/protocol'
import * as z from 'zod/mini'
import { InTurn } from '../people/in-turn.ts'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import { packHash } from '../rules/replayed.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { anyJson } from './bodies.ts'
import { failures } from './problems.ts'
import { mayKeepPack } from './quotas.ts'
import { accountHolder, person } from './session.ts'

const tags = ['packs']
const PACKS = 30
const HOUR = 3_600_000
const LASTING = 'public, max-age=31536000, immutable'

/** Packs that owners of the printed games bring, known by their hash. */
export function packRoutes(app: App, services: Services): void {
  const { store, checker } = services
  const uploading = new SharedThrottle(store, 'packs', PACKS, HOUR)
  const keeping = new InTurn()
  // A pack is hashed as it was written, so its text is kept as it came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/api/packs',
    {
      bodyLimit: limits.pack,
      schema: {
        tags,
        summary: 'Bring a pack; needs an account. What is wrong with it is answered record by record',
        body: z.string(),
        response: { 200: packStored, ...failures },
      },
    },
    async (request) => {
      const { id: owner } = await accountHolder(services, request)
      if (!(await uploading.allows(owner))) throw new Problem(429, 'tooMany')
      const text = request.body
      const hash = packHash(text)
      if (await store.packs.find(hash)) return { hash }
      await services.space.mustBeLeft()
      await mayKeepPack(store, owner, text)
      const { game, name } = await checker.check(owner, { pack: text })
      await keeping.run(owner, async () => {
        await mayKeepPack(store, owner, text)
        await store.packs.add({ hash, game, name, body: text, person: owner, at: Date.now() })
      })
      return { hash }
    },
  )

  app.get(
    '/api/packs/:hash',
    {
      schema: {
        tags,
        summary: 'A pack, for whoever is at a table that is played with it',
        params: z.strictObject({ hash: id }),
        response: { 200: anyJson, ...failures },
      },
    },
    async (request, reply) => {
      const found = await store.packs.find(request.params.hash)
      if (!found) throw new Problem(404, 'unknownPack', { pack: request.params.hash })
      reply.header('cache-control', LASTING).type('application/json; charset=utf-8')
      return reply.serializer(String).send(found.body)
    },
  )

  app.get(
    '/api/me/packs',
    { schema: { tags, summary: 'Packs I brought', response: { 200: anyJson, ...failures } } },
    async (request) => store.packs.of((await person(services, request)).id),
  )
}
