import fastify, { type FastifyInstance } from 'fastify'
import { healthPage } from './health-page.ts'

export function createServer(): FastifyInstance {
  const server = fastify({ forceCloseConnections: true })
  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(healthPage))
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  return server
}
