import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { App } from './app.ts'
import { pageStyle } from './page.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const forPrograms = /^\/(?:api|play)\b/
const self = "'self'"
const none = "'none'"

const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`

/** Headers that tell a browser to run, show and send nothing but what is ours; and no deed on another page's behalf. */
export async function secure(app: App, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [none],
        'script-src': [self],
        'style-src': [self, styleHash],
        'img-src': [self, 'data:', 'blob:'],
        'font-src': [self],
        'connect-src': [self],
        'media-src': [self],
        'worker-src': [self],
        'manifest-src': [self],
        'base-uri': [none],
        'form-action': [self],
        'frame-ancestors': [none],
      },
    },
    hsts: isSecure(settings) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    // What is for everybody and lasts says so itself.
    if (forPrograms.test(request.url)) reply.header('cache-control', 'no-store')
    if (!SAFE.includes(request.method) || request.headers.upgrade) mustBeOurs(request, settings)
  })
}

/** Whether people reach this server by https. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') ?? false

/**
 * A cookie comes along whoever caused the request. A browser says which page did: it has to be one of ours. Programs
 * that are no browsers say nothing, and have no cookies but those they were given.
 */
function mustBeOurs(request: FastifyRequest, { publicUrl }: Settings): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : origin !== (publicUrl ?? `${request.protocol}://${request.host}`)
  if (foreign) throw new Problem(403, 'foreignPage')
}
