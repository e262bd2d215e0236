import { accountBody, guestBody, type Me, me, recoverBody, recoveryCode, signInBody } from '@nora/protocol'
import * as z from 'zod/mini'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'
import type { App } from './app.ts'
import { networkOf } from './network.ts'
import { failures } from './problems.ts'
import { giveCookies, originOf, person, takeCookie, tokenOf, visitor } from './session.ts'

const nothing = z.null()
const tags = ['sessions']
const GUESTS = 100
const HOUR = 3_600_000

/** Who the session is, with what only they may know. */
export async function meOf({ store }: Services, { id, name, login, createdAt }: Person): Promise<Me> {
  const blocked = (await store.people.blockedBy(id)).map((other) => ({ person: other.id, name: other.name }))
  return { person: id, name, account: login !== null, since: createdAt, blocked }
}

/** Coming and going: guests, accounts, signing in and out. */
export function sessionRoutes(app: App, services: Services): void {
  const { people, settings, store } = services
  const guests = new SharedThrottle(store, 'guests', GUESTS, HOUR)

  app.post(
    '/api/guests',
    { schema: { tags, summary: 'Come in as a guest', body: guestBody, response: { 200: me, ...failures } } },
    async (request, reply) => {
      const known = await visitor(services, request)
      if (known) return meOf(services, known)
      if (settings.rateLimits && !(await guests.allows(networkOf(request.ip)))) throw new Problem(429, 'tooMany')
      await services.space.mustBeLeft()
      const entered = await people.guest(request.body.name)
      giveCookies(services, reply, entered)
      return meOf(services, entered.person)
    },
  )

  app.post(
    '/api/accounts',
    {
      schema: {
        tags,
        summary: 'Make the guest of this session an account, with a new session; the recovery code is shown this once',
        body: accountBody,
        response: { 200: recoveryCode, ...failures },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      if (settings.rateLimits) await people.mayAskForName(networkOf(request.ip))
      const made = await people.becomeAccount(await person(services, request), name, password)
      giveCookies(services, reply, made)
      return { code: made.recoveryCode }
    },
  )

  app.post(
    '/api/sessions',
    { schema: { tags, summary: 'Sign in', body: signInBody, response: { 200: me, ...failures } } },
    async (request, reply) => {
      const { name, password } = request.body
      const entered = await people.signIn(name, password, originOf(request))
      giveCookies(services, reply, entered)
      return meOf(services, entered.person)
    },
  )

  app.post(
    '/api/recovery',
    {
      schema: {
        tags,
        summary: 'Set a new password with the recovery code; signs out everywhere, in here, and gives a new code',
        body: recoverBody,
        response: { 200: recoveryCode, ...failures },
      },
    },
    async (request, reply) => {
      const { name, code, password } = request.body
      const entered = await people.recover(name, code, password, originOf(request))
      giveCookies(services, reply, entered)
      return { code: entered.recoveryCode }
    },
  )

  app.delete(
    '/api/sessions/this',
    { schema: { tags, summary: 'Sign out here', response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const token = tokenOf(request)
      if (token !== undefined) await people.signOut(token)
      takeCookie(reply)
      return null
    },
  )

  app.delete(
    '/api/sessions',
    { schema: { tags, summary: 'Sign out everywhere', response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      await people.signOutEverywhere((await person(services, request)).id)
      takeCookie(reply)
      return null
    },
  )
}
