import type { Game, Options } from '@nora/kernel'
import { guest, type Metrics, metricsOfAll } from './http.ts'
import { LoadTable } from './load-table.ts'
import { Player } from './player.ts'
import { type Quantiles, quantiles } from './quantiles.ts'
import { type Growth, growthOf, type Stretch, stretchOf } from './stretch.ts'
import { Tally } from './tally.ts'

/** So many tables are opened, or looked at afterwards, at the same time. */
const AT_ONCE = 20
/** So many tables are looked at one by one to see how long it takes to open one that nobody has in memory. */
const COLD = 100

export interface Wanted {
  readonly game: Game
  readonly options: Options
  readonly tables: number
  readonly seconds: number
  /** In so many parts of the same length it is said how things went meanwhile. */
  readonly stretches: number
  readonly metricsToken: string | undefined
}

export interface Measured {
  readonly tables: number
  readonly sockets: number
  readonly choices: number
  readonly choicesPerSecond: number
  readonly ackMs: Quantiles
  readonly coldMs: Quantiles
  readonly commits: number
  readonly cpuMicrosPerChoice: number
  readonly serverRssMb: number
  readonly stretches: readonly Stretch[]
  readonly growth: Growth
  readonly lost: number
  readonly duplicated: number
}

/**
 * Plays at so many tables for so long. Afterwards `again` says where the server is now, which may have been ended and
 * started since, and every table is looked at anew: what was acknowledged has to be there.
 */
export async function runLoad(
  addresses: readonly string[],
  wanted: Wanted,
  again: () => Promise<string>,
): Promise<Measured> {
  const { game, options } = wanted
  const tally = new Tally()
  const numbers = Array.from({ length: wanted.tables }, (_, index) => index + 1)
  const tables = await several(numbers, (number) => LoadTable.open({ addresses, game, options, tally }, number))
  const sockets = tables.reduce((sum, table) => sum + table.sockets, 0)
  await Promise.all(tables.map((table) => table.go()))
  tally.isOn = true
  const { stretches, whole, commits } = await watched(addresses, wanted, tally)
  tally.isOn = false
  await Promise.all(tables.map((table) => table.settle()))
  for (const table of tables) table.leave()
  const found = await compared(await again(), tally, wanted)
  return {
    tables: tables.length,
    sockets,
    choices: whole.choices,
    choicesPerSecond: whole.choicesPerSecond,
    ackMs: whole.ackMs,
    commits,
    cpuMicrosPerChoice: whole.cpuMicrosPerChoice,
    serverRssMb: whole.serverRssMb,
    stretches,
    growth: growthOf(stretches),
    ...found,
  }
}

/** Waits while everybody plays, and looks at the servers after each stretch. */
async function watched(addresses: readonly string[], wanted: Wanted, tally: Tally) {
  const looked = async (): Promise<Looked> => ({
    at: performance.now(),
    choices: tally.waits.length,
    metrics: await metricsOfAll(addresses, wanted.metricsToken),
  })
  const started = await looked()
  const between = (one: Looked, other: Looked) => {
    const seconds = (other.at - one.at) / 1000
    return stretchOf(tally.waits.slice(one.choices, other.choices), seconds, one.metrics, other.metrics)
  }
  const stretches: Stretch[] = []
  let last = started
  for (let number = 1; number <= wanted.stretches; number++) {
    const until = started.at + (wanted.seconds * 1000 * number) / wanted.stretches
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
    const now = await looked()
    stretches.push(between(last, now))
    last = now
  }
  return { stretches, whole: between(started, last), commits: last.metrics.commits - started.metrics.commits }
}

/** What was known at a moment. */
interface Looked {
  readonly at: number
  readonly choices: number
  readonly metrics: Metrics
}

/** Looks at every table that was played at, as somebody who has not seen it before. */
async function compared(
  address: string,
  tally: Tally,
  { game }: Wanted,
): Promise<{ lost: number; duplicated: number; coldMs: Quantiles }> {
  const cookie = await guest(address, 'Load')
  const setup = { game, tally, fate: { below: () => 0 }, over: () => {} }
  const cold: number[] = []
  const look = async (table: string) => {
    const started = performance.now()
    const watcher = await Player.join(address, cookie, table, setup)
    cold.push(performance.now() - started)
    watcher.leave()
    return tally.compare(table, watcher.seq)
  }
  const found = []
  for (const table of tally.tables.slice(0, COLD)) found.push(await look(table))
  const coldMs = quantiles(cold)
  found.push(...(await several(tally.tables.slice(COLD), look)))
  return {
    coldMs,
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
    duplicated: found.reduce((sum, { duplicated }) => sum + duplicated, 0),
  }
}

/** A few at a time, in order. */
async function several<T, R>(things: readonly T[], deed: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < things.length; from += AT_ONCE) {
    results.push(...(await Promise.all(things.slice(from, from + AT_ONCE).map(deed))))
  }
  return results
}
