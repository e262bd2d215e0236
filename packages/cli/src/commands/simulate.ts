import { gameNameIn, nameIn } from '@nora/words'
import type { Entry } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import { botsOf, entryOf, optionsOf } from '../opening.ts'
import { automaName } from '../play/automa-name.ts'
import { exitCode } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { type Figures, simulated } from '../simulate/simulation.ts'

export const simulate: Command = {
  name: 'simulate',
  argument: 'game',
  about: 'cli.simulate.about',
  flags: [
    ...tableFlags,
    { name: 'games', value: 'G', about: 'cli.option.games', default: '100' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'bots', value: 'B,B', about: 'cli.option.bots', default: 'random' },
    jsonFlag,
  ],
  examples: [
    'nora simulate cats --mode classic --seats 4 --games 1000',
    'nora simulate cats --bots master,casual --json',
  ],
  run(call) {
    const { flags, voice, console } = call
    const entry = entryOf(call)
    const plan = {
      game: entry.game,
      options: optionsOf(entry, flags),
      games: flags.whole('games', 1) ?? 100,
      seed: flags.whole('seed', 0) ?? 1,
      bots: botsOf(entry, flags.list('bots') ?? ['random']),
    }
    const json = flags.has('json')
    const progress = progressBar(
      console,
      (done) => voice.format('cli.simulate.progress', { done, games: plan.games }),
      plan.games,
    )
    const figures = simulated(plan, json ? () => {} : progress)
    console.out(json ? JSON.stringify(figures) : readable(figures, entry, call))
    return figures.errors.length > 0 ? exitCode.problem : exitCode.good
  },
}

function readable(figures: Figures, { terminal }: Entry, { voice }: Call): string {
  const number = (value: number) => voice.number(value, { maximumFractionDigits: 2 })
  const { game, mode, seats, scores, automa, grades } = figures
  const title = voice.format('cli.simulate.title', {
    game: gameNameIn(voice, game),
    mode: nameIn(voice, `common.mode.${mode}`, mode),
    players: voice.format('common.players', { n: seats }),
  })
  const totals = [
    [voice.format('cli.simulate.games'), number(figures.games)],
    [voice.format('cli.simulate.decisions'), number(figures.decisions)],
    [voice.format('cli.simulate.cpuSeconds'), number(figures.cpuSeconds)],
    [voice.format('cli.simulate.decisionsPerCpuSecond'), number(figures.decisionsPerCpuSecond)],
    [voice.format('cli.simulate.gamesPerCpuSecond'), number(figures.gamesPerCpuSecond)],
    [voice.format('cli.simulate.meanDecisionsPerGame'), number(figures.meanDecisionsPerGame)],
    [voice.format('cli.simulate.ties'), number(figures.ties)],
  ]
  const spread = ['cli.column.mean', 'cli.column.min', 'cli.column.max', 'cli.column.wins'] as const
  const line = (label: string, { mean, min, max }: typeof scores, wins?: number) =>
    [label, mean, min, max, wins ?? ''].map((cell) => (typeof cell === 'number' ? number(cell) : cell))
  const results = [
    [voice.format('cli.column.seat'), ...spread.map((id) => voice.format(id))],
    ...figures.scoresBySeat.map((summary, seat) => line(`${seat + 1}`, summary, figures.winsBySeat[seat])),
    line(voice.format('cli.simulate.scores'), scores),
    ...(automa ? [line(automaName(voice, terminal), automa, automa.wins)] : []),
  ]
  const wins = Object.entries(figures.winsByBot).map(([bot, won]) => [bot, number(won)])
  const parts = [title, columns(totals), columns(results), columns([[voice.format('cli.simulate.byBot'), ''], ...wins])]
  if (grades) {
    parts.push(
      columns([
        [voice.format('cli.simulate.grades'), ''],
        ...Object.entries(grades).map(([grade, n]) => [nameIn(voice, `${game}.grade.${grade}`, grade), number(n)]),
      ]),
    )
  }
  if (figures.errors.length > 0) {
    const errors = figures.errors.map(({ game: index, error }) => [number(index), error])
    parts.push(columns([[voice.format('cli.simulate.errors'), ''], ...errors]))
  }
  return parts.join('\n\n')
}
