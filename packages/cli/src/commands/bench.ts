import { gameNameIn } from '@nora/words'
import { bareLoop } from '../bench/bare-loop.ts'
import { type GameFigures, gameBench } from '../bench/game-bench.ts'
import { kernelLoop, positionInStep } from '../bench/kernel-loop.ts'
import { compared, millisecondsOf } from '../bench/measure.ts'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { exitCode } from '../problem.ts'
import { rounded } from '../rounded.ts'

interface Figures {
  readonly bareLoopPerSecond: number
  readonly kernel: {
    readonly decisionsPerSecond: number
    readonly share: number
    /** A position thirty choices into a step. */
    readonly restoreMs: number
  }
  readonly games: { readonly [id: string]: GameFigures }
}

const THOROUGH = { rounds: 11, decisions: 120_000 }
const QUICK = { rounds: 3, decisions: 20_000 }

export const bench: Command = {
  name: 'bench',
  about: 'cli.bench.about',
  flags: [{ name: 'quick', about: 'cli.option.quick' }, jsonFlag],
  examples: ['nora bench', 'nora bench --json'],
  run(call) {
    const figures = measured(call)
    call.console.out(call.flags.has('json') ? JSON.stringify(figures) : readable(figures, call))
    return exitCode.good
  },
}

function measured({ flags, voice, console, catalogue }: Call): Figures {
  const { rounds, decisions } = flags.has('quick') ? QUICK : THOROUGH
  const measuring = (what: string) => console.progress(voice.format('cli.bench.measuring', { what }))
  measuring(voice.format('cli.bench.kernel'))
  const loop = compared(
    () => kernelLoop(decisions),
    () => bareLoop(decisions),
    rounds,
  )
  const thirty = positionInStep(30)
  const restoreMs = millisecondsOf(() => thirty.fork())
  const games: Record<string, GameFigures> = {}
  for (const { game } of catalogue) {
    measuring(gameNameIn(voice, game.id))
    games[game.id] = gameBench(game, rounds, decisions / 4)
  }
  console.progress('')
  return {
    bareLoopPerSecond: rounded(loop.baseRate),
    kernel: { decisionsPerSecond: rounded(loop.rate), share: rounded(loop.share), restoreMs: rounded(restoreMs) },
    games,
  }
}

function readable({ bareLoopPerSecond, kernel, games }: Figures, { voice }: Call): string {
  const number = (value: number) => voice.number(value, { maximumSignificantDigits: 4 })
  const loops = columns([
    [voice.format('cli.bench.bareLoop'), number(bareLoopPerSecond)],
    [voice.format('cli.bench.kernel'), number(kernel.decisionsPerSecond)],
    [voice.format('cli.bench.share'), number(kernel.share)],
    [voice.format('cli.bench.restore'), number(kernel.restoreMs)],
  ])
  const parts = Object.entries(games).map(([id, figures]) =>
    [
      gameNameIn(voice, id),
      columns(
        [
          [voice.format('cli.simulate.decisionsPerCpuSecond'), number(figures.decisionsPerCpuSecond)],
          [voice.format('cli.bench.share'), number(figures.share)],
          [voice.format('cli.bench.playouts'), number(figures.playoutsPerCpuSecond)],
          [voice.format('cli.bench.clone'), number(figures.cloneUs)],
          [voice.format('cli.bench.restore'), number(figures.restoreMs)],
          [voice.format('cli.bench.worstListing'), number(figures.worstListingMs)],
        ],
        '  ',
      ),
    ].join('\n'),
  )
  return [loops, ...parts].join('\n\n')
}
