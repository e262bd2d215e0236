import { offeredGame } from '@nora/catalogue'
import { message } from '@nora/messages'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import { type Chunk, played } from '../fan/chunk.ts'
import { entryOf, optionsOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { inProcesses } from '../processes.ts'
import { progressBar } from '../progress.ts'
import { rounded } from '../rounded.ts'

/** Far from the seeds that weights were learned with. */
const HELD_OUT = '900001'

const playing = { run: played, program: new URL('../fan/process', import.meta.url) }

/** Whether the fan of the analysis keeps its word: two of three games end inside it. */
export const fan: Command = {
  name: 'fan',
  argument: 'game',
  about: 'cli.fan.about',
  flags: [
    ...tableFlags.filter(({ name }) => name !== 'pack'),
    { name: 'games', value: 'G', about: 'cli.option.games', default: '100' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: HELD_OUT },
    { name: 'processes', value: 'P', about: 'cli.option.processes', default: '1' },
    jsonFlag,
  ],
  examples: ['nora fan cats --games 400 --processes 2', 'nora fan woodcraft --games 40 --json'],
  async run(call) {
    const { flags, console, voice } = call
    const entry = entryOf(call)
    const { game } = entry
    if (!offeredGame(game.id)) throw new WrongUsage(message('cli.learn.nothing', { game: game.id }))
    const options = optionsOf(entry, flags)
    const games = flags.whole('games', 1) ?? 100
    const seed = flags.whole('seed', 0) ?? Number(HELD_OUT)
    const progress = progressBar(console, (done) => voice.format('cli.simulate.progress', { done, games }), games)
    const chunks = Array.from({ length: games }, (_, number): Chunk => ({ game: game.id, options, seed, number }))
    const shares: number[] = []
    await inProcesses(chunks, flags.whole('processes', 1) ?? 1, playing, ({ number }, share) => {
      if (share !== null) shares.push(share)
      if (!flags.has('json')) progress(number + 1)
    })
    const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length)
    const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, shares.length - 1)
    const figures = {
      games: shares.length,
      inside: rounded(share),
      standardError: rounded(Math.sqrt(variance / Math.max(1, shares.length))),
    }
    const percent = (part: number) => voice.number(part, { style: 'percent', maximumFractionDigits: 1 })
    const told = `${percent(figures.inside)} ± ${percent(figures.standardError)}`
    console.out(flags.has('json') ? JSON.stringify(figures) : columns([[voice.format('cli.fan.inside'), told]]))
    return exitCode.good
  },
}
