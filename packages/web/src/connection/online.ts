import type { ClientMessage, ServerMessage } from '@nora/protocol'
import { type Channel, type ChannelEnds, openSocket, openStream } from './channel.ts'
import type { Connection, ConnectionEnds } from './connection.ts'
import { Outstanding } from './outstanding.ts'

const SOONEST = 500
const LATEST = 8_000
/** So many sockets that never opened, and the network is thought to block them. */
const BLOCKED = 3
const HEARTBEAT = 20_000
/** A connection that is silent for so long after a heartbeat is dead, whatever the browser thinks. */
const SILENCE = 10_000

/** Nothing was heard for so long although it was to be asked in between: the page or its machine was asleep. */
const SLEEP = HEARTBEAT + SILENCE + 5_000

/** A connection to a table of the server. It comes back by itself and says again what was not acknowledged. */
export class OnlineConnection implements Connection {
  private readonly table: string
  private readonly ends: ConnectionEnds
  private readonly outstanding = new Outstanding()
  private channel: Channel | undefined
  private failures = 0
  private everOpened = false
  private closed = false
  private greeted = false
  /** Whom the server took this page for when it greeted it last; null for nobody. */
  private person: string | null | undefined
  /** What the page knows was seen with the eyes of somebody else: nothing can be added to it. */
  private anew = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private heardAt = Date.now()
  private readonly heart: ReturnType<typeof setInterval>

  constructor(table: string, ends: ConnectionEnds) {
    this.table = table
    this.ends = ends
    this.heart = setInterval(() => this.beat(), HEARTBEAT)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  send(message: ClientMessage): void {
    this.outstanding.sent(message, this.greeted)
    if (this.greeted) this.channel?.send(message)
  }

  close(): void {
    this.closed = true
    clearInterval(this.heart)
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    document.removeEventListener('visibilitychange', this.hurry)
    this.channel?.close()
  }

  reopen(): void {
    this.channel?.close()
    this.channel = undefined
    this.greeted = false
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    const open = !this.everOpened && this.failures >= BLOCKED ? openStream : openSocket
    let mine: Channel | undefined
    const current = () => !this.closed && (mine === undefined || mine === this.channel)
    const ends: ChannelEnds = {
      opened: () => {
        if (open === openSocket) this.everOpened = true
      },
      heard: (message) => current() && this.hear(message),
      gone: () => current() && this.lose(),
    }
    mine = open(this.table, this.anew ? undefined : this.ends.from(), ends)
    this.channel = mine
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence)
    this.heardAt = Date.now()
    this.outstanding.heard(message)
    if (!this.greeted && (message.type === 'welcome' || message.type === 'updates')) {
      if (message.you) this.meet(message.you.person)
      if (message.type === 'welcome') this.anew = false
      // These would be added to what somebody else saw.
      if (this.anew) {
        this.reopen()
        return
      }
      this.greet()
    }
    this.ends.message(message)
  }

  /** The session may have been exchanged in another tab meanwhile. What one asked for is not asked for in the name of the other. */
  private meet(person: string | null): void {
    this.anew = this.person !== undefined && this.person !== person
    // Who was nobody has become somebody, and asked for this as such.
    if (this.anew && this.person !== null) this.outstanding.forget()
    this.person = person
  }

  private greet(): void {
    this.greeted = true
    this.failures = 0
    this.ends.state('open')
    for (const message of this.outstanding.all()) this.channel?.send(message)
  }

  private readonly lose = (): void => {
    if (this.closed) return
    this.channel?.close()
    this.channel = undefined
    this.greeted = false
    this.ends.state('lost')
    const wait = Math.min(LATEST, SOONEST * 2 ** this.failures++)
    clearTimeout(this.retry)
    // Not everybody at once, when a server comes back.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.wasAsleep) this.lose()
    if (!this.channel) this.connect()
  }

  /** Then the other end has long gone, whether or not the browser says so. */
  private get wasAsleep(): boolean {
    return this.greeted && Date.now() - this.heardAt > SLEEP
  }

  private beat(): void {
    if (this.wasAsleep) this.hurry()
    if (!this.greeted) return
    this.send({ type: 'ping', sent: Date.now() })
    clearTimeout(this.silence)
    this.silence = setTimeout(this.lose, SILENCE)
  }
}
