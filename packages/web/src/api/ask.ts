import { Refused } from '@nora/kernel'
import { reason } from '@nora/protocol'

/** Nobody answers: there is no network, or no server behind this page. */
export class UnreachableError extends Error {
  constructor() {
    super('the server does not answer')
    this.name = 'UnreachableError'
  }
}

interface Asking {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** Sent as it is. */
  readonly text?: string
}

/** Asks the server and reads its answer; throws `Refused` with the server's reason, or `UnreachableError`. */
export async function ask<Answer>(
  path: string,
  read: (answer: unknown) => Answer,
  { method, body, text }: Asking = {},
): Promise<Answer> {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const { ok, told } = await answerTo(path, {
    ...(method && { method }),
    ...(sent !== undefined && { body: sent, headers: { 'content-type': 'application/json' } }),
  })
  if (ok && told !== undefined) return read(told)
  const refused = reason.safeParse(told)
  if (refused.success) throw new Refused(refused.data)
  throw new UnreachableError()
}

async function answerTo(path: string, request: RequestInit): Promise<{ ok: boolean; told: unknown }> {
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new UnreachableError()
  }
  // What is no JSON was not said by our server, but by something in between.
  const told: unknown = await answer.json().catch(() => undefined)
  return { ok: answer.ok, told }
}

/** For answers that say only that it is done. */
export function done(): void {}
