import { type Act, type Game, type Policy, Position, playout, seededFate } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, it } from 'vitest'
import {
  Adviser,
  type Analysed,
  type AnalysedTurn,
  type Bot,
  chanceAfter,
  fanOf,
  GameAnalysis,
  type Heuristics,
  insideFan,
  levels,
  missedIn,
  momentsOf,
  swingsOf,
  waterfallOf,
  woodcraftHeuristics,
  woodcraftWeights,
} from '../src/index.ts'
import { settingOf } from './table.ts'

const [, casual, skilled] = levels(woodcraftHeuristics, woodcraftWeights) as readonly Bot[] as [Bot, Bot, Bot]
const adviser = new Adviser(woodcraftHeuristics as Heuristics, woodcraftWeights, skilled)

/** A game of which every answer is written down; the first seat always takes the first of its choices. */
function playedGame() {
  const variant = settingOf(woodcraftGame, { mode: 'classic', seats: 2 })
  const position = Position.opening(variant)
  const line: Act[] = []
  const first: Policy = { choose: (_position, _decision, space) => space.at(0) }
  const minds = [first, casual.mind()]
  const answer = position.answer.bind(position)
  position.answer = (decision, choice, forced) => {
    line.push({ seat: decision.seat, kind: decision.kind, choice })
    answer(decision, choice, forced)
  }
  playout(position, (seat) => minds[seat] as Policy, seededFate(3))
  return { options: variant.options, line, outcome: variant.game.outcome(position.table) }
}

const played = playedGame()
const analysis = () => new GameAnalysis(adviser, woodcraftGame as unknown as Game, played)

it('the course of a game ends with its result, and what one is ahead the other is behind', () => {
  const [start, ...turns] = [...analysis().course()]
  expect(start).toHaveProperty('start')
  const last = turns.at(-1) as AnalysedTurn
  const scores = [0, 1].map((seat) => played.outcome.standings.find((one) => one.seat === seat)?.score)
  expect(last.own).toEqual(scores)
  expect(last).toMatchObject({ spread: 0, to: played.line.length })
  for (const turn of turns as AnalysedTurn[]) {
    expect(turn.margins[0]).toBeCloseTo(-(turn.margins[1] as number), 9)
    for (const at of turn.decisions) expect(played.line[at]?.seat).toBe(turn.seat)
  }
})

it('who takes the first of the choices gives points away, which is found again', () => {
  const turns = [...analysis().course()].filter((step): step is AnalysedTurn => 'seat' in step && step.seat === 0)
  const found = turns.slice(2, 4).map((turn) => analysis().slipIn(turn))
  const slip = found.find((one) => one !== null)
  expect(slip?.gap).toBeGreaterThan(1)
  expect(slip?.gap).toBeGreaterThan(2 * (slip?.error ?? 0))
  expect(slip?.better).not.toEqual(slip?.played)
  expect(slip?.dreams).toBe(12)
  expect(turns.slice(2, 4).map((turn) => analysis().slipIn(turn))).toEqual(found)
}, 120_000)

const course = (margin: number, spread: number | null = 10) => ({
  progress: 0.5,
  own: [50 + margin, 50],
  margins: [margin, -margin],
  spread,
})
const turn = (seat: number, margin: number, isNews: boolean): AnalysedTurn => ({
  ...course(margin),
  seat,
  from: 0,
  to: 0,
  decisions: [],
  isNews,
})
const slip = {
  at: 0,
  kind: '',
  played: 0,
  better: 1,
  line: [],
  error: 0.5,
  first: 12,
  dreams: 12,
  certainty: 4 as const,
  reasons: [],
}

/** The first seat slips by 4, is lucky by 3; the second slips by 6; then the mind changes its mind by 2. */
const game: Analysed = {
  start: course(1),
  turns: [turn(0, -3, false), turn(0, 0, true), turn(1, 6, false), turn(1, 8, false)],
  slips: [{ ...slip, gap: 4 }, null, { ...slip, gap: 6 }, null],
}

it('a margin is its start, luck, own slips, the others’ slips and what was not foreseen', () => {
  expect(waterfallOf(game, 0)).toEqual({ start: 1, luck: 3, slips: -4, others: 6, unforeseen: 2, end: 8 })
  expect(waterfallOf(game, 1)).toEqual({ start: -1, luck: -3, slips: -6, others: 4, unforeseen: -2, end: -8 })
})

it('swings come with their kind, the largest first', () => {
  expect(swingsOf(game)).toEqual([
    { turn: 2, seat: 1, kind: 'slip', points: -6 },
    { turn: 0, seat: 0, kind: 'slip', points: -4 },
    { turn: 1, seat: 0, kind: 'luck', points: 3 },
    { turn: 3, seat: 1, kind: 'unforeseen', points: -2 },
  ])
})

it('the moments are the turns that changed most, in their order', () => {
  expect(momentsOf(game, 0)).toEqual([0, 1, 2])
})

it('who is ahead by as much as margins are off wins five of six games', () => {
  expect(chanceAfter({ ...game, start: course(10) }, -1, 0)).toBeCloseTo(0.841, 3)
  expect(chanceAfter({ ...game, start: course(0) }, -1, 0)).toBeCloseTo(0.5, 3)
  expect(chanceAfter({ ...game, start: course(10, null) }, -1, 0)).toBeNull()
})

it('a fan holds the games that end no further from it than it is wide', () => {
  // 8 ± 2, 0 ± 10 and 20 ± 10 ahead; the game ends 5 ahead.
  const steps = [course(8, 2), course(0, 10), course(20, 10), course(5, 0)]
  expect(insideFan(steps)).toEqual({ inside: 1, of: 3 })
  expect(insideFan([course(8, null), course(5, null)])).toEqual({ inside: 0, of: 0 })
})

it('every turn misses the end by some points, as each seat saw it', () => {
  const seen = (progress: number, margin: number) => ({ progress, own: [], margins: [margin, -margin], spread: null })
  expect(missedIn([seen(0, 8), seen(0.5, -1), seen(1, 5)])).toEqual([
    { progress: 0, by: 3 },
    { progress: 0, by: 3 },
    { progress: 0.5, by: 6 },
    { progress: 0.5, by: 6 },
  ])
})

it('a fan is so wide that two of three are inside it, at each tenth of the game and near it', () => {
  const early = [9, 1, 8, 2, 7, 3].map((by) => ({ progress: 0.05, by }))
  const late = [30, 10, 20].map((by) => ({ progress: 0.95, by }))
  const fan = fanOf([...early, ...late])
  expect(fan).toHaveLength(10)
  expect(fan.slice(0, 2)).toEqual([7, 7])
  // Where nothing was seen nearby, all of it counts: six of nine are within 9.
  expect(fan[5]).toBe(9)
  expect(fan.slice(8)).toEqual([20, 20])
})
