import { because, type Reason } from '@nora/kernel'
import { type ClientMessage, clientMessage } from '@nora/protocol'

/** Reads a message of a client: the message, or what is wrong with it. */
export function readMessage(text: string): ClientMessage | { readonly wrong: Reason } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { wrong: because('notJson') }
  }
  const read = clientMessage.safeParse(value)
  if (read.success) return read.data
  return { wrong: because('malformed', { field: read.error.issues[0]?.path.map(String).join('.') ?? '' }) }
}
