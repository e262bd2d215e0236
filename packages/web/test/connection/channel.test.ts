import { PROTOCOL, type ServerMessage } from '@nora/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStream } from '../../src/connection/channel.ts'

/** A stream that is open and says nothing. */
class SilentStream {
  onopen?: () => void
  onmessage?: () => void
  onerror?: () => void
  close() {}
}

const start = { type: 'do', id: 'a', command: { type: 'start' } } as const
const ack = { type: 'ack', id: 'a', seq: 3 } as const

let posted: { readonly path: string; readonly body: unknown }[]
let heard: ServerMessage[]
let gone: number

beforeEach(() => {
  posted = []
  heard = []
  gone = 0
  vi.stubGlobal('EventSource', SilentStream)
})

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(status: number, text: string): void {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    posted.push({ path, body: JSON.parse(String(body)) })
    return new Response(text, { status })
  })
}

async function post(message: Parameters<ReturnType<typeof openStream>['send']>[0]): Promise<void> {
  const ends = { opened() {}, heard: (one: ServerMessage) => void heard.push(one), gone: () => void gone++ }
  openStream('t1', undefined, ends).send(message)
  await new Promise((resolve) => setTimeout(resolve))
}

it('where sockets are blocked a message is posted, and what it is answered with is heard', async () => {
  serverAnswers(200, JSON.stringify([ack]))
  await post(start)
  expect(posted).toEqual([{ path: '/play/send?table=t1', body: start }])
  expect([heard, gone]).toEqual([[ack], 0])
})

it('an answer of a newer house has the page load itself again', async () => {
  serverAnswers(200, JSON.stringify([ack, { type: 'neverHeardOf' }]))
  await post(start)
  expect(heard).toEqual([ack, { type: 'reload', protocol: PROTOCOL + 1 }])
})

it.each([
  ['a refusal', 429, '{"code":"tooMany"}'],
  ['a page of something in between', 200, '<html>the page itself</html>'],
  ['what is no list of messages', 200, '{"type":"ack"}'],
])('%s is a connection that is gone', async (_, status, text) => {
  serverAnswers(status, text)
  await post(start)
  expect([heard, gone]).toEqual([[], 1])
})

it('nothing is posted only to stay alive', async () => {
  serverAnswers(200, '[]')
  await post({ type: 'ping', sent: 1 })
  expect(posted).toEqual([])
})
