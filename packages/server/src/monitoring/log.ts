import { type Logger, pino } from 'pino'
import type { LogLevel } from '../settings.ts'

export type Log = Logger

/**
 * One JSON object a line. Nothing personal is ever written: no name, no address, no cookie, no text that somebody
 * typed; a request is its method and its route, not what stood in the address.
 */
export function openLog(level: LogLevel): Log {
  return pino({
    level,
    base: { name: 'nora' },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, stack: placesOf(error) }),
    },
  })
}

/** Where it happened, without the message, which may quote what somebody typed. */
function placesOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
}
