import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_MS, type Session } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'
import { isSecure } from './security.ts'

const COOKIE = 'nora'

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

/** By which session it is asked; none, if there is no cookie or it has ended. */
export async function session({ people }: Services, request: FastifyRequest): Promise<Session | undefined> {
  const token = tokenOf(request)
  return token === undefined ? undefined : people.known(token)
}

/** Who asks; nobody, if they have no session. */
export async function visitor(services: Services, request: FastifyRequest): Promise<Person | undefined> {
  return (await session(services, request))?.person
}

/** By which session it is asked; there has to be one. */
export async function ownSession(services: Services, request: FastifyRequest): Promise<Session> {
  const found = await session(services, request)
  if (!found) throw new Problem(401, 'notSignedIn')
  return found
}

/** Who asks; it has to be somebody. */
export async function person(services: Services, request: FastifyRequest): Promise<Person> {
  return (await ownSession(services, request)).person
}

/** Who asks; it has to be somebody with an account. */
export async function accountHolder(services: Services, request: FastifyRequest): Promise<Person> {
  const found = await person(services, request)
  if (found.login === null) throw new Problem(403, 'needsAccount')
  return found
}

export function giveCookie({ settings }: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
    maxAge: SESSION_MS / 1000,
  })
}

export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
