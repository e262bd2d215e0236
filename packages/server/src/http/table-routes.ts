import { id, type Listed, type LobbyQuery, listed, lobbyQuery, notifyBody, openBody, opened } from '@nora/protocol'
import * as z from 'zod/mini'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { TableRow } from '../store/rows.ts'
import { statedOf } from '../tables/table-row.ts'
import type { App } from './app.ts'
import { anyJson } from './bodies.ts'
import { failures } from './problems.ts'
import { person, visitor } from './session.ts'

const tags = ['tables']
const nothing = z.null()
const MOST_LISTED = 100
const MOST_OWN = 200
const TABLES = 120
const HOUR = 3_600_000

/** A table as lists show it to somebody. */
export function listedFor(row: TableRow, reader: string | undefined): Listed {
  const { room, awaits } = statedOf(row)
  const yourTurn = reader !== undefined && awaits.includes(reader)
  return { table: row.id, room, opened: row.createdAt, changed: row.updatedAt, yourTurn }
}

/** Games that can be played, and tables at which they are. */
export function tableRoutes(app: App, services: Services): void {
  const { store, tables, registry, settings } = services
  const opening = new SharedThrottle(store, 'tables', TABLES, HOUR)

  app.get(
    '/api/games',
    { schema: { tags, summary: 'The games, with their modes and bots', response: { 200: anyJson, ...failures } } },
    async () =>
      registry.releases.map(({ game, bots, takesPacks }) => ({
        game: game.id,
        rulesVersion: game.rulesVersion,
        contentHash: game.contentHash,
        modes: JSON.parse(JSON.stringify(game.modes)),
        bots,
        packs: takesPacks,
      })),
  )

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The lobby: public tables that wait for players or can be watched',
        querystring: lobbyQuery,
        response: { 200: z.array(listed), ...failures },
      },
    },
    async (request) => {
      const who = await visitor(services, request)
      const avoided = who ? await store.people.avoids(who.id) : new Set<string>()
      const rows = await lobbyRows(services, request.query)
      return rows
        .map((row) => listedFor(row, who?.id))
        .filter(({ room }) => fits(room, request.query))
        .filter(({ room }) => !room.seats.some((chair) => chair.person !== null && avoided.has(chair.person)))
    },
  )

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Open a table', body: openBody, response: { 200: opened, ...failures } } },
    async (request) => {
      const who = await person(services, request)
      if (settings.rateLimits && !(await opening.allows(who.id))) throw new Problem(429, 'tooMany')
      return { table: await tables.open(request.body, who) }
    },
  )

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags,
        summary: 'What everybody may know about a table',
        params: z.strictObject({ table: id }),
        response: { 200: listed, ...failures },
      },
    },
    async (request) => {
      const row = await store.tables.find(request.params.table)
      if (!row) throw new Problem(404, 'noSuchTable', { table: request.params.table })
      return listedFor(row, (await visitor(services, request))?.id)
    },
  )

  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Tables at which I sit', response: { 200: z.array(listed), ...failures } } },
    async (request) => {
      const { id: reader } = await person(services, request)
      const rows = await store.tables.of(reader, ['open', 'playing'], MOST_OWN)
      return rows.map((row) => listedFor(row, reader))
    },
  )

  app.post(
    '/api/tables/:table/notify',
    {
      schema: {
        tags,
        summary: 'Notifications of this table on or off',
        params: z.strictObject({ table: id }),
        body: notifyBody,
        response: { 200: nothing, ...failures },
      },
    },
    async (request) => {
      const { id: reader } = await person(services, request)
      await store.push.mute(reader, request.params.table, !request.body.on)
      return null
    },
  )
}

async function lobbyRows({ store }: Services, { game, mode, free }: LobbyQuery): Promise<TableRow[]> {
  const filter = { game, mode, limit: MOST_LISTED }
  const open = await store.tables.lobby({ ...filter, status: 'open' })
  if (free === 'true') return open.filter((row) => row.free > 0)
  return [...open, ...(await store.tables.lobby({ ...filter, status: 'playing' }))]
}

function fits({ terms }: Listed['room'], { clock }: LobbyQuery): boolean {
  return clock === undefined || terms.clock.kind === clock
}
