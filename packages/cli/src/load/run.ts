import type { Game, Options } from '@nora/kernel'
import { guest, metricsOf } from './http.ts'
import { LoadTable } from './load-table.ts'
import { Player } from './player.ts'
import { type Quantiles, quantiles } from './quantiles.ts'
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
  readonly serverRssMb: number
  readonly lost: number
  readonly duplicated: number
}

/**
 * Plays at so many tables for so long. Afterwards `again` says where the server is now, which may have been ended and
 * started since, and every table is looked at anew: what was acknowledged has to be there.
 */
export async function runLoad(address: string, wanted: Wanted, again: () => Promise<string>): Promise<Measured> {
  const { game, options, seconds, metricsToken } = wanted
  const tally = new Tally()
  const numbers = Array.from({ length: wanted.tables }, (_, index) => index + 1)
  const tables = await several(numbers, (number) => LoadTable.open({ address, game, options, tally }, number))
  const sockets = tables.reduce((sum, table) => sum + table.sockets, 0)
  await Promise.all(tables.map((table) => table.go()))
  const before = await metricsOf(address, metricsToken)
  const started = performance.now()
  tally.isOn = true
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  tally.isOn = false
  const passed = (performance.now() - started) / 1000
  const after = await metricsOf(address, metricsToken)
  await Promise.all(tables.map((table) => table.settle()))
  for (const table of tables) table.leave()
  const found = await compared(await again(), tally, wanted)
  return {
    tables: tables.length,
    sockets,
    choices: tally.waits.length,
    choicesPerSecond: tally.waits.length / passed,
    ackMs: quantiles(tally.waits),
    commits: after.commits - before.commits,
    serverRssMb: after.rssMb,
    ...found,
  }
}

/** Looks at every table that was played at, as somebody who has not seen it before. */
async function compared(
  address: string,
  tally: Tally,
  { game }: Wanted,
): Promise<{ lost: number; duplicated: number; coldMs: Quantiles }> {
  const cookie = await guest(address, 'Load')
  const around = { game, tally, fate: { below: () => 0 }, over: () => {} }
  const cold: number[] = []
  const look = async (table: string) => {
    const started = performance.now()
    const watcher = await Player.join(address, cookie, table, around)
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
