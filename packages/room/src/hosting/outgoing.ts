import type { ServerMessage } from '@nora/protocol'

/** A message on its way to viewers. Its text is made once, however many are sent it, and only if somebody wants text. */
export class Outgoing {
  readonly message: ServerMessage
  private written: string | undefined

  constructor(message: ServerMessage) {
    this.message = message
  }

  get text(): string {
    this.written ??= JSON.stringify(this.message)
    return this.written
  }
}
