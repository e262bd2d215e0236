import type { ClientMessage, ServerMessage } from '@nora/protocol'

/**
 * What was asked to be done and is not acknowledged yet. When a connection is found again it is all said once more: under its
 * id the table does it once, however often it hears it.
 */
export class Outstanding {
  private readonly messages = new Map<string, ClientMessage>()

  /** Talk is not acknowledged: it waits only while nobody is there to hear it. */
  sent(message: ClientMessage, delivered: boolean): void {
    const kept = message.type === 'do' || message.type === 'rematch' || (message.type === 'chat' && !delivered)
    if (kept) this.messages.set(message.id, message)
  }

  heard(message: ServerMessage): void {
    if ('id' in message) this.messages.delete(message.id)
  }

  /** Whoever asked for it is not there any more. */
  forget(): void {
    this.messages.clear()
  }

  /** What is to be said when the connection is there again. */
  all(): readonly ClientMessage[] {
    const messages = [...this.messages.values()]
    for (const message of messages) if (message.type === 'chat') this.messages.delete(message.id)
    return messages
  }
}
