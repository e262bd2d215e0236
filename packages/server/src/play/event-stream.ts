import type { ServerResponse } from 'node:http'
import { because } from '@nora/kernel'
import type { ServerMessage } from '@nora/protocol'
import type { Session } from '../people/people.ts'
import { refusalOf } from '../problem.ts'
import type { Services } from '../services.ts'
import { type Viewer, viewerOf } from '../tables/viewer.ts'
import { mutedFor } from './muted.ts'

const MOST_WAITING = 1_048_576
/** So long a stream that was ended may take to say the rest to a reader who hardly reads. */
const LAST_WORDS_MS = 5_000

/** Server-sent events, for networks that block sockets: the same messages, one way. What is said comes by POST. */
export class EventStream {
  private readonly services: Services
  private readonly response: ServerResponse
  private readonly table: string
  private viewer: Viewer | undefined

  constructor(services: Services, response: ServerResponse, table: string) {
    this.services = services
    this.response = response
    this.table = table
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy that collects the stream before it passes it on would stop the game.
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
    response.on('close', () => this.leave())
    // A reader that vanishes is heard of by 'close' too; an error that nobody listens for would end the server.
    response.on('error', () => {})
  }

  /** The answer has begun, so what goes wrong from here on is told as a message. */
  async begin(session: Session | undefined, from: number | undefined): Promise<void> {
    try {
      await this.greet(session, from)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) this.services.log.error({ err: error, table: this.table }, 'a table could not be shown')
      this.send(JSON.stringify({ type: 'error', reason: refusal ?? because('tryAgain') } satisfies ServerMessage))
      this.end()
    }
  }

  private async greet(session: Session | undefined, from: number | undefined): Promise<void> {
    const muted = await mutedFor(this.services, this.table, session?.person ?? null)
    this.viewer = viewerOf(session, muted, { send: (text) => this.send(text), close: () => this.end() })
    await this.services.tables.attach(this.table, this.viewer, from)
    if (this.response.destroyed) this.leave()
  }

  send(text: string): void {
    this.write(`data: ${text}\n\n`)
  }

  /** Keeps proxies from closing a quiet stream, and notices a reader that is gone. */
  check(): void {
    this.write(': still here\n\n')
  }

  goAway(): void {
    this.end()
  }

  private write(text: string): void {
    // Who was sent away may stay a while, to read the rest: nothing is added to it.
    if (this.response.writableEnded) return
    if (this.response.writableLength > MOST_WAITING) this.response.destroy()
    else this.response.write(text)
  }

  private end(): void {
    this.response.end()
    setTimeout(() => this.response.destroy(), LAST_WORDS_MS).unref()
  }

  private leave(): void {
    if (this.viewer) this.services.tables.detach(this.table, this.viewer)
  }
}
