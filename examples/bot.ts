// Plays a whole game against a running server from outside, knowing nothing but the protocol (docs/protocol.md):
//   npx tsx examples/bot.ts http://localhost:4000 cats
import WebSocket from 'ws'

const [address = 'http://localhost:4000', game = 'cats', mode] = process.argv.slice(2)
const PROTOCOL = 2

/** Asks the server something over HTTP; a cookie says who asks. */
async function post(path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

// Come in as a guest, and open a table with the server's own bot in the other seat.
const guest = await post('/api/guests', { name: 'Outside bot' })
const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const seats = mode === 'solo' ? 1 : 2
const clock = { kind: 'none' }
const rules = { onTimeout: 'bot', onResign: 'bot', undo: 'barrier', start: 'full', latecomers: false, bot: 'casual' }
const terms = { public: false, clock, ...rules }
const bots = [null, 'casual'].slice(0, seats)
const wish = { seats, ...(mode !== undefined && { mode }) }
const opened = await post('/api/tables', { game, wish, terms, seat: 0, bots }, cookie)
const { table } = (await opened.json()) as { table: string }

const socket = new WebSocket(`${address.replace('http', 'ws')}/play`, { headers: { cookie } })
const say = (message: object) => socket.send(JSON.stringify(message))
const act = (command: object) => say({ type: 'do', id: `bot-${++sent}`, command })
let [sent, seq, asked] = [0, 0, -1]
/** Once for every state: a second answer to the last question would come when the game is over. */
const ask = () => {
  asked = seq
  say({ type: 'choices', id: 'ask', seat: 0, limit: 100 })
}

socket.on('open', () => say({ type: 'hello', protocol: PROTOCOL, table }))
socket.on('message', (data) => {
  const message = JSON.parse(String(data))
  if (message.type === 'welcome') {
    seq = message.snapshot.seq
    act({ type: 'setPassing', seat: 0, passing: 'always' })
  } else if (message.type === 'update') {
    // Something has happened. What it was is in the patch; here it is enough that there may be something to choose.
    seq = message.update.seq
    say({ type: 'resync' })
  } else if (message.type === 'snapshot') {
    // Two answers may say that the game is over: the first closes the line.
    if (message.snapshot.seq < seq || socket.readyState !== WebSocket.OPEN) return
    if (message.snapshot.outcome) {
      console.log(JSON.stringify({ table, choices: sent - 1, standings: message.snapshot.outcome.standings }))
      socket.close()
    } else if (seq > asked && message.snapshot.view.pending.some(({ seat }: { seat: number }) => seat === 0)) ask()
  } else if (message.type === 'choices' && message.listing.count > 0) {
    const { choices } = message.listing
    act({ type: 'choose', seat: 0, at: seq, choice: choices[Math.floor(Math.random() * choices.length)] })
  } else if (message.type === 'refused' && message.reason.code !== 'stale') throw new Error(String(data))
})
