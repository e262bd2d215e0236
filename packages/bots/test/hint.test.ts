import { catsGame } from '@nora/cats'
import { type Decision, type Game, type Policy, type Position, seededFate, type Wish } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, it } from 'vitest'
import {
  Adviser,
  type Bot,
  catsHeuristics,
  catsWeights,
  type Heuristics,
  type Hint,
  levels,
  type Weights,
  wistarHeuristics,
  wistarWeights,
  woodcraftHeuristics,
  woodcraftWeights,
} from '../src/index.ts'
import { play, settingOf } from './table.ts'

const games = [
  {
    game: catsGame as unknown as Game,
    heuristics: catsHeuristics as Heuristics,
    weights: catsWeights,
    wishes: [
      { mode: 'classic', seats: 2 },
      { mode: 'solo', seats: 1, level: 1 },
    ],
  },
  {
    game: wistarGame as unknown as Game,
    heuristics: wistarHeuristics as Heuristics,
    weights: wistarWeights,
    wishes: [
      { mode: 'classic', seats: 2 },
      { mode: 'solo', seats: 1, level: 5 },
    ],
  },
  {
    game: woodcraftGame as unknown as Game,
    heuristics: woodcraftHeuristics as Heuristics,
    weights: woodcraftWeights,
    wishes: [
      { mode: 'classic', seats: 2 },
      { mode: 'classic', seats: 3 },
    ],
  },
] satisfies { game: Game; heuristics: Heuristics; weights: readonly Weights[]; wishes: readonly Wish[] }[]

/** Every so many questions somebody asks for a hint. */
const ASKED = 61
const few = { dreams: 4, choices: 8, favourites: 3, thoughts: 40 }

/** A casual game, at some questions of which somebody looks over the shoulder. */
function watchedBy(bot: Bot, look: (position: Position, decision: Decision) => void): Policy {
  const mind = bot.mind()
  let asked = 0
  return {
    choose: (position, decision, space, fate) => {
      if (space.count(2) > 1 && asked++ % ASKED === 0) look(position, decision)
      return mind.choose(position, decision, space, fate)
    },
    interrupt: (position, seat, fate) => mind.interrupt?.(position, seat, fate),
  }
}

describe.each(games)('a hint at $game.id', ({ game, heuristics, weights, wishes }) => {
  const [, casual, , master] = levels(heuristics, weights) as readonly Bot[] as [Bot, Bot, Bot, Bot]
  const adviser = new Adviser(heuristics, weights, master)
  const hintIn = (position: Position, seat: number) => adviser.hint(position, seat, 7, few) as Hint

  it.each(wishes)('knows what the seat sees and nothing else, and never plays: $mode with $seats', (wish) => {
    let asked = 0
    const look = (position: Position, { seat }: Decision) => {
      const before = JSON.stringify([position.table.state, position.pending])
      const hint = hintIn(position, seat)
      expect(JSON.stringify([position.table.state, position.pending])).toBe(before)
      expect(hintIn(position.imagined(seat, seededFate(++asked)), seat)).toEqual(hint)
    }
    play(settingOf(game, wish), () => watchedBy(casual, look), 31)
    expect(asked).toBeGreaterThan(1)
  })

  it.each(wishes)('adds up, and advises what is offered: $mode with $seats', (wish) => {
    let asked = 0
    const look = (position: Position, decision: Decision) => {
      asked++
      const { advised, dreams, spread } = hintIn(position, decision.seat)
      const space = position.space(decision)
      expect(advised.length).toBeGreaterThan(0)
      expect(advised.length).toBeLessThan(4)
      expect(advised[0]).toMatchObject({ behind: 0, error: 0 })
      expect(dreams).toBeGreaterThan(3)
      for (const { choice, line, own, points, behind, first } of advised) {
        expect(space.includes(choice)).toBe(true)
        expect(line[0]).toEqual({ kind: decision.kind, args: decision.args, choice })
        // Without what a question says its answer could not be told.
        for (const { args } of line) expect(args).toBeDefined()
        expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBeCloseTo(own, 6)
        expect(behind).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(dreams)
        for (const category of Object.keys(points)) expect(heuristics.explains?.categories).toContain(category)
      }
      const { mode, seats } = position.table.options
      const isLearned = weights.some((known) => known.mode === mode && known.seats === seats)
      expect(spread === null).toBe(!isLearned)
    }
    play(settingOf(game, wish), () => watchedBy(casual, look), 32)
    expect(asked).toBeGreaterThan(1)
  })

  it('every line of the sheet has its category', () => {
    const { categories, lines } = heuristics.explains as NonNullable<Heuristics['explains']>
    for (const line of heuristics.features?.categories ?? []) expect(categories, line).toContain(lines[line])
  })
})
