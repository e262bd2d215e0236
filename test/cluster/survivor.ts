// A player whose server may vanish at any time: it goes to another, says again what was not acknowledged, and plays on.
import { seededFate, WATCHER } from '@nora/kernel'
import { type Command, PROTOCOL, type ServerMessage, type TableSnapshot, updated } from '@nora/protocol'
import WebSocket from 'ws'
import { duty } from '../../packages/server/test/support/player.ts'

const PAUSE_MS = 100

/** Asks the nodes in turn until one answers. */
export async function persistently(addresses: readonly string[], path: string, cookie: string, body: object) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(addresses[attempt % addresses.length] + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      })
      if (response.ok) return response
      if (response.status < 500) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    await pause()
  }
}

export async function guest(addresses: readonly string[], name: string): Promise<string> {
  const { headers } = await persistently(addresses, '/api/guests', '', { name })
  return (headers.getSetCookie()[0] as string).split(';', 1)[0] as string
}

export class Survivor {
  /** Every id that was ever sent, and the numbers under which those acknowledged are stored. */
  readonly sent = new Set<string>()
  readonly acknowledged = new Map<string, number>()
  snapshot: TableSnapshot | undefined
  seat = WATCHER
  person: string | null = null
  /** How often its server vanished. */
  moves = 0
  private readonly addresses: readonly string[]
  private readonly cookie: string
  private readonly table: string
  private readonly wanted: number
  private readonly fate
  private pending: { readonly id: string; readonly command: Command } | undefined
  private socket: WebSocket | undefined

  constructor(addresses: readonly string[], cookie: string, table: string, wanted: number, seed: number) {
    this.addresses = addresses
    this.cookie = cookie
    this.table = table
    this.wanted = wanted
    this.fate = seededFate(seed)
  }

  /** Plays to the end of the game, on whichever node is there. */
  async play(): Promise<void> {
    for (let attempt = this.wanted; ; attempt++) {
      await this.stay(this.addresses[attempt % this.addresses.length] as string)
      if (this.snapshot?.room.status === 'over') return
      this.moves++
      await pause()
    }
  }

  /** Until the connection ends. */
  private async stay(address: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/play`, { headers: { cookie: this.cookie } })
    this.socket = socket
    const gone = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage))
    socket.on('open', () => {
      const from = this.snapshot && { from: this.snapshot.seq }
      this.say({ type: 'hello', protocol: PROTOCOL, table: this.table, ...from })
    })
    await gone
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.you.person
        this.seat = message.you.seat
        this.snapshot = message.snapshot
        this.sayAgain()
        break
      case 'snapshot':
        this.seat = message.seat
        this.snapshot = message.snapshot
        break
      case 'update':
        this.follow([message.update])
        break
      case 'updates':
        this.follow(message.updates)
        this.sayAgain()
        break
      case 'ack':
        this.acknowledge(message.id, message.seq)
        break
      case 'refused':
        // It was not done: what to do is decided anew from what is shown now.
        if (!['stale', 'tryAgain', 'seatTaken'].includes(message.reason.code)) {
          throw new Error(`refused: ${JSON.stringify(message.reason)} ${JSON.stringify(this.pending)}`)
        }
        if (message.id === this.pending?.id) this.pending = undefined
        break
      case 'error':
        this.socket?.close()
        return
      default:
        return
    }
    if (this.snapshot?.room.status === 'over') this.socket?.close()
    else this.act()
  }

  private follow(updates: readonly Parameters<typeof updated>[1][]): void {
    for (const update of updates) {
      const next = this.snapshot && updated(this.snapshot, update)
      if (!next) {
        if (update.seq > (this.snapshot?.seq ?? 0)) this.say({ type: 'resync' })
        return
      }
      this.snapshot = next
    }
  }

  private acknowledge(id: string, seq: number): void {
    const before = this.acknowledged.get(id)
    if (before !== undefined && before !== seq) throw new Error(`${id} is ${before} and ${seq}`)
    this.acknowledged.set(id, seq)
    if (id === this.pending?.id) this.pending = undefined
  }

  private act(): void {
    if (this.pending || !this.snapshot) return
    const newest = Math.max(0, ...[...this.acknowledged.values()].slice(-1))
    if (this.snapshot.seq < newest) return
    const command = this.next(this.snapshot)
    if (!command) return
    const id = `${this.wanted}.${this.sent.size}`
    this.sent.add(id)
    this.pending = { id, command }
    this.sayAgain()
  }

  private next(snapshot: TableSnapshot): Command | undefined {
    const { seat } = this
    if (seat === WATCHER) return { type: 'sit', seat: this.wanted }
    if (snapshot.permissions?.passing === 'asked') return { type: 'setPassing', seat, passing: 'always' }
    return duty(snapshot, seat, this.fate)
  }

  private sayAgain(): void {
    if (this.pending) this.say({ type: 'do', ...this.pending })
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
