// A way from one program to another on this machine that can be cut: nothing arrives any more, and nobody is told.
import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'

const HOST = '127.0.0.1'

export class Wire {
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private isCut = false

  private constructor(to: number) {
    this.server = createServer((here) => {
      const there = createConnection(to, HOST)
      for (const [one, other] of [
        [here, there],
        [there, here],
      ] as const) {
        this.sockets.add(one)
        one.on('data', (data) => this.isCut || other.write(data))
        one.on('error', () => {})
        one.on('close', () => {
          this.sockets.delete(one)
          if (!this.isCut) other.destroy()
        })
      }
    })
  }

  static async to(port: number): Promise<Wire> {
    const wire = new Wire(port)
    wire.server.listen(0, HOST)
    await once(wire.server, 'listening')
    return wire
  }

  /** The same address by way of this wire. */
  instead(url: string): string {
    const changed = new URL(url)
    changed.port = String((this.server.address() as { port: number }).port)
    return changed.href.replace(/\/$/, '')
  }

  cut(): void {
    this.isCut = true
  }

  /** What was under way is lost; whoever comes again gets through. */
  mend(): void {
    this.isCut = false
    for (const socket of this.sockets) socket.destroy()
  }

  close(): void {
    this.server.close()
    for (const socket of this.sockets) socket.destroy()
  }
}
