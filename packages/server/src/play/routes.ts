import { because } from '@nora/kernel'
import { clientMessage, id, PROTOCOL, type ServerMessage, serverMessage } from '@nora/protocol'
import * as z from 'zod/mini'
import type { App } from '../http/app.ts'
import { networkOf } from '../http/network.ts'
import { failures } from '../http/problems.ts'
import { session, visitor } from '../http/session.ts'
import { Throttle } from '../people/throttle.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { answer } from './answer.ts'
import { EventStream } from './event-stream.ts'
import { mutedFor } from './muted.ts'
import { PlaySocket } from './socket.ts'

const tags = ['play']
const number = z.string().check(z.regex(/^\d{1,9}$/))
/** As for a socket: so many messages of one person in ten seconds. */
const MESSAGES = 400
const MESSAGES_STRETCH = 10_000
/** Try again later. */
const CLOSE_TOO_MANY = 1013

/** The socket, and the two requests that do the same where sockets are blocked. */
export function playRoutes(app: App, services: Services): void {
  const pace = new Throttle(MESSAGES, MESSAGES_STRETCH)
  const isFull = (address: string) => services.settings.rateLimits && services.connections.isFull(address)

  app.get('/play', { websocket: true, schema: { hide: true } }, async (socket, request) => {
    // Messages may come before the session is found: they wait.
    socket.pause()
    const known = await session(services, request)
    // Who left meanwhile would never be heard to leave again.
    if (socket.readyState !== socket.OPEN) return
    if (isFull(networkOf(request.ip))) {
      socket.resume()
      return socket.close(CLOSE_TOO_MANY)
    }
    const play = new PlaySocket(services, socket, request.socket, known)
    socket.on('close', services.connections.add(play, networkOf(request.ip)))
    socket.resume()
  })

  app.get(
    '/play/events',
    {
      schema: {
        tags,
        summary: 'The messages of a table as server-sent events, for networks that block sockets',
        querystring: z.strictObject({ table: id, protocol: number, from: z.exactOptional(number) }),
        response: { '4xx': failures['4xx'] },
      },
    },
    async (request, reply) => {
      const { table, protocol, from } = request.query
      const known = await session(services, request)
      if (Number(protocol) !== PROTOCOL) throw new Problem(409, 'reload', { protocol: PROTOCOL })
      if (isFull(networkOf(request.ip))) throw new Problem(429, 'tooMany')
      await services.tables.ask(table, 'summary')
      reply.hijack()
      // Who left meanwhile would never be heard to leave again.
      if (reply.raw.destroyed) return
      const stream = new EventStream(services, reply.raw, table)
      reply.raw.on('close', services.connections.add(stream, networkOf(request.ip)))
      await stream.begin(known, from === undefined ? undefined : Number(from))
    },
  )

  app.post(
    '/play/send',
    {
      schema: {
        tags,
        summary: 'One message to a table; answered with the messages that a socket would be sent back',
        querystring: z.strictObject({ table: id }),
        body: clientMessage,
        response: { 200: z.array(serverMessage), ...failures },
      },
    },
    async (request) => {
      const person = (await visitor(services, request)) ?? null
      if (services.settings.rateLimits && !pace.allows(person?.id ?? networkOf(request.ip)))
        throw new Problem(429, 'tooMany')
      const { table } = request.query
      const message = request.body
      const replies: ServerMessage[] = []
      if (message.type === 'hello') replies.push({ type: 'error', reason: because('helloTwice') })
      else {
        const muted = await mutedFor(services, table, person)
        await answer(services, { table, person, muted }, message, (reply) => replies.push(reply))
      }
      return replies
    },
  )
}
