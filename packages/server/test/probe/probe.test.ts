// Thousands of messages by people who should not be able to do or learn anything by them.
import { catalogue } from '@nora/catalogue'
import { type Json, seededFate, WATCHER } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opening } from '../support/openings.ts'
import { duty, playOn } from '../support/player.ts'
import { secretsFrom, textsIn } from '../support/secrets.ts'
import { type Served, serve } from '../support/serve.ts'
import { storedRoom } from '../support/stored-room.ts'
import { type Seen, Visitor } from '../support/visitor.ts'
import { Intruder } from './intruder.ts'
import { type Target, wrongMessage } from './messages.ts'
import { wrongRequest } from './requests.ts'

const PROBES = Number(process.env.NORA_PROBES ?? 5_000)
const BURST = 30
/** One in so many probes is a request instead of a message. */
const REQUESTS = 10
const HOUR = 3_600_000
/** Far enough for hands to differ and for things to have been done that could be done again. */
const BEGUN = 12

let served: Served
beforeAll(async () => {
  served = await serve({ botThreads: 0 })
})
afterAll(() => served.stop())

const guest = (name: string) => Visitor.guest(served.address, name)

async function open(owner: Visitor, game: string): Promise<string> {
  const body = opening({ game, wish: { seats: 2 }, terms: { public: false } })
  return ((await owner.post('/api/tables', body)).body as { table: string }).table
}

/** Keeps every message that somebody says. */
function overheard(seen: Seen): string[] {
  const said: string[] = []
  const say = seen.say.bind(seen)
  seen.say = (message) => {
    said.push(JSON.stringify(message))
    say(message)
  }
  return said
}

/** A game of two people that has begun, and all that one of them has said. */
async function begun(game: string) {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')]
  const table = await open(ada, game)
  const [first, second] = [await ada.look(table), await eve.look(table)]
  const stolen = overheard(first)
  await second.do({ type: 'sit', seat: 1 })
  await second.until(() => second.seat === 1)
  for (const [seat, one] of [first, second].entries()) {
    await one.until(({ room }) => room.status === 'playing')
    await one.do({ type: 'setPassing', seat, passing: 'always' })
  }
  const isFar = () => (first.snapshot?.view?.position ?? 0) >= BEGUN
  await Promise.all([playOn(first, 1, isFar), playOn(second, 2, isFar)])
  return { ada, eve, table, first, second, stolen }
}

describe.each(catalogue.map(({ game }) => game.id))('%s', (game) => {
  test(
    'nobody acts for another seat, learns what it holds, does something again, or brings the server down',
    async () => {
      const { ada, eve, table, first, second, stolen } = await begun(game)
      const other = await guest('Bo')
      const otherTable = await open(other, game)
      const { store, registry, metrics } = served.services
      const before = await store.tables.entries(table)
      await Promise.all([first, second].map((one) => one.until(({ seq }) => seq === before.length)))
      const room = await storedRoom(store, registry, table)
      const choices = room.choices(0, 20).choices as Json[]
      const person = first.snapshot?.room.owner as string
      const target: Target = { table, otherTable, seat: 0, seq: before.length, person, stolen, choices }

      const intruders = [
        { viewer: WATCHER, intruder: new Intruder(served.address, '', table) },
        { viewer: WATCHER, intruder: new Intruder(served.address, `${ada.cookie.slice(0, -2)}xx`, table) },
        { viewer: WATCHER, intruder: new Intruder(served.address, (await guest('Mallory')).cookie, table) },
        { viewer: WATCHER, intruder: new Intruder(served.address, other.cookie, table) },
        { viewer: 1, intruder: new Intruder(served.address, eve.cookie, table) },
      ]
      const fate = seededFate(11)
      const share = Math.ceil(PROBES / catalogue.length)
      for (let done = 0; done < share; ) {
        await Promise.all(
          intruders.map(({ intruder }) => {
            const messages = Array.from({ length: BURST }, () => wrongMessage(fate, target))
            done += BURST
            return intruder.say(messages, fate.below(8) > 0)
          }),
        )
      }

      // Nothing was done.
      expect(await store.tables.entries(table)).toEqual(before)
      expect((await store.tables.entries(otherTable)).length).toBe(1)
      // Nothing was learned: of what is not in their own sight, no name was ever told them.
      for (const { viewer, intruder } of intruders) {
        const secrets = secretsFrom(room, viewer)
        for (const text of textsIn(room.tableSnapshot(viewer))) secrets.delete(text)
        expect(secrets.size).toBeGreaterThan(10)
        const told = intruder.heard.flatMap((text) => [...textsIn(JSON.parse(text))].filter((one) => secrets.has(one)))
        expect(told).toEqual([])
        expect(intruder.heard.length).toBeGreaterThan(share / intruders.length / 4)
        expect(intruder.thrownOut).toBeGreaterThan(0)
      }
      // Nothing broke on the way.
      expect(await metrics.text()).not.toMatch(/^nora_failures_total\{.*\} [1-9]/m)

      // What the player said counts once, also when the player says it again.
      for (const text of stolen.filter((one) => one.includes('"type":"do"'))) {
        const { id } = JSON.parse(text) as { id: string }
        const answer = first.next((reply) => 'id' in reply && reply.id === id)
        first.socket?.send(text)
        const { type } = await answer
        expect(['ack', 'refused']).toContain(type)
      }
      expect(await store.tables.entries(table)).toEqual(before)

      // And the game goes on.
      const players = [first, second]
      const seat = first.snapshot?.view?.pending[0]?.seat as number
      const next = duty(players[seat]?.snapshot as TableSnapshot, seat, seededFate(3))
      expect(await players[seat]?.do(next as NonNullable<typeof next>, 'after-all')).toMatchObject({ type: 'ack' })
      await Promise.all(players.map((one) => one.leave()))
    },
    HOUR,
  )
})

test(
  'no request makes the server fail',
  async () => {
    const ada = await guest('Ada')
    const table = await open(ada, catalogue[0]?.game.id as string)
    const description = (await ada.get('/api/openapi.json')).body as Parameters<typeof wrongRequest>[1]
    expect(Object.keys(description.paths).length).toBeGreaterThan(20)
    const fate = seededFate(5)
    let mallory = await guest('Mallory')
    const counts = new Map<number, number>()
    for (let done = 0; done < PROBES / REQUESTS; done++) {
      // Among the requests are some that sign out or delete who sends them.
      if (done % 20 === 0) mallory = await guest('Mallory')
      const { method, path, body } = wrongRequest(fate, description, [table, 'nowhere'])
      const ending = new AbortController()
      const response = await fetch(served.address + path, {
        method,
        headers: { cookie: mallory.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
        signal: ending.signal,
      })
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
      expect([method, path, body?.slice(0, 100), response.status < 500]).toEqual([
        method,
        path,
        body?.slice(0, 100),
        true,
      ])
      ending.abort()
    }
    expect(counts.size).toBeGreaterThan(3)
    expect((await served.services.store.tables.entries(table)).length).toBe(1)
    expect((await ada.get('/healthz')).status).toBe(200)
  },
  HOUR,
)
