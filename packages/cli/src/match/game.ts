import { performance } from 'node:perf_hooks'
import type { Bot } from '@nora/bots'
import { type Fate, type Options, type Policy, Position, playout, type Seat, seededFate, Variant } from '@nora/kernel'
import type { Entry } from '../catalogue.ts'
import { seedOf } from '../seeds.ts'
import { Times } from './times.ts'

/** Who plays whom, as it can be sent to another process. */
export interface Contest {
  readonly game: string
  readonly options: Options
  /** One for each seat; from game to game they move on by one seat. */
  readonly bots: readonly string[]
  readonly seed: number
}

/** What came of one game. */
export interface Result {
  readonly number: number
  /** Seat by seat. */
  readonly bots: readonly string[]
  readonly scores: readonly number[]
  /** The seats in first place; none where the automa won. */
  readonly winners: readonly Seat[]
  readonly automa: number | null
  readonly times: { readonly [bot: string]: readonly (readonly [number, number])[] }
}

/** Plays the game with this number. As many games as there are bots begin alike, each with the bots one seat further. */
export function playGame(entry: Entry, { options, bots, seed }: Contest, number: number): Result {
  const { seats } = options
  const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + number) % bots.length] as string)
  const rotation = Math.max(seats, bots.length)
  const begins = Math.floor(number / rotation)
  const times = new Map(seated.map((id) => [id, new Times()]))
  const minds = seated.map((id, seat) => {
    const { mind } = entry.bots.find((bot) => bot.id === id) as Bot
    return alone(
      mind(),
      seededFate(seedOf(seed + 1 + seat + (number % rotation) * seats, begins)),
      times.get(id) as Times,
    )
  })
  const position = Position.opening(new Variant(entry.game, options))
  playout(position, (seat) => minds[seat] as Policy, seededFate(seedOf(seed, begins)))
  const { standings, automa } = entry.game.outcome(position.table)
  const isWon = automa ? !automa.won : seats > 1
  return {
    number,
    bots: seated,
    scores: seated.map((_, seat) => standings.find((standing) => standing.seat === seat)?.score ?? 0),
    winners: isWon ? standings.filter(({ place }) => place === 1).map(({ seat }) => seat) : [],
    automa: automa?.score ?? null,
    times: Object.fromEntries([...times].map(([id, taken]) => [id, taken.counts])),
  }
}

/** A mind with its own chance, so that how much it thinks changes nothing in the game; and how long it thinks. */
function alone(mind: Policy, own: Fate, times: Times): Policy {
  return {
    choose: (position, decision, space) => {
      if (space.count(2) < 2) return mind.choose(position, decision, space, own)
      const started = performance.now()
      const choice = mind.choose(position, decision, space, own)
      times.add(performance.now() - started)
      return choice
    },
    interrupt: (position, seat) => mind.interrupt?.(position, seat, own),
  }
}
