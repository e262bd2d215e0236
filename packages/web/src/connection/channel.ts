import { type ClientMessage, PROTOCOL, posted, type ServerMessage, serverMessage } from '@nora/protocol'
import { ask } from '../api/ask.ts'

/** One attempt at a connection. It opens, hears, and is gone; whoever wants more opens another. */
export interface Channel {
  send(message: ClientMessage): void
  close(): void
}

export interface ChannelEnds {
  opened(): void
  heard(message: ServerMessage): void
  gone(): void
}

export function openSocket(table: string, from: number | undefined, ends: ChannelEnds): Channel {
  const socket = new WebSocket(new URL('/play', location.href.replace(/^http/, 'ws')))
  socket.onopen = () => {
    socket.send(JSON.stringify(hello(table, from)))
    ends.opened()
  }
  socket.onmessage = ({ data }) => ends.heard(messageIn(JSON.parse(String(data))))
  socket.onclose = () => ends.gone()
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = null
      socket.onmessage = null
      socket.close()
    },
  }
}

/** Server-sent events one way and requests the other, for networks that block sockets. */
export function openStream(table: string, from: number | undefined, ends: ChannelEnds): Channel {
  const query = new URLSearchParams({ table, protocol: String(PROTOCOL) })
  if (from !== undefined) query.set('from', String(from))
  const stream = new EventSource(`/play/events?${query}`)
  stream.onopen = () => ends.opened()
  stream.onmessage = ({ data }) => ends.heard(messageIn(JSON.parse(String(data))))
  stream.onerror = () => {
    stream.close()
    ends.gone()
  }
  return {
    send: (message) => void post(table, message, ends),
    close: () => stream.close(),
  }
}

async function post(table: string, message: ClientMessage, ends: ChannelEnds): Promise<void> {
  // Its own events tell the stream that it is alive.
  if (message.type === 'ping') return
  try {
    const path = `/play/send?${new URLSearchParams({ table })}`
    const replies = await ask(path, (told) => posted.parse(told), { method: 'POST', body: message })
    for (const reply of replies) ends.heard(messageIn(reply))
  } catch {
    ends.gone()
  }
}

function hello(table: string, from: number | undefined): ClientMessage {
  return { type: 'hello', protocol: PROTOCOL, table, ...(from !== undefined && { from }) }
}

/** What cannot be read was written by a newer house than this page: it has to load itself again. */
function messageIn(told: unknown): ServerMessage {
  const message = serverMessage.safeParse(told)
  return message.success ? message.data : { type: 'reload', protocol: PROTOCOL + 1 }
}
