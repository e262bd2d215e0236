// Somebody who throws one thing after the other at a server, and remembers what came back.
import { once } from 'node:events'
import { createConnection } from 'node:net'
import type { Fate } from '@nora/kernel'
import { PROTOCOL } from '@nora/protocol'
import WebSocket from 'ws'
import { Visitor } from '../../packages/server/test/support/visitor.ts'
import { garbled, made, pick, spoilt } from './from-schema.ts'
import type { Attack, Material } from './material.ts'

const PATIENCE_MS = 30_000
/** So many messages are said at once on a socket. */
const BURST = 25
/** So many requests, and somebody new asks; so many packs and games likewise. */
const ASKS = 15
const MOST_BROUGHT = 25
const WRONG_REQUESTS = [
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n1\r\nx\r\nzz\r\n',
  'GET /play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: short\r\n\r\n',
  `GET /${'%'.repeat(500)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nCookie: nora=${'a'.repeat(9_000)}\r\n\r\n`,
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

export class Attacker {
  private readonly material: Material
  private readonly address: string
  private readonly fate: Fate
  /** What was answered, and how often. */
  readonly answers = new Map<string, number>()
  /** What the server should never have answered, and to what. */
  readonly failures: string[] = []
  /** Who asks; among what is asked are requests to sign out and to be forgotten. */
  private visitor: Visitor | undefined
  private asked = 0
  /** Who brings packs and games; how many one person may bring in an hour is limited. */
  private account: Visitor | undefined
  private brought = 0

  constructor(address: string, material: Material, fate: Fate) {
    this.address = address
    this.material = material
    this.fate = fate
  }

  /** How many inputs that was. */
  async throwOne(attack: Attack): Promise<number> {
    switch (attack) {
      case 'socket':
        return this.speak()
      case 'request':
        return this.ask()
      case 'bytes':
        return this.sendBytes()
      case 'pack':
        return this.bring('/api/packs', this.material.pack(this.fate))
      case 'game':
        return this.bring('/api/imports', this.material.game(this.fate))
    }
  }

  private message(): string {
    const { fate, material } = this
    const message = made(material.messages, fate, material.words)
    if (fate.below(3) > 0) return JSON.stringify(message)
    const text = JSON.stringify(spoilt(message, fate)) ?? ''
    return fate.below(4) === 0 ? garbled(text, fate) : text
  }

  private async speak(): Promise<number> {
    const { fate, material } = this
    const cookie = fate.below(4) === 0 ? '' : pick(fate, material.cookies)
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/play`, { headers: { cookie } })
    socket.on('error', () => {})
    const gone = once(socket, 'close')
    socket.on('message', (data) => this.heard(String(data)))
    await Promise.race([once(socket, 'open'), gone])
    const greets = fate.below(10) > 0
    if (greets) {
      const answer = Promise.race([once(socket, 'message'), gone])
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: pick(fate, material.tables) }))
      await this.inTime(answer, 'a greeting')
    }
    for (let count = 0; count < BURST; count++) {
      if (socket.readyState !== WebSocket.OPEN) break
      if (fate.below(60) === 0) socket.send(Buffer.from([fate.below(256), fate.below(256)]))
      else socket.send(this.message())
    }
    const last = new Promise<void>((resolve) => {
      socket.on('message', (data) => String(data).startsWith('{"type":"pong","sent":4711') && resolve())
    })
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping","sent":4711}')
    await this.inTime(Promise.race([last, gone]), 'a socket')
    socket.terminate()
    return BURST + (greets ? 1 : 0)
  }

  private async ask(): Promise<number> {
    const { fate, material } = this
    const { method, path, body } = material.request(fate)
    const asker = await this.somebody()
    // Some routes are kept open by those who watch.
    const ending = new AbortController()
    const asking = fetch(this.address + path, {
      method,
      headers: {
        cookie: fate.below(4) === 0 ? '' : asker.cookie,
        ...(body !== undefined && { 'content-type': fate.below(20) === 0 ? 'text/plain' : 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: ending.signal,
    })
    const response = await this.inTime(asking, `${method} ${path}`)
    if (response) {
      this.answered(response.status, `${method} ${path} ${body?.slice(0, 300)}`)
      if (response.headers.get('content-type')?.includes('event-stream')) ending.abort()
      else await response.text()
    }
    return 1
  }

  private async sendBytes(): Promise<number> {
    const { fate } = this
    const { port, hostname } = new URL(this.address)
    const socket = createConnection(Number(port), hostname)
    socket.on('error', () => {})
    const gone = once(socket, 'close')
    const text = pick(fate, WRONG_REQUESTS)
    socket.write(fate.below(2) === 0 ? text : garbled(text, fate))
    socket.on('data', (data) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]
      if (status !== undefined) this.answered(Number(status), text)
    })
    socket.setTimeout(200, () => socket.destroy())
    await gone
    return 1
  }

  /** A pack or a game file; the same person brings a few. */
  private async bring(path: string, body: string): Promise<number> {
    if (!this.account || this.brought >= MOST_BROUGHT) {
      this.account = await Visitor.guest(this.address, 'Mallory')
      this.brought = 0
      const name = `Mallory ${this.fate.below(2 ** 30)} ${this.fate.below(2 ** 30)}`
      await this.account.post('/api/accounts', { name, password: 'correct horse' })
    }
    this.brought++
    const answer = await this.inTime(this.account.post(path, body), path)
    if (!answer) return 1
    this.answered(answer.status, `${path} ${body.slice(0, 2_000)}`)
    const kept = answer.body as { game?: string } | null
    if (answer.status === 200 && path === '/api/imports') {
      await this.account.get(`/api/imports/${kept?.game}`)
      await this.account.request('DELETE', `/api/imports/${kept?.game}`)
    }
    return 1
  }

  private async somebody(): Promise<Visitor> {
    if (!this.visitor || ++this.asked % ASKS === 0) this.visitor = await Visitor.guest(this.address, 'Mallory')
    return this.visitor
  }

  private heard(text: string): void {
    const { type, reason } = JSON.parse(text) as { type: string; reason?: { code: string } }
    const code = reason?.code ?? ''
    this.count(`${type} ${code}`.trim())
    if (code === 'tryAgain' || code === 'broken') this.failures.push(text)
  }

  private answered(status: number, to: string): void {
    this.count(String(status))
    if (status >= 500) this.failures.push(`${status} to ${to}`)
  }

  private count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1)
  }

  private async inTime<T>(work: Promise<T>, what: string): Promise<T | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.failures.push(`${what}: no answer`)
        resolve(undefined)
      }, PATIENCE_MS)
    })
    try {
      return await Promise.race([work, late])
    } catch (error) {
      // The server may close a connection on which nonsense came.
      this.count(`closed ${(error as Error).name}`)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
