import { Refused, type Seat } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'
import { proxy } from 'comlink'
import type { Connection, ConnectionEnds } from './connection.ts'
import { given, keeper } from './local-worker.ts'

/** A connection to a table in this browser. It cannot be lost. */
export class LocalConnection implements Connection {
  private readonly handle: Promise<number | undefined>
  private closed = false

  constructor(id: string, ends: ConnectionEnds) {
    const hear = proxy((message: ServerMessage) => {
      if (!this.closed) ends.message(message)
    })
    this.handle = keeper()
      .attach(id, hear)
      .then((answer) => given(answer))
      .catch((problem: unknown) => {
        if (problem instanceof Refused) ends.missing(problem.reason)
        return undefined
      })
    void this.handle.then(async (handle) => {
      if (handle === undefined) return ends.missing()
      ends.state('open')
      if (!(await keeper().isLasting())) ends.passing()
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
