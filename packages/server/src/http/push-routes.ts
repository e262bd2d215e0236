import { pushBody } from '@nora/protocol'
import * as z from 'zod/mini'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { failures } from './problems.ts'
import { person } from './session.ts'

const tags = ['notifications']
const nothing = z.null()
const key = z.strictObject({ key: z.string() })
const endpoint = z.strictObject({ endpoint: z.string().check(z.maxLength(1_000)) })

/** Notifications for when the page is closed. */
export function pushRoutes(app: App, services: Services): void {
  const { store, notifier } = services

  app.get(
    '/api/push/key',
    { schema: { tags, summary: 'The key with which a browser subscribes', response: { 200: key, ...failures } } },
    async () => ({ key: notifier.publicKey }),
  )

  app.post(
    '/api/me/push',
    { schema: { tags, summary: 'Notify this browser', body: pushBody, response: { 200: nothing, ...failures } } },
    async (request) => {
      const { id } = await person(services, request)
      const { endpoint, keys } = request.body
      if (!isPublic(endpoint)) throw new Problem(400, 'malformed', { field: 'endpoint' })
      await store.push.subscribe(id, { endpoint, ...keys }, Date.now())
      return null
    },
  )

  app.post(
    '/api/me/push/remove',
    { schema: { tags, summary: 'No longer', body: endpoint, response: { 200: nothing, ...failures } } },
    async (request) => {
      await store.push.unsubscribe(request.body.endpoint, (await person(services, request)).id)
      return null
    },
  )
}

/** The server itself will call this address: it must be one of the open network, by name. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname)
  const isInternal = /\.(?:local|localhost|internal|lan|home|corp|test|invalid|example)$/i.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && isName && !isInternal
}
