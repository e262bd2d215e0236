// What a table takes in memory while it is played: many are, at the same time.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catsGame } from '@nora/cats'
import { type Game, seededFate, settle } from '@nora/kernel'
import { type Command, plainTerms } from '@nora/protocol'
import { type Person, Room, type TableHost } from '@nora/room'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { nobodyElse, quietHost, viewerOf } from './quiet-host.ts'

const games = [catsGame, wistarGame, woodcraftGame] as unknown as readonly Game[]

const TABLES = 40
const CHOICES = 20
const MOST_BYTES = 100 * 1024

const people: readonly Person[] = ['Ann', 'Bob'].map((name) => ({ id: name, name }))

/** Entries go somewhere else, as they do to a database. */
const elsewhere = {
  maker: () => Promise.reject(new Error('nothing is read here')),
  append: async () => true,
}

/** A table in the middle of a game, with both players looking at it. */
async function live(game: Game, number: number): Promise<TableHost> {
  const fate = seededFate(number)
  const host = quietHost(`t${number}`, elsewhere)
  const opening = {
    options: settle(game, { seats: 2 }),
    terms: { ...plainTerms, bot: 'random' },
    pack: null,
    seat: 0,
    bots: [],
  }
  const { room, ...step } = Room.open({ game, bots: ['random'] }, opening, people[0] as Person, 0, () => fate)
  await host.begin(room, step)
  for (const { id } of people)
    await host.attach(
      viewerOf(id, ({ text }) => text),
      undefined,
      nobodyElse,
    )
  const does = async (seat: number, command: Command) =>
    expect(await host.obey(command, people[seat] as Person)).toHaveProperty('seq')
  await does(1, { type: 'sit', seat: 1 })
  for (const seat of people.keys()) await does(seat, { type: 'setPassing', seat, passing: 'always' })
  for (let choices = 0; choices < CHOICES; choices++) {
    const { match, seq } = room
    const seat = match?.pending[0]?.seat as number
    await does(seat, { type: 'choose', seat, at: seq, choice: match?.space(seat)?.sample(fate) ?? null })
  }
  return host
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapInUse(): number {
  for (let times = 0; times < 3; times++) collect()
  return process.memoryUsage().heapUsed
}

test.each(games.map((game) => [game.id, game] as const))(
  'a live table of %s takes less than 100 KB',
  async (_id, game) => {
    const tables: TableHost[] = []
    // What is made once for all tables is made before it counts.
    for (let number = 0; number < 10; number++) tables.push(await live(game, 1_000 + number))
    const before = heapInUse()
    for (let number = 0; number < TABLES; number++) tables.push(await live(game, number))
    const each = (heapInUse() - before) / TABLES
    expect(each).toBeLessThan(MOST_BYTES)
    // Less, and their rooms were not in memory.
    expect(each).toBeGreaterThan(10_000)
    expect(tables.every(({ audience }) => !audience.isEmpty)).toBe(true)
  },
  120_000,
)
