import { once } from 'node:events'
import { type Fate, type Game, type Seat, Table, Variant, WATCHER } from '@nora/kernel'
import { type Command, PROTOCOL, type ServerMessage, type TableSnapshot, updated } from '@nora/protocol'
import WebSocket from 'ws'
import type { Tally } from './tally.ts'

/** Messages that begin like this leave everything as it is. */
const NEWS_OF_OTHERS = '{"type":"presence"'

interface Sent {
  readonly id: string
  readonly at: number
  readonly isChoice: boolean
  resolve?(): void
}

export interface PlayerSetup {
  readonly game: Game
  readonly fate: Fate
  readonly tally: Tally
  /** Told when the game is over. */
  over(): void
}

/**
 * One person at one table, over a socket of its own. It decides by the rules of the game from what it is shown, as a
 * browser does, but draws nothing and remembers no log: the server is what is measured.
 */
export class Player {
  private readonly table: string
  private readonly setup: PlayerSetup
  private readonly socket: WebSocket
  private snapshot: TableSnapshot | undefined
  private seat: Seat = WATCHER
  private variant: Variant | undefined
  private sent: Sent | undefined
  private ids = 0
  /** The newest entry of its own: until it has been shown, there is nothing to decide about. */
  private newest = 0
  private seated: (() => void) | undefined
  playing = false

  private constructor(socket: WebSocket, table: string, setup: PlayerSetup) {
    this.socket = socket
    this.table = table
    this.setup = setup
    socket.on('message', (data) => this.hear(String(data)))
  }

  /** Comes to a table and sees it. */
  static async join(address: string, cookie: string, table: string, setup: PlayerSetup): Promise<Player> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/play`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    await once(socket, 'open')
    const player = new Player(socket, table, setup)
    const shown = new Promise<void>((resolve) => {
      player.seated = resolve
    })
    player.say({ type: 'hello', protocol: PROTOCOL, table })
    await shown
    return player
  }

  get isWaiting(): boolean {
    return this.sent !== undefined
  }

  /** The number of the last entry it was shown. */
  get seq(): number {
    return this.snapshot?.seq ?? 0
  }

  sit(seat: number): Promise<void> {
    return this.done({ type: 'sit', seat })
  }

  /** From now on it decides whenever it has to. At pauses it lets play go on. */
  async play(): Promise<void> {
    await this.done({ type: 'setPassing', seat: this.seat, passing: 'always' })
    this.playing = true
    this.act()
  }

  leave(): void {
    this.playing = false
    this.socket.close()
  }

  private act(): void {
    const { snapshot, seat } = this
    if (!this.playing || this.sent || seat === WATCHER || !snapshot?.view || snapshot.seq < this.newest) return
    if (snapshot.room.status === 'over') {
      this.playing = false
      this.setup.over()
      return
    }
    const decision = snapshot.view.pending.find((one) => one.seat === seat)
    if (!decision) return
    this.variant ??= new Variant(this.setup.game, snapshot.room.options)
    const space = this.variant.kind(decision).space(new Table(this.variant, snapshot.view.state), seat, decision.args)
    const choice = space.sample(this.setup.fate) ?? null
    this.do({ type: 'choose', seat, at: snapshot.seq, choice }, true)
  }

  private done(command: Command): Promise<void> {
    return new Promise((resolve) => this.do(command, false, resolve))
  }

  private do(command: Command, isChoice: boolean, resolve?: () => void): void {
    const id = String(++this.ids)
    this.sent = { id, at: performance.now(), isChoice, ...(resolve && { resolve }) }
    this.say({ type: 'do', id, command })
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(text: string): void {
    if (text.startsWith(NEWS_OF_OTHERS)) return
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'ack') this.acknowledged(message.seq)
    else if (message.type === 'update') {
      this.shown(this.snapshot && updated(this.snapshot, withoutLog(message.update)), this.seat)
    } else if (message.type === 'welcome') this.shown({ ...message.snapshot, log: [] }, message.you.seat)
    else if (message.type === 'snapshot') this.shown({ ...message.snapshot, log: [] }, message.seat)
    else if (message.type === 'refused') this.refused(message.reason.code)
    else throw new Error(`not expected: ${text}`)
  }

  private acknowledged(seq: number): void {
    const { sent } = this
    this.sent = undefined
    this.newest = seq
    this.setup.tally.acknowledged(this.table, seq)
    if (sent?.isChoice) this.setup.tally.choice(performance.now() - sent.at)
    sent?.resolve?.()
    this.act()
  }

  /** Somebody else was first: what that changed is shown before or after this, and then decided about anew. */
  private refused(code: string): void {
    if (code !== 'stale') throw new Error(`refused: ${code}`)
    this.sent = undefined
    this.act()
  }

  private shown(snapshot: TableSnapshot | undefined, seat: Seat): void {
    if (!snapshot) throw new Error('an update is missing')
    this.snapshot = snapshot
    this.seat = seat
    this.seated?.()
    this.seated = undefined
    this.act()
  }
}

function withoutLog({ log: _, ...update }: Extract<ServerMessage, { type: 'update' }>['update']) {
  return update
}
