import type { Socket } from 'node:net'
import { because } from '@nora/kernel'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@nora/protocol'
import type { WebSocket } from 'ws'
import type { Session } from '../people/people.ts'
import { refusalOf } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Person } from '../store/people-store.ts'
import { type Viewer, viewerOf } from '../tables/viewer.ts'
import { answer } from './answer.ts'
import { mutedFor } from './muted.ts'
import { readMessage } from './read-message.ts'
import { TokenBucket } from './token-bucket.ts'

/** A client that does not read is cut off when so many bytes wait for it; it comes back and asks for the whole. */
const MOST_WAITING = 1_048_576
/** So many messages that cannot be read, or come too fast, and the connection is closed. */
const MOST_NONSENSE = 20
const CLOSE_GOING_AWAY = 1001
const CLOSE_NONSENSE = 1008

/** One socket: greets a table, then speaks at it. */
export class PlaySocket {
  private readonly services: Services
  private readonly socket: WebSocket
  private readonly wire: Socket
  private readonly session: Session | undefined
  private readonly bucket: TokenBucket | undefined
  private viewer: Viewer | undefined
  private table: string | undefined
  private nonsense = 0
  private collecting = false
  /** The connection answered since it was last asked whether it is alive. */
  private alive = true

  constructor(services: Services, socket: WebSocket, wire: Socket, session: Session | undefined) {
    this.services = services
    this.socket = socket
    this.wire = wire
    this.session = session
    this.bucket = services.settings.rateLimits ? new TokenBucket() : undefined
    socket.on('message', (data, isBinary) => {
      this.alive = true
      if (isBinary) this.complain('notJson')
      else this.hear(String(data))
    })
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => this.leave())
  }

  /** Called now and then: who did not answer since the last time is gone. */
  check(): void {
    if (this.alive) this.socket.ping()
    else this.socket.terminate()
    this.alive = false
  }

  goAway(): void {
    this.socket.close(CLOSE_GOING_AWAY)
  }

  private get person(): Person | null {
    return this.session?.person ?? null
  }

  private hear(text: string): void {
    if (this.bucket && !this.bucket.allows()) {
      this.complain('tooMany')
      return
    }
    const message = readMessage(text)
    if ('wrong' in message) this.complain(message.wrong.code, message.wrong.params)
    else if (message.type === 'hello') void this.greet(message)
    else if (!this.viewer || this.table === undefined) this.complain('helloFirst')
    else {
      const sender = { table: this.table, person: this.person, muted: this.viewer.muted }
      void answer(this.services, sender, message, (reply) => this.say(reply))
    }
  }

  private async greet({ protocol, table, from }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) return this.say({ type: 'reload', protocol: PROTOCOL })
    if (this.table !== undefined) return this.complain('helloTwice')
    this.table = table
    try {
      const viewer = viewerOf(this.session, await mutedFor(this.services, table, this.person), {
        send: (text) => this.send(text),
        close: (code) => this.socket.close(code),
      })
      this.viewer = viewer
      await this.services.tables.attach(table, viewer, from)
      if (this.socket.readyState !== this.socket.OPEN) this.leave()
    } catch (error) {
      this.table = undefined
      this.viewer = undefined
      const refusal = refusalOf(error)
      const reason = refusal ?? because('tryAgain')
      if (!refusal) this.services.log.error({ err: error, table }, 'a table could not be shown')
      this.say({ type: 'error', reason })
    }
  }

  private leave(): void {
    if (this.viewer && this.table !== undefined) this.services.tables.detach(this.table, this.viewer)
  }

  private complain(code: string, params?: ReturnType<typeof because>['params']): void {
    this.say({ type: 'error', reason: because(code, params) })
    if (++this.nonsense > MOST_NONSENSE) this.socket.close(CLOSE_NONSENSE)
  }

  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  private send(text: string): void {
    if (this.socket.bufferedAmount > MOST_WAITING) {
      this.socket.terminate()
      return
    }
    if (!this.collecting) this.collect()
    this.socket.send(text, ignored)
  }

  /** What is sent at the same moment, as an acknowledgement and its update are, leaves in one packet. */
  private collect(): void {
    this.collecting = true
    this.wire.cork()
    process.nextTick(() => {
      this.collecting = false
      this.wire.uncork()
    })
  }
}

/** What could not be sent is asked for again by whoever comes back. */
const ignored = (): void => {}
