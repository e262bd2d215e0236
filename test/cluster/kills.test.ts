import { catalogue } from '@nora/catalogue'
import { seededFate } from '@nora/kernel'
import { Admin, readSettings, Store } from '@nora/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from '../../packages/server/test/support/openings.ts'
import { type Cluster, type Part, startCluster } from './cluster.ts'
import { guest, persistently, Survivor } from './survivor.ts'

const GAMES = Number(process.env.NORA_CLUSTER_GAMES ?? 6)
const AT_ONCE = 10
/** A part lives this long at most before the next is killed. */
const CALM_MS = 1_500
const HOUR = 3_600_000

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
}, 120_000)
afterAll(() => cluster?.stop(), 60_000)

/** Every mode of every game in turn: people in the first seats, a bot in the last where there is room for one. */
const plays = catalogue.flatMap(({ game }) =>
  game.modes.map(({ id, seats }) => {
    const people = Math.min(2, seats.max)
    return { game: game.id, mode: id, people, seats: Math.min(3, seats.max) }
  }),
)

interface Played {
  readonly table: string
  readonly players: readonly Survivor[]
}

async function playOne(number: number): Promise<Played> {
  const { game, mode, people, seats } = plays[number % plays.length] as (typeof plays)[number]
  const { addresses } = cluster
  const cookies = await Promise.all(
    Array.from({ length: people }, (_, seat) => guest(addresses, `P ${number}.${seat}`)),
  )
  const bots = Array.from({ length: seats }, (_, seat) => (seat < people ? null : 'random'))
  const body = opening({ game, wish: { mode, seats }, bots })
  const { table } = (await (await persistently(addresses, '/api/tables', cookies[0] as string, body)).json()) as {
    table: string
  }
  const players = cookies.map((cookie, seat) => new Survivor(addresses, cookie, table, seat, number * 10 + seat))
  await Promise.all(players.map((player) => player.play()))
  return { table, players }
}

/** Kills a node, or now and then the worker, and starts it again, for as long as there is play; one at a time. */
async function killOnAndOn(isOver: () => boolean): Promise<number> {
  const fate = seededFate(7)
  let kills = 0
  const parts: readonly Part[] = [...cluster.nodes, ...cluster.nodes, cluster.worker]
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, fate.below(CALM_MS)))
    const part = parts[fate.below(parts.length)] as Part
    await part.kill()
    kills++
    await part.start()
  }
  return kills
}

test(
  `${GAMES} games while nodes are killed: what was acknowledged is stored once, and nothing else is`,
  async () => {
    let isOver = false
    const killing = killOnAndOn(() => isOver)
    const played: Played[] = []
    for (let from = 0; from < GAMES; from += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, GAMES - from) }, (_, index) => from + index)
      played.push(...(await Promise.all(numbers.map(playOne))))
    }
    isOver = true
    expect(await killing).toBeGreaterThan(0)
    expect(played.flatMap(({ players }) => players).some(({ moves }) => moves > 0)).toBe(true)

    const place = { databaseUrl: cluster.databaseUrl, dataFolder: '' }
    const store = await Store.open(place)
    try {
      for (const { table, players } of played) {
        const entries = await store.tables.entries(table)
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
        const stored = new Map(entries.flatMap(({ clientId, seq }) => (clientId === null ? [] : [[clientId, seq]])))
        // A command that was stored twice would be there under one id with two numbers.
        expect(stored.size).toBe(entries.filter(({ clientId }) => clientId !== null).length)
        const named = players.map((player) => ({ ...player, name: (id: string) => `${player.person}:${id}` }))
        for (const { acknowledged, name } of named) {
          for (const [id, seq] of acknowledged) expect([id, stored.get(name(id))]).toEqual([id, seq])
        }
        const sent = new Set(named.flatMap(({ sent: ids, name }) => [...ids].map(name)))
        expect([...stored.keys()].filter((id) => !sent.has(id))).toEqual([])
        const [first, ...others] = players
        expect(first?.snapshot?.seq).toBe(entries.length)
        for (const other of others) expect(other.snapshot?.outcome).toEqual(first?.snapshot?.outcome)
      }
    } finally {
      await store.close()
    }
    const admin = await Admin.open(readSettings({ DATABASE_URL: cluster.databaseUrl }))
    try {
      for await (const { table, wrong } of admin.verify(undefined)) expect([table, wrong]).toEqual([table, []])
    } finally {
      await admin.shut()
    }
  },
  HOUR,
)

test('a part that is asked to end ends by itself', async () => {
  expect(await Promise.all([...cluster.nodes, cluster.worker].map((part) => part.stop()))).toEqual([0, 0, 0])
}, 60_000)
