// Somebody who uses the server from outside, over HTTP and a socket, as a browser does.

import { once } from 'node:events'
import { WATCHER } from '@nora/kernel'
import { type Command, PROTOCOL, type ServerMessage, serverMessage, type TableSnapshot, updated } from '@nora/protocol'
import WebSocket from 'ws'

type Answer = { readonly status: number; readonly body: never; readonly headers: Headers }
type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

export class Visitor {
  readonly address: string
  private readonly cookies = new Map<string, string>()

  constructor(address: string) {
    this.address = address
  }

  /** Comes in as a guest. */
  static async guest(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address)
    await visitor.post('/api/guests', { name })
    return visitor
  }

  /** As it is sent. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    this.cookies.clear()
    for (const one of text.split('; ')) this.keep(one)
  }

  get(path: string): Promise<Answer> {
    return this.request('GET', path)
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('POST', path, body, headers)
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(this.address + path, {
      method,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...json, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const given of response.headers.getSetCookie()) this.keep(given)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, headers: response.headers }
  }

  private keep(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name !== undefined && value !== undefined) this.cookies.set(name, value)
  }

  /** Looks at a table through a socket. */
  async look(table: string, more: { from?: number; protocol?: number; headers?: object } = {}): Promise<Seen> {
    const seen = new Seen(this, table)
    await seen.connect(more)
    return seen
  }
}

/** A connection to a table: keeps the snapshot up to date and finds answers by their id. Every message is checked. */
export class Seen {
  readonly table: string
  readonly visitor: Visitor
  readonly messages: ServerMessage[] = []
  /** Everything it ever saw, in order, with the message that showed it. */
  readonly shown: { readonly seat: number; readonly snapshot: TableSnapshot; readonly message: unknown }[] = []
  snapshot: TableSnapshot | undefined
  seat = WATCHER
  closed: number | undefined
  socket: WebSocket | undefined
  private ids = 0
  private waiting: { test(message: ServerMessage): boolean; resolve(message: ServerMessage): void }[] = []

  constructor(visitor: Visitor, table: string) {
    this.visitor = visitor
    this.table = table
  }

  async connect({
    from,
    protocol = PROTOCOL,
    headers = {},
  }: {
    from?: number
    protocol?: number
    headers?: object
  } = {}) {
    const { address, cookie } = this.visitor
    const socket = new WebSocket(`${address.replace('http', 'ws')}/play`, { headers: { cookie, ...headers } })
    this.socket = socket
    socket.on('message', (data) => this.hear(serverMessage.parse(JSON.parse(String(data)))))
    socket.on('close', (code) => {
      this.closed = code
    })
    await once(socket, 'open')
    const first = this.next(({ type }) => ['welcome', 'updates', 'reload', 'error'].includes(type))
    this.say({ type: 'hello', protocol, table: this.table, ...(from !== undefined && { from }) })
    return first
  }

  say(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Does something at the table; the answer to it. */
  async do(command: Command, id = `m${++this.ids}`): Promise<Of<'ack'> | Of<'refused'>> {
    return (await this.ask({ type: 'do', command }, id)) as Of<'ack'> | Of<'refused'>
  }

  async ask(message: object, id = `m${++this.ids}`): Promise<ServerMessage> {
    const answer = this.next((reply) => 'id' in reply && reply.id === id)
    this.say({ ...message, id })
    return answer
  }

  next(test: (message: ServerMessage) => boolean, patience = 10_000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`nothing came; last: ${JSON.stringify(this.messages.at(-1))}`)),
        patience,
      )
      this.waiting.push({
        test,
        resolve: (message) => {
          clearTimeout(timer)
          resolve(message)
        },
      })
    })
  }

  /** Waits until the snapshot is as wished. */
  async until(test: (snapshot: TableSnapshot) => boolean, patience = 20_000): Promise<TableSnapshot> {
    for (const end = Date.now() + patience; Date.now() < end; ) {
      if (this.snapshot && test(this.snapshot)) return this.snapshot
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error(`it never came to that; seq ${this.snapshot?.seq}`)
  }

  async leave(): Promise<void> {
    if (!this.socket || this.closed !== undefined) return
    this.socket.close()
    await once(this.socket, 'close')
  }

  private hear(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'welcome') {
      this.snapshot = message.snapshot
      this.seat = message.you.seat
      this.shown.push({ seat: this.seat, snapshot: this.snapshot, message })
    }
    if (message.type === 'snapshot') {
      this.snapshot = message.snapshot
      this.seat = message.seat
      this.shown.push({ seat: this.seat, snapshot: this.snapshot, message })
    }
    const updates = message.type === 'update' ? [message.update] : message.type === 'updates' ? message.updates : []
    for (const update of updates) {
      const next = this.snapshot && updated(this.snapshot, update)
      if (!next) throw new Error(`a gap: ${this.snapshot?.seq} ${update.seq}`)
      this.snapshot = next
      this.shown.push({ seat: this.seat, snapshot: next, message: update })
    }
    const waiting = this.waiting
    this.waiting = []
    for (const one of waiting) {
      if (one.test(message)) one.resolve(message)
      else this.waiting.push(one)
    }
  }
}
