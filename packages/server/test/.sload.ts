// quick load probe: N tables, each 2 seats played by one client socket each, choices by sampling locally
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { offeredGame } from '@nora/catalogue'
import { Setting, seededFate, Table } from '@nora/kernel'
import { updated } from '@nora/protocol'
import WebSocket from 'ws'

const TABLES = Number(process.argv[2] ?? 200),
  SECONDS = Number(process.argv[3] ?? 10)
const address = process.argv[4]!
const game = offeredGame('cats')!.game
const acks: number[] = []
let stop = false,
  choices = 0,
  stale = 0,
  refused = 0
async function guest(name: string) {
  const r = await fetch(address + '/api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return r.headers.getSetCookie()[0]!.split(';')[0]!
}
async function client(cookie: string, table: string, sit: number | null, seed: number) {
  const ws = new WebSocket(address.replace('http', 'ws') + '/play', { headers: { cookie }, perMessageDeflate: false })
  await once(ws, 'open')
  let sight: any,
    seat: number | null = null,
    n = 0,
    sentAt = 0,
    busy = false
  const fate = seededFate(seed)
  let setting: Setting | undefined
  const send = (m: any) => ws.send(JSON.stringify(m))
  const act = () => {
    if (stop || busy || seat === null || !sight?.view || sight.room.status !== 'playing') return
    const d = sight.view.pending.find((p: any) => p.seat === seat)
    let command: any
    if (d) {
      setting ??= new Setting(game, sight.room.options)
      const space = setting.kind(d).space(new Table(setting, sight.view.state), seat, d.args)
      command = { type: 'choose', seat, at: sight.seq, choice: space.sample(fate) ?? null }
    } else if (sight.waitingFor?.includes(seat)) command = { type: 'pass', seat, at: sight.seq }
    else return
    busy = true
    sentAt = performance.now()
    send({ type: 'do', id: `c${n++}`, command })
  }
  const ready = new Promise<void>((resolve) => {
    ws.on('message', (data) => {
      const m = JSON.parse(String(data))
      if (m.type === 'welcome') {
        sight = m.sight
        seat = m.you.seat
        if (sit !== null && seat === null) send({ type: 'do', id: 'sit', command: { type: 'sit', seat: sit } })
        else resolve()
      } else if (m.type === 'sight') {
        sight = m.sight
        seat = m.seat
        resolve()
      } else if (m.type === 'update') {
        sight = updated(sight, m.update)
        if (!sight) throw new Error('gap')
        act()
      } else if (m.type === 'ack') {
        if (m.id.startsWith('c')) {
          busy = false
          choices++
          acks.push(performance.now() - sentAt)
        }
      } else if (m.type === 'refused') {
        busy = false
        if (m.reason.code === 'stale') stale++
        else {
          refused++
          console.log(JSON.stringify(m))
        }
        setTimeout(act, 1)
      } else if (m.type === 'error') console.log(data.toString())
    })
  })
  send({ type: 'hello', protocol: 1, table })
  await ready
  return { act, pass: () => send({ type: 'do', id: 'p', command: { type: 'setPassing', seat, passing: 'always' } }) }
}
const terms = {
  public: false,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  onResign: 'bot',
  undo: 'barrier',
  start: 'full',
  latecomers: false,
  bot: 'random',
}
const clients: any[] = []
for (let t = 0; t < TABLES; t++) {
  const [a, b] = [await guest('A' + t), await guest('B' + t)]
  const r = await fetch(address + '/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: a },
    body: JSON.stringify({ game: 'cats', wish: { mode: 'classic', seats: 2 }, terms, seat: 0, bots: [] }),
  })
  const { table } = (await r.json()) as any
  const ca = await client(a, table, null, t),
    cb = await client(b, table, 1, t + 1000)
  ca.pass()
  cb.pass()
  clients.push(ca, cb)
}
console.log('ready')
const metric = async (name: string) => {
  const t = await (await fetch(address + '/metrics')).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(t)?.[1])
}
const c0 = await metric('nora_commits_total'),
  e0 = await metric('nora_entries_total'),
  cpu0 = await metric('process_cpu_seconds_total')
const base = choices
const start = performance.now()
for (const c of clients) c.act()
await new Promise((r) => setTimeout(r, SECONDS * 1000))
stop = true
const el = (performance.now() - start) / 1000
const c1 = await metric('nora_commits_total'),
  e1 = await metric('nora_entries_total'),
  cpu1 = await metric('process_cpu_seconds_total')
acks.sort((x, y) => x - y)
const q = (p: number) => acks[Math.floor(acks.length * p)]?.toFixed(1)
console.log(
  JSON.stringify({
    perSecond: Math.round((choices - base) / el),
    p50: q(0.5),
    p95: q(0.95),
    p99: q(0.99),
    stale,
    refused,
    commits: c1 - c0,
    entries: e1 - e0,
    serverCpu: ((cpu1 - cpu0) / el).toFixed(2),
    clientCpu: (process.cpuUsage().user / 1e6).toFixed(1),
  }),
)
process.exit(0)
