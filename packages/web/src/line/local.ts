import type { Seat } from '@nora/kernel'
import type { ClientMessage } from '@nora/protocol'
import { proxy } from 'comlink'
import { keeper } from './keeper.ts'
import type { Line, LineListener } from './line.ts'

/** A line to a table in this browser. It cannot be lost. */
export class LocalLine implements Line {
  private readonly handle: Promise<number | undefined>
  private closed = false

  /** `missing` is told when there is no such game here. */
  constructor(id: string, ends: LineListener, missing: () => void) {
    this.handle = keeper().attach(
      id,
      proxy((message) => {
        if (!this.closed) ends.message(message)
      }),
    )
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
