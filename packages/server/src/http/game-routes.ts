import { Readable } from 'node:stream'
import { finished, gameFile, id, limits } from '@nora/protocol'
import * as z from 'zod/mini'
import { InTurn } from '../people/in-turn.ts'
import { newId } from '../people/secrets.ts'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { statedOf } from '../tables/table-row.ts'
import type { App } from './app.ts'
import { anyJson } from './bodies.ts'
import { broughtFile } from './brought-file.ts'
import { failures } from './problems.ts'
import { mayImport } from './quotas.ts'
import { person } from './session.ts'
import { listedFor } from './table-routes.ts'

const tags = ['games']
const nothing = z.null()
const PAGE = 50
const MOST_GAMES = 10_000
const IMPORTS = 60
/** For all games of somebody, every one of their tables is read. */
const DOWNLOADS = 10
const HOUR = 3_600_000
const table = z.strictObject({ table: id })
const imported = z.strictObject({ game: id })

/** After the game: history, files to keep, files to look at. */
export function gameRoutes(app: App, services: Services): void {
  const { store, checker } = services
  const importing = new SharedThrottle(store, 'imports', IMPORTS, HOUR)
  const downloading = new SharedThrottle(store, 'downloads', DOWNLOADS, HOUR)
  const keeping = new InTurn()

  app.get(
    '/api/me/games',
    {
      schema: {
        tags,
        summary: 'My finished games, the latest first; `before` is where the page before ended',
        querystring: z.strictObject({ before: z.exactOptional(z.string().check(z.regex(/^\d{1,15}$/))) }),
        response: { 200: z.array(finished), ...failures },
      },
    },
    async (request) => {
      const { id: reader } = await person(services, request)
      const { before } = request.query
      const rows = await store.tables.of(reader, ['over'], PAGE, before === undefined ? undefined : Number(before))
      return rows.map((row) => ({
        ...listedFor(row, reader),
        ended: row.updatedAt,
        outcome: statedOf(row).outcome,
      }))
    },
  )

  app.get(
    '/api/tables/:table/game',
    {
      schema: {
        tags,
        summary: 'A finished game as a file, to replay or to keep',
        params: table,
        response: { 200: anyJson, ...failures },
      },
    },
    async (request, reply) => {
      const { table: wanted } = request.params
      const file = await fileOf(services, wanted)
      reply.header('content-disposition', `attachment; filename="nora-${wanted}.json"`)
      reply.type('application/json; charset=utf-8')
      return reply.serializer(String).send(file)
    },
  )

  app.get(
    '/api/me/games/files',
    { schema: { tags, summary: 'All my finished games in one file', response: failures } },
    async (request, reply) => {
      const { id: reader } = await person(services, request)
      if (!(await downloading.allows(reader))) throw new Problem(429, 'tooMany')
      const rows = await store.tables.of(reader, ['over'], MOST_GAMES)
      reply.header('content-disposition', 'attachment; filename="nora-games.json"')
      reply.type('application/json; charset=utf-8')
      const ids = rows.map((row) => row.id)
      return reply.send(Readable.from(listOf(services, ids)) as never)
    },
  )

  app.post(
    '/api/imports',
    {
      bodyLimit: limits.gameFile,
      schema: {
        tags,
        summary: 'Keep a downloaded game here, to replay it; every move in it is checked',
        body: gameFile,
        response: { 200: imported, ...failures },
      },
    },
    async (request) => {
      const owner = await person(services, request)
      if (!(await importing.allows(owner.id))) throw new Problem(429, 'tooMany')
      const file = broughtFile(request.body)
      const body = JSON.stringify(file)
      await services.space.mustBeLeft()
      await mayImport(store, owner, body)
      const { game, name: mode } = await checker.check(owner.id, { file })
      const id = newId()
      await keeping.run(owner.id, async () => {
        await mayImport(store, owner, body)
        await store.imports.add({ id, person: owner.id, at: Date.now(), game, mode, body })
      })
      return { game: id }
    },
  )

  app.get(
    '/api/me/imports',
    { schema: { tags, summary: 'Games I brought here', response: { 200: anyJson, ...failures } } },
    async (request) => store.imports.of((await person(services, request)).id),
  )

  app.get(
    '/api/imports/:game',
    { schema: { tags, summary: 'A game I brought here', params: imported, response: { 200: anyJson, ...failures } } },
    async (request) => {
      const { id: owner } = await person(services, request)
      const found = await store.imports.find(request.params.game)
      if (found?.person !== owner) throw new Problem(404, 'noSuchGame')
      return JSON.parse(found.body)
    },
  )

  app.delete(
    '/api/imports/:game',
    { schema: { tags, summary: 'Delete it', params: imported, response: { 200: nothing, ...failures } } },
    async (request) => {
      await store.imports.drop(request.params.game, (await person(services, request)).id)
      return null
    },
  )
}

/** The text of the file of a game. Only when it is over: it tells every hand. */
async function fileOf({ tables, store }: Services, wanted: string): Promise<string> {
  const { summary, file } = await tables.ask(wanted, 'record')
  if (summary.status !== 'over' || !file) throw new Problem(409, 'notOver')
  const { pack } = summary
  // With its pack the file can be replayed anywhere.
  const text = pack === null ? undefined : (await store.packs.find(pack))?.body
  return JSON.stringify(text === undefined ? file : { ...file, pack: text })
}

/** A list of files, one at a time: all together may be more than fits into memory. */
async function* listOf(services: Services, ids: readonly string[]): AsyncGenerator<string> {
  let separator = '['
  for (const wanted of ids) {
    try {
      const file = await fileOf(services, wanted)
      yield separator + file
      separator = ',\n'
    } catch (error) {
      // A table that was given up before the game began has no file.
      if (!(error instanceof Problem)) throw error
    }
  }
  yield separator === '[' ? '[]' : ']'
}
