import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { limits } from '@nora/protocol'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { playRoutes } from '../play/routes.ts'
import type { Services } from '../services.ts'
import { docs } from './docs.ts'
import { gameRoutes } from './game-routes.ts'
import { networkOf } from './network.ts'
import { operationRoutes } from './operation-routes.ts'
import { packRoutes } from './pack-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { answerProblems } from './problems.ts'
import { pushRoutes } from './push-routes.ts'
import { replayRoutes } from './replay-routes.ts'
import { secure } from './security.ts'
import { sessionRoutes } from './session-routes.ts'
import { tableRoutes } from './table-routes.ts'
import { pages } from './web-files.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** Requests of one network in a minute. A page asks for a few dozen things when it is opened, and then for little. */
const REQUESTS_PER_MINUTE = 600
const limitPerNetwork = {
  max: REQUESTS_PER_MINUTE,
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
}
/** Nothing but packs and game files is larger, and those say so themselves. */
const BODY = 65_536
/** How often it is looked for requests that take too long to come. */
const LOOK_MS = 1_000

/** Everything that answers on the network. */
export async function createApp(services: Services): Promise<App> {
  const { settings, log } = services
  const requestTimeout = settings.requestSeconds * 1_000
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    bodyLimit: BODY,
    requestTimeout,
    http: { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: LOOK_MS },
    routerOptions: { maxParamLength: limits.id },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app, services)
  await app.register(cookie)
  // Before anything that may refuse a request: the plugin closes the sockets of those that are refused.
  await app.register(websocket, {
    options: { maxPayload: limits.message },
    errorHandler: (_error, socket) => socket.terminate(),
  })
  await secure(app, settings)
  if (settings.rateLimits) await app.register(rateLimit, limitPerNetwork)
  await docs(app)
  for (const routes of [sessionRoutes, peopleRoutes, tableRoutes, gameRoutes, packRoutes, pushRoutes, replayRoutes]) {
    await app.register(async (part) => routes(part as App, services))
  }
  await app.register(async (part) => playRoutes(part as App, services))
  operationRoutes(app, services)
  await pages(app)
  return app
}
