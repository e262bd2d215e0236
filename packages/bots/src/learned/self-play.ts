import { type Fate, type Game, type Mode, type Options, seededFate, settle, Variant } from '@nora/kernel'
import type { Heuristics } from '../heuristics.ts'
import { effortOf } from '../levels.ts'
import { plainStyle, type Style, TurnSearch } from '../turn-search.ts'
import type { Features } from './features.ts'
import { type Sample, samplesOf } from './samples.ts'
import { addSample, addSums, noSums, type Sums } from './sums.ts'
import type { Weights } from './weights.ts'

/** What is to be learned: a game in one mode with so many seats. */
export interface Lesson {
  readonly game: Game
  readonly heuristics: Heuristics
  readonly mode: string
  readonly seats: number
  readonly seed: number
}

/** What was seen in some games. */
export interface Gathered {
  readonly games: number
  readonly own: Sums
  readonly other: Sums
  /** From games that nothing is learned from, to see how well it was learned. */
  readonly heldOut: readonly Sample[]
}

/** One game in so many is kept apart, and of it one position in so many. */
const HELD_OUT = 8
const HELD_POSITIONS = 3
/** Fate of a game, of the minds and of what is imagined are each their own. */
const STREAMS = 3

/** Plays the games with these numbers, all seats by the same judgement, each with its own errors and likings. */
export function selfPlay(lesson: Lesson, numbers: Iterable<number>, weights: readonly Weights[]): Gathered {
  const features = lesson.heuristics.features as Features
  const heldOut: Sample[] = []
  let sums: { own: Sums; other: Sums } | undefined
  let games = 0
  for (const number of numbers) {
    const samples = gameOf(lesson, features, number, weights)
    games++
    const [first] = samples
    if (!first) continue
    sums ??= {
      own: noSums(first.own.length, first.ownPoints.length),
      other: noSums(first.others[0]?.features.length ?? 0, 1),
    }
    if (number % HELD_OUT === HELD_OUT - 1) {
      heldOut.push(...samples.filter((_, index) => index % HELD_POSITIONS === 0))
      continue
    }
    for (const { own, ownPoints, others } of samples) {
      addSample(sums.own, own, ownPoints)
      for (const other of others) addSample(sums.other, other.features, [other.points])
    }
  }
  return { games, own: sums?.own ?? noSums(0, 0), other: sums?.other ?? noSums(0, 0), heldOut }
}

/** All games together. */
export function together(parts: readonly Gathered[]): Gathered {
  const [first, ...more] = parts
  if (!first) throw new Error('there is nothing to put together')
  for (const { own, other } of more) {
    addSums(first.own, own)
    addSums(first.other, other)
  }
  return {
    games: parts.reduce((sum, { games }) => sum + games, 0),
    own: first.own,
    other: first.other,
    heldOut: parts.flatMap(({ heldOut }) => heldOut),
  }
}

function gameOf(lesson: Lesson, features: Features, number: number, weights: readonly Weights[]): Sample[] {
  const fate = (stream: number) => seededFate(lesson.seed * 1_000_003 + number * STREAMS + stream)
  const variant = new Variant(lesson.game, optionsFor(lesson, number))
  const whims = fate(0)
  const minds = Array.from(
    { length: lesson.seats },
    () => new TurnSearch(lesson.heuristics, exploring(lesson.heuristics, weights.length > 0, whims), weights),
  )
  return samplesOf(variant, features, (seat) => minds[seat] as TurnSearch, fate(1), fate(2))
}

/** Each game of a solo mode at another level. */
export function optionsFor({ game, mode, seats }: Lesson, number: number): Options {
  const { levels } = game.modes.find(({ id }) => id === mode) as Mode
  const level = levels.length > 0 ? (levels[number % levels.length] as number) : undefined
  return settle(game, { mode, seats, ...(level !== undefined && { level }) })
}

/** Errs by chance, more in some games than in others: what nobody tries, nobody learns to judge. */
function exploring(heuristics: Heuristics, hasLearned: boolean, fate: Fate): Style {
  const effort = { ...effortOf(heuristics), samples: 1, merges: true }
  return {
    ...plainStyle,
    effort,
    learned: hasLearned ? 0.5 : 0,
    error: fate.below(4),
    overlooks: 0.05 * fate.below(3),
    fancy: 0.2 * fate.below(3),
  }
}
