import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Entered, type Origin, SESSION_MS, type Session } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'
import { networkOf } from './network.ts'
import { isSecure } from './security.ts'

const COOKIE = 'nora'
/** Stays when somebody signs out: by it the browser is known when they come back. */
const DEVICE = 'nora-device'
/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 86_400

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

export function giveCookies({ settings }: Services, reply: FastifyReply, { token, mark }: Entered): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) } as const
  reply.setCookie(COOKIE, token, { ...options, maxAge: SESSION_MS / 1000 })
  if (mark !== null) reply.setCookie(DEVICE, mark, { ...options, maxAge: DEVICE_SECONDS })
}

export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

/** For who deletes their account. */
export function takeCookies(reply: FastifyReply): void {
  takeCookie(reply)
  reply.clearCookie(DEVICE, { path: '/' })
}

export function originOf(request: FastifyRequest): Origin {
  return { address: networkOf(request.ip), mark: request.cookies[DEVICE] }
}
