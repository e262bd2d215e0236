import { message } from '@nora/messages'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import { type Chunk, played } from '../match/chunk.ts'
import { type Figures, figuresOf } from '../match/figures.ts'
import type { Contest } from '../match/game.ts'
import { keep, resultsIn } from '../match/store.ts'
import { botsOf, entryOf, optionsOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { inProcesses } from '../processes.ts'
import { progressBar } from '../progress.ts'

const playing = { run: played, program: new URL('../match/process', import.meta.url) }

export const match: Command = {
  name: 'match',
  argument: 'game',
  about: 'cli.match.about',
  flags: [
    ...tableFlags.filter(({ name }) => name !== 'pack'),
    { name: 'bots', value: 'B,B', about: 'cli.option.bots', default: 'master,skilled' },
    { name: 'games', value: 'G', about: 'cli.option.games', default: '100' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'processes', value: 'P', about: 'cli.option.processes', default: '1' },
    { name: 'into', value: 'FILE', about: 'cli.option.into' },
    jsonFlag,
  ],
  examples: [
    'nora match cats --bots master,skilled --games 400 --processes 2 --into cats.jsonl',
    'nora match woodcraft --seats 4 --bots master,casual,casual,casual --json',
  ],
  async run(call) {
    const { flags, console, voice } = call
    const entry = entryOf(call)
    const options = optionsOf(entry, flags)
    const bots = botsOf(entry, flags.list('bots') ?? ['master', 'skilled']).map(({ id }) => id)
    if (options.seats % bots.length !== 0 && bots.length % options.seats !== 0)
      throw new WrongUsage(message('cli.match.seats', { bots: bots.length, seats: options.seats }))
    const contest: Contest = { game: entry.game.id, options, bots, seed: flags.whole('seed', 0) ?? 1 }
    const games = flags.whole('games', 1) ?? 100
    const file = flags.text('into')
    const results = resultsIn(file, contest, entry.game.contentHash)
    const progress = progressBar(console, (done) => voice.format('cli.simulate.progress', { done, games }), games)
    const chunks: Chunk[] = []
    for (let from = results.length; from < games; from += options.seats)
      chunks.push({ contest, from, games: Math.min(options.seats, games - from) })
    await inProcesses(chunks, flags.whole('processes', 1) ?? 1, playing, (_, more) => {
      results.push(...more)
      keep(file, more)
      if (!flags.has('json')) progress(results.length)
    })
    const figures = figuresOf(bots, results.slice(0, games))
    console.out(flags.has('json') ? JSON.stringify(figures) : readable(figures, call))
    return exitCode.good
  },
}

function readable({ wins, draws, games, meanScores, ...figures }: Figures, { voice }: Call): string {
  const number = (value: number) => voice.number(value, { maximumFractionDigits: 2 })
  const head = [
    'cli.simulate.byBot',
    'cli.column.wins',
    'cli.column.mean',
    'cli.match.average',
    'cli.match.median',
    'cli.match.slow',
    'cli.match.slowest',
  ] as const
  const rows = Object.entries(wins).map(([bot, won]) => {
    const { mean = 0, p50 = 0, p99 = 0, max = 0 } = figures.msPerDecision[bot] ?? {}
    return [bot, ...[won, meanScores[bot] ?? 0, mean, p50, p99, max].map(number)]
  })
  const totals = [
    [voice.format('cli.simulate.games'), number(games)],
    [voice.format('cli.simulate.ties'), number(draws)],
    [voice.format('cli.match.margin'), `${number(figures.meanMargin)} ± ${number(figures.standardError)}`],
  ]
  return [columns([head.map((id) => voice.format(id)), ...rows]), columns(totals)].join('\n\n')
}
