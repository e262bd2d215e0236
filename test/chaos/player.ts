// A player with a bad connection to a server that may vanish at any time: it drops, repeats and delays what it says, reads
// slowly, leaves connections half open, goes to another server, says again what was not answered, and plays on.
import { createHash } from 'node:crypto'
import { canonical, type Fate, type Game, type Json, seededFate, WATCHER } from '@nora/kernel'
import { type Command, PROTOCOL, type ServerMessage, type TableSnapshot, updated } from '@nora/protocol'
import WebSocket from 'ws'
import { duty } from '../../packages/server/test/support/player.ts'

const PAUSE_MS = 100
/** So long it thinks before a choice, and up to twice as long. */
const THINKS_MS = 15
/** What was not answered for so long is said again; then it tries elsewhere. */
const AGAIN_MS = 700
const ELSEWHERE_MS = 3_000
/** One message in so many is dropped, one is said twice, one is said again much later. */
const BAD_ONE_IN = 25
/** One choice in so many, the connection is left half open, or is not read for a while. */
const LEFT_ONE_IN = 80
const SLOW_MS = 1_500
/** No server is away for a tenth of this. */
const PATIENCE_MS = 300_000
const TOO_MANY = 429
const MOST_HALF_OPEN = 3
/** Instead of one choice in so many it changes whether its turns are confirmed. */
const SWITCHED_ONE_IN = 8
const LATEST_BATCHES = 3
/** As if nothing had happened: what to do is decided anew from what is shown now. */
const UNDONE = [
  'stale',
  'tryAgain',
  'tooMany',
  'seatTaken',
  'alreadySitting',
  'noChange',
  'gameOver',
  'botPlays',
  'hasResigned',
]

/** What was shown after an entry, with whose eyes, by which message. */
export interface Shown {
  readonly seq: number
  readonly seat: number
  readonly digest: Digest
  readonly message: string
}

/** A sum of each thing in a snapshot: the same for the same. */
export type Digest = ReadonlyMap<string, string>

/** Of its log the end counts, and how long it is: the whole is compared where all has ended. */
export function digestOf({ log, ...snapshot }: TableSnapshot): Digest {
  const shown = { ...snapshot, batches: log.length, latest: log.slice(-LATEST_BATCHES) }
  return new Map(Object.entries(shown).map(([thing, value]) => [thing, sumOf(value)]))
}

/** The things that are not the same. */
export const differences = (one: Digest, other: Digest): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((thing) => one.get(thing) !== other.get(thing))

const sumOf = (value: unknown): string =>
  createHash('sha1')
    .update(canonical(value as Json))
    .digest('base64')

export class Player {
  /** Every id that was ever sent, and the numbers under which those acknowledged are stored. */
  readonly sent = new Set<string>()
  readonly acknowledged = new Map<string, number>()
  /** Acknowledged twice under different numbers. */
  doubled = 0
  readonly shown: Shown[] = []
  /** What it was shown to be its turn for and was refused, and what did not fit to what it was shown before. */
  readonly misled: string[] = []
  snapshot: TableSnapshot | undefined
  seat = WATCHER
  person: string | null = null
  private readonly addresses: readonly string[]
  private readonly cookie: string
  private readonly table: string
  /** Its number at the table: where it goes first, and in the names of what it says. */
  private readonly device: number
  /** The seat it takes; nothing if it only watches. */
  private readonly wanted: number | null
  private readonly fate: Fate
  /** Those of a pack, if the table is played with one. */
  private readonly rules: Game | undefined
  private pending: { readonly id: string; readonly command: Command; readonly since: number; said: number } | undefined
  private socket: WebSocket | undefined
  private readonly halfOpen: WebSocket[] = []
  private heardAt = 0
  private thinking = false
  private isGone = false

  constructor(
    addresses: readonly string[],
    cookie: string,
    table: string,
    { device, seat, seed, rules }: { device: number; seat: number | null; seed: number; rules?: Game },
  ) {
    this.addresses = addresses
    this.cookie = cookie
    this.table = table
    this.device = device
    this.wanted = seat
    this.rules = rules
    this.fate = seededFate(seed)
  }

  /** For how long it has not been answered. */
  get waitsMs(): number {
    return this.pending ? performance.now() - this.pending.since : 0
  }

  get isOver(): boolean {
    return this.snapshot?.room.status === 'over'
  }

  /** Stays, on whichever server is there, until it is told to leave. */
  async play(): Promise<void> {
    for (let attempt = this.device; !this.isGone; attempt++) {
      await this.stay(this.addresses[attempt % this.addresses.length] as string)
      await pause()
    }
  }

  leave(): void {
    this.isGone = true
    for (const socket of [...this.halfOpen, this.socket]) socket?.terminate()
  }

  /** Until the connection ends, or is given up. */
  private async stay(address: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/play`, { headers: { cookie: this.cookie } })
    this.socket = socket
    this.heardAt = performance.now()
    const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const left = new Promise<void>((resolve) => socket.once('left', () => resolve()))
    socket.on('error', () => {})
    socket.on('message', (data) => {
      if (socket === this.socket) this.hear(String(data))
    })
    socket.on('open', () => {
      const from = this.snapshot && { from: this.snapshot.seq }
      this.say({ type: 'hello', protocol: PROTOCOL, table: this.table, ...from })
    })
    const looking = setInterval(() => this.look(socket), AGAIN_MS / 2)
    await Promise.race([gone, left])
    clearInterval(looking)
  }

  /** Nothing may come back for ever, and nobody says so. */
  private look(socket: WebSocket): void {
    const silence = performance.now() - this.heardAt
    const isDue = this.pending !== undefined || this.snapshot === undefined || socket.readyState !== WebSocket.OPEN
    if (isDue && silence > ELSEWHERE_MS) socket.terminate()
    else if (this.pending && performance.now() - this.pending.said > AGAIN_MS) this.sayAgain()
    else if (silence > ELSEWHERE_MS / 2) this.say({ type: 'ping', sent: 0 })
    if (silence > 2 * ELSEWHERE_MS) socket.terminate()
  }

  private hear(text: string): void {
    this.heardAt = performance.now()
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.person = message.you.person
        this.seat = message.you.seat
        this.see(message.snapshot, text)
        this.sayAgain()
        break
      case 'snapshot':
        this.seat = message.seat
        this.see(message.snapshot, text)
        break
      case 'update':
        this.follow([message.update], text)
        break
      case 'updates':
        this.follow(message.updates, text)
        this.sayAgain()
        break
      case 'ack':
        this.acknowledge(message.id, message.seq)
        break
      case 'refused':
        if (!UNDONE.includes(message.reason.code))
          this.misled.push(`refused ${JSON.stringify(message.reason)}: ${JSON.stringify(this.pending)}`)
        if (message.id === this.pending?.id) this.pending = undefined
        break
      case 'error':
        this.socket?.close()
        return
      default:
        return
    }
    this.think()
  }

  private see(snapshot: TableSnapshot, message: string): void {
    this.snapshot = snapshot
    this.shown.push({ seq: snapshot.seq, seat: this.seat, digest: digestOf(snapshot), message })
  }

  private follow(updates: readonly Parameters<typeof updated>[1][], message: string): void {
    for (const update of updates) {
      const next = this.snapshot && this.fitting(this.snapshot, update)
      if (!next) {
        if (update.seq > (this.snapshot?.seq ?? 0)) this.say({ type: 'resync' })
        return
      }
      this.see(next, updates.length === 1 ? message : JSON.stringify(update))
    }
  }

  /** As a page does: what does not fit is as good as missed. */
  private fitting(...given: Parameters<typeof updated>): TableSnapshot | undefined {
    try {
      return updated(...given)
    } catch (error) {
      this.misled.push(String(error))
      return undefined
    }
  }

  private acknowledge(id: string, seq: number): void {
    const before = this.acknowledged.get(id)
    if (before !== undefined && before !== seq) this.doubled++
    this.acknowledged.set(id, seq)
    if (id === this.pending?.id) this.pending = undefined
  }

  private think(): void {
    if (this.thinking || this.wanted === null) return
    this.thinking = true
    setTimeout(() => {
      this.thinking = false
      this.act()
    }, THINKS_MS + this.fate.below(THINKS_MS))
  }

  private act(): void {
    if (this.pending || !this.snapshot || this.isOver) return
    const newest = Math.max(0, ...[...this.acknowledged.values()].slice(-1))
    if (this.snapshot.seq < newest) return
    const command = this.next(this.snapshot)
    if (!command) return
    const id = `${this.device}.${this.sent.size}`
    this.sent.add(id)
    this.pending = { id, command, since: performance.now(), said: 0 }
    this.sayAgain()
    this.behaveBadly()
  }

  private next(snapshot: TableSnapshot): Command | undefined {
    const { seat } = this
    if (seat === WATCHER) return { type: 'sit', seat: this.wanted }
    const { passing, confirming } = snapshot.permissions ?? {}
    if (passing === 'asked') return { type: 'setPassing', seat, passing: 'always' }
    const command = duty(snapshot, seat, this.fate, this.rules)
    // Unlike a choice it could be done once more later: only its id says that it was done already.
    const isSwitched = command?.type === 'choose' && confirming !== undefined && this.fate.below(SWITCHED_ONE_IN) === 0
    return isSwitched ? { type: 'setConfirming', seat, on: !confirming } : command
  }

  private behaveBadly(): void {
    const { socket } = this
    if (!socket || this.fate.below(LEFT_ONE_IN) > 0) return
    socket.pause()
    if (this.fate.below(2) === 0) setTimeout(() => socket.resume(), SLOW_MS)
    else {
      // Gone without a word: the server may believe that it is still there.
      this.halfOpen.push(socket)
      if (this.halfOpen.length > MOST_HALF_OPEN) this.halfOpen.shift()?.terminate()
      socket.emit('left')
    }
  }

  private sayAgain(): void {
    if (!this.pending) return
    this.pending.said = performance.now()
    const { id, command } = this.pending
    this.say({ type: 'do', id, command })
  }

  private say(message: object): void {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    const text = JSON.stringify(message)
    const how = this.fate.below(BAD_ONE_IN)
    if (how === 0) return
    socket.send(text)
    if (how === 1) socket.send(text)
    // Long after others, when it has perhaps been done, on whichever connection there is then.
    if ((how === 2 && text.startsWith('{"type":"do"')) || text.includes('"setConfirming"'))
      setTimeout(() => this.socket?.readyState === WebSocket.OPEN && this.socket.send(text), SLOW_MS)
  }
}

/** Asks the servers in turn until one answers; whatever goes wrong, one does in a while. */
export async function persistently(addresses: readonly string[], path: string, cookie: string, body: object) {
  const until = performance.now() + PATIENCE_MS
  for (let attempt = 0; performance.now() < until; attempt++) {
    try {
      const response = await fetch(addresses[attempt % addresses.length] + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ELSEWHERE_MS),
      })
      if (response.ok) return { cookies: response.headers.getSetCookie(), body: await response.json() }
      // On a busy machine what was asked before may still be under way.
      if (response.status < 500 && response.status !== TOO_MANY)
        throw new Error(`${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    }
    await pause()
  }
  throw new Error(`${path}: no server answered`)
}

export async function guest(addresses: readonly string[], name: string): Promise<string> {
  const { cookies } = await persistently(addresses, '/api/guests', '', { name })
  return (cookies[0] as string).split(';', 1)[0] as string
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
