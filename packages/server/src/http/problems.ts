import { reason } from '@nora/protocol'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Problem, problemOf } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

/** What a request may be answered with instead of what it asked for. */
export const failures = { '4xx': reason, '5xx': reason }

/** Whatever goes wrong is answered with a code and parameters, which the client turns into a sentence. */
export function answerProblems(app: App, { log, metrics }: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error) ?? problemOfRequest(error)
    if (problem.status === 500) {
      metrics.failed('request')
      log.error({ err: error, req: request }, 'a request failed')
    }
    return reply.status(problem.status).header('cache-control', 'no-store').send(problem.reason)
  })
}

function problemOfRequest(error: unknown): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    return new Problem(400, 'malformed', { field })
  }
  const { statusCode = 500 } = error as FastifyError
  if (statusCode === 413) return new Problem(413, 'tooLarge')
  if (statusCode === 429) return new Problem(429, 'tooMany')
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, 'malformed', { field: '' })
  return new Problem(500, 'broken')
}
