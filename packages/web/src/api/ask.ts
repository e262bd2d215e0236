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
  const answer = await answerTo(path, {
    ...(method && { method }),
    ...(sent !== undefined && { body: sent, headers: { 'content-type': 'application/json' } }),
  })
  const told = await jsonOf(answer)
  if (told === undefined) throw new UnreachableError()
  return read(told)
}

/** Asks the server for a file, as it is; throws as `ask` does. */
export async function askText(path: string): Promise<string> {
  return (await answerTo(path, {})).text()
}

/** What the server does not refuse. */
async function answerTo(path: string, request: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new UnreachableError()
  }
  if (answer.ok) return answer
  const refused = reason.safeParse(await jsonOf(answer))
  throw refused.success ? new Refused(refused.data) : new UnreachableError()
}

/** What is no JSON was not said by our server, but by something in between. */
function jsonOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => undefined)
}

/** For answers that say only that it is done. */
export function done(): void {}
