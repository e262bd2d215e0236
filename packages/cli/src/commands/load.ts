import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { settle } from '@nora/kernel'
import { message } from '@nora/messages'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { OwnServer } from '../load/own-server.ts'
import type { Quantiles } from '../load/quantiles.ts'
import { type Measured, runLoad, type Wanted } from '../load/run.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { rounded } from '../rounded.ts'
import { server, settings } from '../server.ts'

const TABLES = 200
const SECONDS = 30
const SEATS = 2
/** The baseline is measured for so long. */
const BASELINE_MS = 3_000

/** `null` where a server elsewhere cannot be measured from here: its database, and tables it has not in memory. */
type Figures = Omit<Measured, 'coldMs'> & {
  readonly coldMs: Quantiles | null
  readonly databaseCommitsPerSecondBaseline: number | null
}

/** Plays at many tables at once over real sockets and counts. */
export const load: Command = {
  name: 'load',
  about: 'cli.load.about',
  flags: [
    { name: 'tables', value: 'T', about: 'cli.option.tables', default: String(TABLES) },
    { name: 'seconds', value: 'S', about: 'cli.option.seconds', default: String(SECONDS) },
    { name: 'url', value: 'URL', about: 'cli.option.url' },
    { name: 'game', value: 'G', about: 'cli.option.game', default: catalogue[0]?.game.id ?? '' },
    { name: 'mode', value: 'M', about: 'cli.option.mode' },
    { name: 'seats', value: 'N', about: 'cli.option.seats', default: String(SEATS) },
    jsonFlag,
  ],
  examples: ['nora load --tables 200 --seconds 30 --json', 'nora load --url http://localhost:4000 --tables 50'],
  async run(call) {
    const { flags, console } = call
    const wanted = await wantedBy(call)
    const url = flags.text('url')
    const figures = url === undefined ? await onOwnServer(wanted) : await elsewhere(url, wanted)
    console.out(flags.has('json') ? JSON.stringify(figures) : readable(figures, call))
    return figures.lost + figures.duplicated > 0 ? exitCode.problem : exitCode.good
  },
}

async function wantedBy({ flags }: Call): Promise<Wanted> {
  const id = flags.text('game') ?? catalogue[0]?.game.id
  const found = catalogue.find(({ game }) => game.id === id)
  if (!found) {
    const known = catalogue.map(({ game }) => game.id)
    throw new WrongUsage(message('cli.error.unknownGame', { game: String(id), known }))
  }
  const mode = flags.text('mode')
  return {
    game: found.game,
    options: settle(found.game, { ...(mode !== undefined && { mode }), seats: flags.whole('seats', 1) ?? SEATS }),
    tables: flags.whole('tables', 1) ?? TABLES,
    seconds: flags.whole('seconds', 1) ?? SECONDS,
    metricsToken: process.env.METRICS_TOKEN || undefined,
  }
}

/** On a database of its own: a temporary folder, or the one at DATABASE_URL. */
async function onOwnServer(wanted: Wanted): Promise<Figures> {
  const { commitsPerSecond, serverProgram } = await server()
  const { databaseUrl } = await settings()
  const dataFolder = mkdtempSync(join(tmpdir(), 'nora-load-'))
  let own: OwnServer | undefined
  try {
    const baseline = await commitsPerSecond({ databaseUrl, dataFolder }, BASELINE_MS)
    const started = await OwnServer.start(serverProgram(), dataFolder)
    own = started
    const measured = await runLoad(started.address, { ...wanted, metricsToken: undefined }, async () => {
      await started.kill()
      own = await OwnServer.start(serverProgram(), dataFolder)
      return own.address
    })
    return figuresOf(measured, baseline)
  } finally {
    await own?.kill()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function elsewhere(url: string, wanted: Wanted): Promise<Figures> {
  if (!URL.canParse(url)) throw new WrongUsage(message('cli.load.noAddress', { url }))
  const address = new URL(url).origin
  return { ...figuresOf(await runLoad(address, wanted, async () => address), null), coldMs: null }
}

function figuresOf(measured: Measured, baseline: number | null): Figures {
  const { ackMs, coldMs, choicesPerSecond, serverRssMb } = measured
  return {
    ...measured,
    choicesPerSecond: rounded(choicesPerSecond),
    ackMs: roundedAll(ackMs),
    coldMs: roundedAll(coldMs),
    serverRssMb: rounded(serverRssMb),
    databaseCommitsPerSecondBaseline: baseline === null ? null : rounded(baseline),
  }
}

function roundedAll({ p50, p95, p99 }: Quantiles): Quantiles {
  return { p50: rounded(p50), p95: rounded(p95), p99: rounded(p99) }
}

function readable(figures: Figures, { voice }: Call): string {
  const { ackMs, coldMs, databaseCommitsPerSecondBaseline: baseline } = figures
  return columns([
    [voice.format('cli.load.tables'), voice.number(figures.tables)],
    [voice.format('cli.load.sockets'), voice.number(figures.sockets)],
    [voice.format('cli.load.choices'), voice.number(figures.choices)],
    [voice.format('cli.load.choicesPerSecond'), voice.number(figures.choicesPerSecond)],
    [voice.format('cli.load.ack', { share: '50' }), voice.number(ackMs.p50)],
    [voice.format('cli.load.ack', { share: '95' }), voice.number(ackMs.p95)],
    [voice.format('cli.load.ack', { share: '99' }), voice.number(ackMs.p99)],
    ...(coldMs === null ? [] : [[voice.format('cli.load.cold', { share: '95' }), voice.number(coldMs.p95)]]),
    [voice.format('cli.load.commits'), voice.number(figures.commits)],
    ...(baseline === null ? [] : [[voice.format('cli.load.baseline'), voice.number(baseline)]]),
    [voice.format('cli.load.rss'), voice.number(figures.serverRssMb)],
    [voice.format('cli.load.lost'), voice.number(figures.lost)],
    [voice.format('cli.load.duplicated'), voice.number(figures.duplicated)],
  ])
}
