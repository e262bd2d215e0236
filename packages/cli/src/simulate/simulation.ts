import type { Bot } from '@nora/bots'
import { type Game, type Options, type Policy, Position, playout, type Seat, seededFate, Variant } from '@nora/kernel'
import { cpuSeconds } from '../cpu.ts'
import { rounded } from '../rounded.ts'
import { seedOf } from '../seeds.ts'
import { type Results, Tally } from './tally.ts'

export interface Plan {
  readonly game: Game
  readonly options: Options
  readonly games: number
  readonly seed: number
  readonly bots: readonly Bot[]
}

export interface Figures extends Results {
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly level: number | null
  readonly options: { readonly [key: string]: string }
  /** Games played to their end. */
  readonly games: number
  readonly decisions: number
  readonly cpuSeconds: number
  readonly decisionsPerCpuSecond: number
  readonly gamesPerCpuSecond: number
  readonly meanDecisionsPerGame: number
  /** Games that broke, by their number, counted from 0. */
  readonly errors: readonly { readonly game: number; readonly error: string }[]
}

/** Lets bots play many games. They move on by one seat from game to game, so that no seat favours any. */
export function simulated(plan: Plan, played: (games: number) => void): Figures {
  const { game, options, bots } = plan
  const variant = new Variant(game, options)
  const tally = new Tally(
    options.seats,
    bots.map(({ id }) => id),
  )
  const errors: { game: number; error: string }[] = []
  const keeps = bots.some(({ forks }) => forks)
  let decisions = 0
  let cpu = 0
  for (let index = 0; index < plan.games; index++) {
    const botOf = (seat: Seat) => bots[(seat + index) % bots.length] as Bot
    const started = cpuSeconds()
    try {
      const minds = Array.from({ length: options.seats }, (_, seat) => botOf(seat).mind())
      const position = Position.opening(variant, keeps)
      decisions += playout(position, (seat) => minds[seat] as Policy, seededFate(seedOf(plan.seed, index)))
      tally.add(game.outcome(position.table), (seat) => botOf(seat).id)
    } catch (error) {
      errors.push({ game: index, error: String(error) })
    }
    cpu += cpuSeconds() - started
    played(index + 1)
  }
  const games = plan.games - errors.length
  return {
    game: game.id,
    ...options,
    games,
    decisions,
    cpuSeconds: rounded(cpu, 6),
    decisionsPerCpuSecond: rounded(decisions / cpu, 6),
    gamesPerCpuSecond: rounded(games / cpu, 6),
    meanDecisionsPerGame: rounded(decisions / games, 6),
    ...tally.results,
    errors,
  }
}
