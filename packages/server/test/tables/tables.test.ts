import { WATCHER } from '@nora/kernel'
import { type Listed, PROTOCOL, type ServerMessage } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from '../support/openings.ts'
import { playOn } from '../support/player.ts'
import { type Served, serve } from '../support/serve.ts'
import { type Seen, Visitor } from '../support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ tablesInMemory: 5 })
})
afterAll(() => served.stop())

const guest = (name: string) => Visitor.guest(served.address, name)
const open = async (owner: Visitor, body = opening()) =>
  ((await owner.post('/api/tables', body)).body as { table: string }).table
const lobby = async (query = '') => {
  const tables = (await new Visitor(served.address).get(`/api/tables${query}`)).body as Listed[]
  return tables.map(({ table }) => table)
}

async function pair(body = opening()): Promise<[Seen, Seen]> {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const table = await open(ada, body)
  const [first, second] = [await ada.look(table), await bo.look(table)]
  await second.do({ type: 'sit', seat: 1 })
  await second.until(({ room }) => room.status === 'playing' && second.seat === 1)
  await first.until(({ room }) => room.status === 'playing')
  return [first, second]
}

test('the games that can be played are listed with their modes and bots', async () => {
  const games = (await new Visitor(served.address).get('/api/games')).body as { game: string; bots: string[] }[]
  expect(games).toContainEqual(
    expect.objectContaining({ game: 'cats', bots: ['random', 'novice', 'casual', 'skilled', 'master'], packs: true }),
  )
})

test('the lobby shows public tables and filters them; a private one is found by its link', async () => {
  const ada = await guest('Ada')
  const family = await open(ada, opening({ wish: { mode: 'family', seats: 3 } }))
  const quick = await open(ada, opening({ terms: { clock: { kind: 'move', seconds: 30 } } }))
  const secret = await open(ada, opening({ terms: { public: false } }))
  expect(await lobby()).toEqual(expect.arrayContaining([family, quick]))
  expect(await lobby()).not.toContain(secret)
  expect(await lobby('?mode=family')).toContain(family)
  expect(await lobby('?mode=family')).not.toContain(quick)
  expect(await lobby('?clock=move')).toEqual([quick])
  expect(await lobby('?game=chess')).toEqual([])
  expect((await (await guest('Bo')).get(`/api/tables/${secret}`)).body).toMatchObject({ table: secret })
})

test('a table with wishes that cannot be is refused with the reason', async () => {
  const ada = await guest('Ada')
  const refused = async (body: unknown) => (await ada.post('/api/tables', body)).body as { code: string }
  expect(await refused(opening({ game: 'chess' }))).toMatchObject({ code: 'unknownGame' })
  expect(await refused(opening({ wish: { seats: 7 } }))).toMatchObject({ code: 'wrongSeats' })
  expect(await refused(opening({ terms: { bot: 'genius' } }))).toMatchObject({ code: 'unknownBot' })
  expect(await refused(opening({ pack: 'none' }))).toMatchObject({ code: 'unknownPack' })
  expect(await refused({ game: 'cats' })).toMatchObject({ code: 'malformed' })
  expect((await new Visitor(served.address).post('/api/tables', opening())).status).toBe(401)
})

test('a table is joined, left before it starts, and started by its owner with bots', async () => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const table = await open(ada, opening({ wish: { seats: 3 }, terms: { start: 'owner' } }))
  const [first, second] = [await ada.look(table), await bo.look(table)]
  await second.do({ type: 'sit', seat: null })
  expect(await first.until(({ room }) => room.seats[1]?.name === 'Bo')).toBeDefined()
  await second.until(() => second.seat === 1)
  await second.do({ type: 'leave' })
  await second.until(() => second.seat === WATCHER)
  expect(await second.do({ type: 'start' })).toMatchObject({ type: 'refused' })
  await first.do({ type: 'seatBot', seat: 1, bot: 'random' })
  await first.do({ type: 'seatBot', seat: 2, bot: 'random' })
  expect(await first.do({ type: 'start' })).toMatchObject({ type: 'ack' })
  await first.until(({ room }) => room.status === 'playing')
  expect(await lobby('?free=true')).not.toContain(table)
  await Promise.all([first.leave(), second.leave()])
})

test('my tables say where it is my turn', async () => {
  const [first, second] = await pair()
  const turns = await Promise.all(
    [first, second].map(async (one) => {
      const [mine] = (await one.visitor.get('/api/me/tables')).body as Listed[]
      expect(mine?.table).toBe(first.table)
      return mine?.yourTurn
    }),
  )
  const owing = first.snapshot?.view?.pending.map(({ seat }) => seat)
  expect(turns).toEqual([owing?.includes(0), owing?.includes(1)])
  await Promise.all([first.leave(), second.leave()])
})

test('a clock runs out although nobody is there, and a bot takes the seat; the player returns', async () => {
  const [first, second] = await pair(opening({ terms: { clock: { kind: 'move', seconds: 5 } } }))
  const seat = first.snapshot?.view?.pending[0]?.seat as number
  const [away, there] = seat === 0 ? [first, second] : [second, first]
  await away.leave()
  let back = false
  const meanwhile = playOn(there, 6, () => back)
  const snapshot = await there.until(({ room }) => room.seats[seat]?.absence === 'timeout', 30_000)
  expect(snapshot.room.seats[seat]?.bot).toBe('random')
  await away.connect()
  expect(await away.do({ type: 'return', seat })).toMatchObject({ type: 'ack' })
  await away.until(({ room }) => room.seats[seat]?.bot === null)
  back = true
  await meanwhile
  await Promise.all([first.leave(), second.leave()])
}, 60_000)

function present(seen: Seen) {
  const last = seen.messages.findLast(({ type }) => type === 'presence') as Extract<ServerMessage, { type: 'presence' }>
  return last && [...last.present.map(({ name, seat }) => [name, seat]), last.watchers]
}

/** Who is there is told at most once a second. */
const patience = { timeout: 5_000 }

test('who sits down or gets up is seen to be there in another place', async () => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const table = await open(ada, opening({ wish: { seats: 3 } }))
  const [first, second] = [await ada.look(table), await bo.look(table)]
  const bosSeat = (...bo: unknown[]) => expect.poll(() => present(first), patience).toEqual([['Ada', 0], ...bo])
  await bosSeat(1)
  await second.do({ type: 'sit', seat: 2 })
  await bosSeat(['Bo', 2], 0)
  await second.do({ type: 'leave' })
  await bosSeat(1)
  await Promise.all([first.leave(), second.leave()])
})

test('who is there is known to all, and who goes is gone', async () => {
  const [first, second] = await pair()
  const eve = await (await guest('Eve')).look(first.table)
  await expect.poll(() => present(first), patience).toEqual([['Ada', 0], ['Bo', 1], 1])
  await second.leave()
  const strangers = await Promise.all([1, 2].map(() => new Visitor(served.address).look(first.table)))
  await expect.poll(() => present(eve), patience).toEqual([['Ada', 0], 3])
  await Promise.all([first, eve, ...strangers].map((seen) => seen.leave()))
})

test('a crowd that comes at once is one message to each who is there', async () => {
  const ada = await guest('Ada')
  const seen = await ada.look(await open(ada, opening()))
  const told = () => seen.messages.filter(({ type }) => type === 'presence').length
  const before = told()
  const crowd = await Promise.all(Array.from({ length: 40 }, () => new Visitor(served.address).look(seen.table)))
  await expect.poll(() => present(seen), patience).toEqual([['Ada', 0], 40])
  expect(told() - before).toBeLessThanOrEqual(4)
  await Promise.all([seen, ...crowd].map((one) => one.leave()))
})

test('chat reaches everybody but who muted the sender, and not too fast', async () => {
  const [first, second] = await pair()
  const chats = (seen: Seen) => seen.messages.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []))
  second.say({ type: 'chat', id: 'c1', text: 'good luck' })
  await expect.poll(() => chats(first)).toEqual(['good luck'])
  const person = first.snapshot?.room.seats[1]?.person as string
  first.say({ type: 'mute', id: 'u1', person, on: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  second.say({ type: 'chat', id: 'c2', text: 'ha ha' })
  await expect.poll(() => chats(second)).toEqual(['good luck', 'ha ha'])
  expect(chats(first)).toEqual(['good luck'])
  await first.leave()
  expect(await first.connect()).toMatchObject({ type: 'welcome', chat: [], muted: [{ person, name: 'Bo' }] })
  first.say({ type: 'mute', id: 'u2', person, on: false })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await first.leave()
  expect(await first.connect()).toMatchObject({ chat: [{ text: 'good luck' }, { text: 'ha ha' }], muted: [] })
  const answers = Array.from({ length: 8 }, (_, index) => second.say({ type: 'chat', id: `f${index}`, text: 'spam' }))
  expect(answers).toHaveLength(8)
  await expect
    .poll(() => second.messages.some((message) => message.type === 'refused' && message.reason.code === 'chatTooFast'))
    .toBe(true)
  await Promise.all([first.leave(), second.leave()])
})

test('where sockets are blocked, server-sent events and POST do the same', async () => {
  const [first, second] = await pair()
  const { visitor, table } = first
  const stop = new AbortController()
  const response = await fetch(`${served.address}/play/events?table=${table}&protocol=${PROTOCOL}`, {
    headers: { cookie: visitor.cookie },
    signal: stop.signal,
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const heard: ServerMessage[] = []
  const listening = (async () => {
    let text = ''
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      const parts = text.split('\n\n')
      text = parts.pop() as string
      for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)))
    }
  })().catch(() => {})
  await expect.poll(() => heard[0]?.type).toBe('welcome')
  expect(heard[0]).toMatchObject({ you: { seat: 0 } })
  const command = { type: 'setConfirming', seat: 0, on: false }
  const sent = await visitor.post(`/play/send?table=${table}`, { type: 'do', id: 'sse-1', command })
  expect(sent.body).toMatchObject([{ type: 'ack', id: 'sse-1' }])
  await expect.poll(() => heard.at(-1)?.type).toBe('update')
  const again = await visitor.post(`/play/send?table=${table}`, { type: 'do', id: 'sse-1', command })
  expect(again.body).toEqual(sent.body)
  const other = await second.visitor.post(`/play/send?table=${table}`, { type: 'do', id: 'x', command })
  expect(other.body).toMatchObject([{ type: 'refused', reason: { code: 'notYourSeat' } }])
  expect((await visitor.post('/play/send?table=none', { type: 'resync' })).body).toMatchObject([
    { type: 'error', reason: { code: 'noSuchTable' } },
  ])
  stop.abort()
  await listening
  await Promise.all([first.leave(), second.leave()])
})

test('after the game the same people play again, at one table whoever asks', async () => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')]
  const table = await open(ada)
  const [first, second] = [await ada.look(table), await bo.look(table)]
  expect((await first.ask({ type: 'rematch' })).type).toBe('refused')
  await second.do({ type: 'sit', seat: 1 })
  await second.until(() => second.seat === 1)
  await second.do({ type: 'resign', seat: 1 })
  await first.do({ type: 'propose', seat: 0, motion: { type: 'abandon' } })
  await first.until(({ room }) => room.status === 'over')
  const answer = await first.ask({ type: 'rematch' })
  expect(answer.type).toBe('rematch')
  const { table: again } = answer as { table: string }
  expect(await second.ask({ type: 'rematch' })).toMatchObject({ type: 'rematch', table: again })
  expect((await ada.look(again)).seat).toBe(0)
  const person = second.snapshot?.room.seats[0]?.person
  await bo.post('/api/me/blocks', { person, on: true })
  for (const one of [first, second]) {
    expect(await one.ask({ type: 'rematch' })).toMatchObject({ type: 'refused', reason: { code: 'blocked' } })
  }
  await Promise.all([first.leave(), second.leave()])
}, 60_000)

test('tables that nobody looks at are let go, and are as before when somebody comes', async () => {
  const ada = await guest('Ada')
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.push(await open(ada))
  await expect.poll(() => served.services.tables.inMemory).toBeLessThanOrEqual(6)
  const seen = await ada.look(ids[0] as string)
  expect(seen.snapshot).toMatchObject({ seq: 1, room: { status: 'open' } })
  await seen.leave()
})

test('tables that do not exist push none out of memory', async () => {
  const ada = await guest('Ada')
  const real = [await open(ada), await open(ada)]
  const inMemory = served.services.tables.inMemory
  const asked = Array.from({ length: 40 }, (_, index) => ada.post(`/play/send?table=none-${index}`, { type: 'resync' }))
  for (const { body } of await Promise.all(asked)) {
    expect(body).toMatchObject([{ type: 'error', reason: { code: 'noSuchTable' } }])
  }
  await expect.poll(() => served.services.tables.inMemory).toBe(inMemory)
  const { entries } = served.services.store.tables
  let reads = 0
  served.services.store.tables.entries = function counted(...given) {
    reads++
    return entries.apply(this, given)
  }
  for (const table of real) await served.services.tables.ask(table, 'summary')
  served.services.store.tables.entries = entries
  expect(reads).toBe(0)
})

test('a table of bots alone begins when its owner says so and plays to its end, and whoever comes can watch it', async () => {
  const ada = await guest('Ada')
  const bots = ['random', 'random']
  const table = await open(ada, opening({ wish: { mode: 'family', seats: 2 }, seat: null, bots }))
  const seen = await ada.look(table)
  expect(seen.seat).toBe(WATCHER)
  expect(await seen.do({ type: 'start' })).toMatchObject({ type: 'ack' })
  const last = await seen.until(({ room }) => room.status === 'over', 60_000)
  expect(last.outcome?.standings).toHaveLength(2)
  expect((await ada.get(`/api/tables/${table}/game`)).status).toBe(200)
  expect(await seen.ask({ type: 'rematch' })).toMatchObject({ type: 'refused', reason: { code: 'notSeated' } })
  await seen.leave()
}, 90_000)

test('a connection to no table is told so', async () => {
  const seen = await (await guest('Ada')).look('nowhere')
  expect(seen.messages).toEqual([{ type: 'error', reason: { code: 'noSuchTable', params: { table: 'nowhere' } } }])
  await seen.leave()
})
