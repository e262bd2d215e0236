import { blockBody, me, recoveryCode, renameBody, reportBody } from '@nora/protocol'
import * as z from 'zod/mini'
import { exported } from '../people/export.ts'
import { forget } from '../people/forget.ts'
import { newId } from '../people/secrets.ts'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { anyJson, password, shallowJson } from './bodies.ts'
import { networkOf } from './network.ts'
import { failures } from './problems.ts'
import { ownSession, person, takeCookies } from './session.ts'
import { meOf } from './session-routes.ts'

const nothing = z.null()
const tags = ['people']
const REPORTS = 20
/** All that is kept about somebody may be a lot. */
const EXPORTS = 10
const HOUR = 3_600_000
const MOST_SETTINGS = 20_000

/** Everything about oneself. */
export function peopleRoutes(app: App, services: Services): void {
  const { people, store, settings } = services
  const exporting = new SharedThrottle(store, 'exports', EXPORTS, HOUR)
  const reports = new SharedThrottle(store, 'reports', REPORTS, HOUR)

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who this session is', response: { 200: me, ...failures } } },
    async (request) => meOf(services, await person(services, request)),
  )

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Another name', body: renameBody, response: { 200: me, ...failures } } },
    async (request) => {
      const { name } = request.body
      const who = await person(services, request)
      if (settings.rateLimits && who.login !== null) await people.mayAskForName(networkOf(request.ip))
      if (!(await store.people.rename(who, name))) throw new Problem(409, 'nameTaken', { name })
      return meOf(services, await person(services, request))
    },
  )

  app.put(
    '/api/me/password',
    {
      schema: {
        tags,
        summary: 'Another password, and with it another recovery code; signs out all other devices',
        body: z.strictObject({ old: password, password }),
        response: { 200: recoveryCode, ...failures },
      },
    },
    async (request) => {
      const { old, password: next } = request.body
      const { recoveryCode: code } = await people.changePassword(await ownSession(services, request), old, next)
      return { code }
    },
  )

  app.get(
    '/api/me/settings',
    { schema: { tags, summary: 'What the browser keeps for this person', response: { 200: anyJson, ...failures } } },
    async (request) => JSON.parse((await person(services, request)).settings),
  )

  app.put(
    '/api/me/settings',
    { schema: { tags, summary: 'Keep settings', body: shallowJson, response: { 200: nothing, ...failures } } },
    async (request) => {
      const text = JSON.stringify(request.body ?? null)
      if (text.length > MOST_SETTINGS) throw new Problem(413, 'tooLarge')
      await store.people.keepSettings((await person(services, request)).id, text)
      return null
    },
  )

  app.get(
    '/api/me/export',
    { schema: { tags, summary: 'Everything kept about this person', response: { 200: anyJson, ...failures } } },
    async (request, reply) => {
      const who = await person(services, request)
      if (!(await exporting.allows(who.id))) throw new Problem(429, 'tooMany')
      reply.header('content-disposition', 'attachment; filename="nora-my-data.json"')
      return JSON.parse(JSON.stringify(await exported(store, who)))
    },
  )

  app.post(
    '/api/me/forget',
    {
      schema: {
        tags,
        summary: 'Delete this person: resigns everywhere, and games of others keep a former player',
        body: z.strictObject({ password: z.exactOptional(password) }),
        response: { 200: nothing, ...failures },
      },
    },
    async (request, reply) => {
      const asking = await ownSession(services, request)
      await people.mustBe(asking, request.body.password)
      await forget(services, asking.person)
      takeCookies(reply)
      return null
    },
  )

  app.post(
    '/api/me/blocks',
    { schema: { tags, summary: 'Block somebody or not', body: blockBody, response: { 200: me, ...failures } } },
    async (request) => {
      const who = await person(services, request)
      const { person: other, on } = request.body
      if (other === who.id) throw new Problem(409, 'blockSelf')
      if (!on) await store.people.unblock(who.id, other)
      else if (await store.people.find(other)) await store.people.block(who.id, other, Date.now())
      else throw new Problem(404, 'noSuchPerson')
      return meOf(services, who)
    },
  )

  app.post(
    '/api/reports',
    { schema: { tags, summary: 'Tell the operator', body: reportBody, response: { 200: nothing, ...failures } } },
    async (request) => {
      const { id: by } = await person(services, request)
      if (!(await reports.allows(by))) throw new Problem(429, 'tooMany')
      const { person: about, table = null, text } = request.body
      await store.people.report({ id: newId(), by, about, table, text, at: Date.now() })
      return null
    },
  )
}
