import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { settle } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { type Figures, figuresOf, readable, readableCourse } from '../load/figures.ts'
import { OwnServer } from '../load/own-server.ts'
import { runLoad, type Wanted } from '../load/run.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { server, settings } from '../server.ts'

const TABLES = 200
const SECONDS = 30
const SEATS = 2
/** The baseline is measured for so long. */
const BASELINE_MS = 3_000
/** How many tables there are at each point of a curve. */
const CURVE = [10, 20, 50, 100, 200, 500, 1_000]
/** In so many stretches a long time is looked at. */
const STRETCHES = 12

/** Plays at many tables at once over real sockets and counts. */
export const load: Command = {
  name: 'load',
  about: 'cli.load.about',
  flags: [
    { name: 'tables', value: 'T', about: 'cli.option.tables', default: String(TABLES) },
    { name: 'seconds', value: 'S', about: 'cli.option.seconds', default: String(SECONDS) },
    { name: 'curve', about: 'cli.option.curve' },
    { name: 'soak', about: 'cli.option.soak' },
    { name: 'nodes', value: 'N', about: 'cli.option.nodes', default: '1' },
    { name: 'url', value: 'URL', about: 'cli.option.url' },
    { name: 'game', value: 'G', about: 'cli.option.game', default: catalogue[0]?.game.id ?? '' },
    { name: 'mode', value: 'M', about: 'cli.option.mode' },
    { name: 'seats', value: 'N', about: 'cli.option.seats', default: String(SEATS) },
    jsonFlag,
  ],
  examples: [
    'nora load --tables 200 --seconds 30 --json',
    'nora load --curve --tables 1000',
    'nora load --soak --seconds 1800',
    'nora load --url http://localhost:4000 --tables 50',
  ],
  async run(call) {
    const { flags, console, voice } = call
    const wanted = wantedBy(call)
    const nodes = flags.whole('nodes', 1) ?? 1
    const url = flags.text('url')
    const measure = (tables: number) =>
      url === undefined ? onOwnServers(nodes, { ...wanted, tables }) : elsewhere(url, { ...wanted, tables })
    const isCurve = flags.has('curve')
    const figures: Figures[] = []
    for (const tables of isCurve ? pointsUpTo(wanted.tables) : [wanted.tables]) figures.push(await measure(tables))
    const [first] = figures as [Figures]
    if (flags.has('json'))
      console.out(JSON.stringify(isCurve ? { ...settingOf(wanted, nodes), curve: figures } : first))
    else {
      console.out(readable(figures, voice))
      if (flags.has('soak')) console.out(`\n${readableCourse(first, voice)}`)
    }
    return figures.some(({ lost, duplicated }) => lost + duplicated > 0) ? exitCode.problem : exitCode.good
  },
}

function wantedBy({ flags }: Call): Wanted {
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
    stretches: flags.has('soak') ? STRETCHES : 1,
    metricsToken: process.env.METRICS_TOKEN || undefined,
  }
}

function pointsUpTo(most: number): readonly number[] {
  return [...CURVE.filter((tables) => tables < most), most]
}

const settingOf = ({ game, options, seconds }: Wanted, nodes: number) => ({
  game: game.id,
  mode: options.mode,
  seats: options.seats,
  seconds,
  nodes,
})

/** On a database of their own: a temporary folder, or the one at DATABASE_URL. */
async function onOwnServers(nodes: number, wanted: Wanted): Promise<Figures> {
  const { commitsPerSecond, serverProgram } = await server()
  const { databaseUrl, natsUrl } = await settings()
  if (nodes > 1 && !(databaseUrl && natsUrl)) throw new WrongUsage(message('cli.load.needsCluster'))
  const dataFolder = mkdtempSync(join(tmpdir(), 'nora-load-'))
  const own: OwnServer[] = []
  const start = async () => {
    for (let number = 0; number < nodes; number++) own.push(await OwnServer.start(serverProgram(), dataFolder))
    return own.map(({ address }) => address)
  }
  const end = () => Promise.all(own.splice(0).map((one) => one.kill()))
  try {
    const baseline = await commitsPerSecond({ databaseUrl, dataFolder }, BASELINE_MS)
    const measured = await runLoad(await start(), { ...wanted, metricsToken: undefined }, async () => {
      await end()
      return (await start())[0] as string
    })
    return figuresOf(measured, baseline)
  } finally {
    await end()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function elsewhere(url: string, wanted: Wanted): Promise<Figures> {
  if (!URL.canParse(url)) throw new WrongUsage(message('cli.load.noAddress', { url }))
  const address = new URL(url).origin
  return figuresOf(await runLoad([address], wanted, async () => address), null)
}
