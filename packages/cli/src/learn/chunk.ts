import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Gathered, type Lesson, selfPlay, type Weights } from '@nora/bots'
import { offeredGame } from '@nora/catalogue'

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
  const { plan, round, from, games, judgedBy } = chunk
  const numbers = Array.from({ length: games }, (_, index) => round * ROUND + from + index)
  const judged = judgedBy ? [readWeights(judgedBy)] : []
  keep(file, serialize(selfPlay(lessonOf(plan), numbers, judged)))
  return true
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
function fileOf({ plan, round, from, games, judgedBy }: Chunk): string {
  const after = judgedBy ? `-${basename(judgedBy, '.json')}` : ''
  return join(plan.folder, `round-${round + 1}-games-${from}-${from + games - 1}${after}.bin`)
}

/** Written beside and then put in place, so that a run that is stopped leaves whole files. */
export function keep(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
