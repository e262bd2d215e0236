import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import {
  Adviser,
  type Bot,
  botCalled,
  type Gathered,
  type Lesson,
  levels,
  type Missed,
  missedIn,
  optionsFor,
  selfPlay,
  type Weights,
} from '@nora/bots'
import { offeredGame } from '@nora/catalogue'
import { weighedGame } from '../fan/weighed-game.ts'
import { seedOf } from '../seeds.ts'

/** What is to be learned, as it can be sent to another process. */
export interface Plan {
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly seed: number
  /** Where everything is kept until it is learned. */
  readonly folder: string
}

/** Some games of one round of self-play. */
export interface Chunk {
  readonly plan: Plan
  readonly round: number
  readonly from: number
  readonly games: number
  /** The file of what was learned in the rounds before; nothing in the first. */
  readonly judgedBy: string | null
  /** Nothing is learned from these: it is seen how far off what was learned is. */
  readonly isTrial?: true
}

/** Games of a later round have numbers of their own. */
const ROUND = 100_000

export function lessonOf({ game: id, mode, seats, seed }: Plan): Lesson {
  const offered = offeredGame(id)
  if (!offered) throw new Error(`there is no game ${id}`)
  return { game: offered.game, heuristics: offered.heuristics, mode, seats, seed }
}

/** Plays the games of a chunk, unless they were played before, and keeps what was seen in them. */
export function played(chunk: Chunk): true {
  const file = fileOf(chunk)
  if (existsSync(file)) return true
  const { plan, round, from, games, judgedBy, isTrial } = chunk
  const numbers = Array.from({ length: games }, (_, index) => round * ROUND + from + index)
  if (isTrial) {
    const weights = readWeights(judgedBy as string)
    keep(file, JSON.stringify(numbers.flatMap((number) => missed(lessonOf(plan), weights, number))))
    return true
  }
  const judged = judgedBy ? [readWeights(judgedBy)] : []
  keep(file, serialize(selfPlay(lessonOf(plan), numbers, judged)))
  return true
}

/** Plays a game as strong players do who have learned this, and looks how far off they were. */
function missed(lesson: Lesson, weights: Weights, number: number): Missed[] {
  const { game, heuristics, seed } = lesson
  const bot = botCalled(levels(heuristics, [weights]), 'skilled') as Bot
  const adviser = new Adviser(heuristics, [weights], bot)
  return missedIn(weighedGame({ game, bot, adviser }, optionsFor(lesson, number), seedOf(seed, number)))
}

export function trialIn(chunk: Chunk): Missed[] {
  return JSON.parse(readFileSync(fileOf(chunk), 'utf8')) as Missed[]
}

export function gatheredIn(chunk: Chunk): Gathered {
  return deserialize(readFileSync(fileOf(chunk))) as Gathered
}

/** What was learned from rounds of so many games. */
export function roundsFile({ folder }: Plan, rounds: readonly number[]): string {
  return join(folder, `weights-after-${rounds.join('-')}.json`)
}

export function readWeights(file: string): Weights {
  return JSON.parse(readFileSync(file, 'utf8')) as Weights
}

/** Games of a later round depend on what was learned before it. */
function fileOf({ plan, round, from, games, judgedBy, isTrial }: Chunk): string {
  const after = judgedBy ? `-${basename(judgedBy, '.json')}` : ''
  if (isTrial) return join(plan.folder, `trial-games-${from}-${from + games - 1}${after}.json`)
  return join(plan.folder, `round-${round + 1}-games-${from}-${from + games - 1}${after}.bin`)
}

/** Written beside and then put in place, so that a run that is stopped leaves whole files. */
export function keep(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
