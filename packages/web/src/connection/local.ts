import { type Reason, Refused, type Seat } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'
import { proxy } from 'comlink'
import type { Connection, ConnectionListener } from './connection.ts'
import { given, keeper } from './local-worker.ts'

/** A connection to a table in this browser. It cannot be lost. */
export class LocalConnection implements Connection {
  private readonly handle: Promise<number | undefined>
  private closed = false

  /** `missing` is told when there is no such game here, or why it cannot be played any more. */
  constructor(id: string, ends: ConnectionListener, missing: (why?: Reason) => void) {
    const hear = proxy((message: ServerMessage) => {
      if (!this.closed) ends.message(message)
    })
    this.handle = keeper()
      .attach(id, hear)
      .then((answer) => given(answer))
      .catch((problem: unknown) => {
        if (problem instanceof Refused) missing(problem.reason)
        return undefined
      })
    void this.handle.then((handle) => {
      if (handle === undefined) missing()
      else ends.state('open')
    })
  }

  send(message: ClientMessage): void {
    void this.with((handle) => keeper().say(handle, message))
  }

  look(seat: Seat): void {
    void this.with((handle) => keeper().look(handle, seat))
  }

  close(): void {
    this.closed = true
    void this.with((handle) => keeper().detach(handle))
  }

  private async with(work: (handle: number) => Promise<unknown>): Promise<void> {
    const handle = await this.handle
    if (handle !== undefined) await work(handle)
  }
}
