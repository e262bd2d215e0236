// Somebody who can write to NATS and means no good. What is said there are a few lines of text.
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

export class Forger {
  /** How much it said. */
  said = 0
  private socket: Socket | undefined
  private readonly url: URL

  constructor(url: string) {
    this.url = new URL(url)
  }

  /** Says of a table whatever would change it if it were believed. NATS may be down. */
  async lie(table: string, seq: number, seat: number): Promise<void> {
    const entry = { at: Date.now(), by: null, deed: { type: 'resign', seat } }
    const lies = [
      { type: 'entry', seq: seq + 1, entry, body: JSON.stringify(entry), deed: entry.deed },
      { type: 'entry', seq: 2 ** 31 },
      { type: 'rewritten' },
      { type: 'chat', line: 'forged', text: 'forged' },
      { type: 'present', present: [{ person: 'forged', name: 'forged', seat }], watchers: 1_000 },
      { type: 'present', seats: [seat, 1_000], watchers: -1_000 },
      { type: 'close' },
    ]
    for (const news of lies) await this.publish(`nora.table.${table}`, JSON.stringify({ node: 'forged', news }))
    await this.publish('nora.signedOut', '{"sessions":"all"}')
    await this.publish(`nora.table.${table}`, '{"node":')
  }

  stop(): void {
    this.socket?.destroy()
  }

  private async publish(subject: string, text: string): Promise<void> {
    try {
      const socket = await this.connected()
      socket.write(`PUB ${subject} ${Buffer.byteLength(text)}\r\n${text}\r\n`)
      this.said++
    } catch {
      this.socket = undefined
    }
  }

  private async connected(): Promise<Socket> {
    if (this.socket && !this.socket.destroyed) return this.socket
    const socket = createConnection(Number(this.url.port), this.url.hostname)
    socket.on('error', () => {})
    socket.on('data', (text) => String(text).includes('PING') && socket.write('PONG\r\n'))
    await once(socket, 'connect')
    socket.write('CONNECT {"verbose":false,"pedantic":false}\r\n')
    this.socket = socket
    return socket
  }
}
