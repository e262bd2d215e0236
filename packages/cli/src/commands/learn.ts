import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fanOf, learned, together, type Weights } from '@nora/bots'
import { offeredGame } from '@nora/catalogue'
import { message } from '@nora/messages'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import {
  type Chunk,
  gatheredIn,
  keep,
  lessonOf,
  type Plan,
  played,
  readWeights,
  roundsFile,
  trialIn,
} from '../learn/chunk.ts'
import { install, weightsFile } from '../learn/weights-file.ts'
import { entryOf, optionsOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { inProcesses } from '../processes.ts'
import { progressBar } from '../progress.ts'

/** Games played in one go: few enough that little is lost when a run is stopped. */
const CHUNK = 20

/** Of two hundred games the fan is off by about three of a hundred. */
const TRIAL = '200'
const ROUNDS = '3000,2000'

const playing = { run: played, program: new URL('../learn/process', import.meta.url) }

export const learn: Command = {
  name: 'learn',
  argument: 'game',
  about: 'cli.learn.about',
  flags: [
    { name: 'mode', value: 'M', about: 'cli.option.mode' },
    { name: 'seats', value: 'N', about: 'cli.option.seats' },
    { name: 'games', value: 'G,G', about: 'cli.option.gamesByRound', default: ROUNDS },
    { name: 'trial', value: 'G', about: 'cli.option.trialGames', default: TRIAL },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'processes', value: 'P', about: 'cli.option.processes', default: '1' },
    { name: 'into', value: 'FILE', about: 'cli.option.weightsFile' },
    { name: 'folder', value: 'DIR', about: 'cli.option.learnFolder', default: 'data/learn' },
    jsonFlag,
  ],
  examples: ['nora learn cats --mode classic --seats 2 --processes 2', 'nora learn woodcraft --mode solo --seats 1'],
  async run(call) {
    const { flags, console, voice } = call
    const entry = entryOf(call)
    if (!offeredGame(entry.game.id)?.heuristics.features)
      throw new WrongUsage(message('cli.learn.nothing', { game: entry.game.id }))
    const { mode, seats } = optionsOf(entry, flags)
    const seed = flags.whole('seed', 0) ?? 1
    const rounds = (flags.list('games') ?? ROUNDS.split(',')).map(Number)
    const { id, contentHash, rulesVersion } = entry.game
    const name = [id, mode, seats, `seed${seed}`, rulesVersion, contentHash.slice(0, 8)].join('-')
    const plan: Plan = { game: id, mode, seats, seed, folder: join(flags.text('folder') ?? 'data/learn', name) }
    const processes = flags.whole('processes', 1) ?? 1
    const trial = flags.whole('trial', 1) ?? Number(TRIAL)
    const all = rounds.reduce((sum, games) => sum + games, trial)
    const progress = progressBar(console, (done) => voice.format('cli.simulate.progress', { done, games: all }), all)
    let done = 0
    const play = (chunks: readonly Chunk[]) =>
      inProcesses(chunks, processes, playing, (chunk) => {
        done += chunk.games
        progress(done)
      })
    let learnedIn: string | null = null
    const chunks: Chunk[] = []
    for (const [round, games] of rounds.entries()) {
      const own = chunksOf(plan, round, games, learnedIn)
      await play(own)
      chunks.push(...own)
      const soFar = rounds.slice(0, round + 1)
      learnedIn = roundsFile(plan, soFar)
      if (existsSync(learnedIn)) continue
      keep(learnedIn, JSON.stringify(learned(lessonOf(plan), together(chunks.map(gatheredIn)), soFar)))
    }
    const trials = chunksOf(plan, rounds.length, trial, learnedIn).map((chunk): Chunk => ({ ...chunk, isTrial: true }))
    await play(trials)
    const weights: Weights = { ...readWeights(learnedIn as string), spread: fanOf(trials.flatMap(trialIn)) }
    install(flags.text('into') ?? weightsFile(id), weights)
    const { foreseen, spread } = weights
    if (flags.has('json')) console.out(JSON.stringify({ game: id, mode, seats, games: rounds, foreseen, spread }))
    else
      console.out(voice.format('cli.learn.done', { games: all, share: voice.number(foreseen, { style: 'percent' }) }))
    return exitCode.good
  },
}

function chunksOf(plan: Plan, round: number, games: number, judgedBy: string | null): Chunk[] {
  const chunks: Chunk[] = []
  for (let from = 0; from < games; from += CHUNK)
    chunks.push({ plan, round, from, games: Math.min(CHUNK, games - from), judgedBy })
  return chunks
}
