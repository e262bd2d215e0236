// A connection that says anything, remembers every answer, and comes back whenever it is thrown out.
import { once } from 'node:events'
import { PROTOCOL } from '@nora/protocol'
import WebSocket from 'ws'

const PATIENCE_MS = 30_000

export class Intruder {
  readonly heard: string[] = []
  /** How often the server had enough. */
  thrownOut = 0
  private readonly address: string
  private readonly cookie: string
  private readonly table: string
  private bursts = 0

  constructor(address: string, cookie: string, table: string) {
    this.address = address
    this.cookie = cookie
    this.table = table
  }

  /** Says all of it at once; resolves when the server has dealt with it, by answering the last or by closing. */
  async say(messages: readonly (string | Buffer)[], greets: boolean): Promise<void> {
    const socket = await this.connected()
    if (greets) {
      const welcome = this.next(socket, (text) => text.startsWith('{"type":"welcome"'))
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.table }))
      await welcome
    }
    const id = `last-${++this.bursts}`
    const dealtWith = this.next(socket, (text) => text.includes(id) || (!greets && text.includes('helloFirst')))
    for (const message of messages) socket.send(message)
    socket.send(JSON.stringify({ type: 'whyNot', id, seat: 0, choice: null }))
    await dealtWith
    socket.close()
  }

  private async connected(): Promise<WebSocket> {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie }
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/play`, { headers })
    socket.on('message', (data) => this.heard.push(String(data)))
    socket.on('error', () => {})
    await once(socket, 'open')
    return socket
  }

  private next(socket: WebSocket, test: (text: string) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server does not answer')), PATIENCE_MS)
      const done = () => {
        clearTimeout(timer)
        socket.off('close', closed)
        socket.off('message', hear)
        resolve()
      }
      const closed = () => {
        this.thrownOut++
        done()
      }
      const hear = (data: WebSocket.RawData) => {
        if (test(String(data))) done()
      }
      socket.on('close', closed)
      socket.on('message', hear)
    })
  }
}
