import { catsGame } from '@nora/cats'
import {
  type Decision,
  equal,
  type Game,
  type Json,
  type Policy,
  type Position,
  type Seat,
  seededFate,
  type Wish,
} from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { describe, expect, it } from 'vitest'
import {
  type Bot,
  catsHeuristics,
  catsWeights,
  type Heuristics,
  levels,
  wistarHeuristics,
  wistarWeights,
  woodcraftHeuristics,
  woodcraftWeights,
} from '../src/index.ts'
import { play, settingOf, someOf } from './table.ts'

const games = [
  {
    game: catsGame as unknown as Game,
    bots: levels(catsHeuristics, catsWeights),
    wishes: [
      { mode: 'classic', seats: 2 },
      { mode: 'family', seats: 2 },
      { mode: 'solo', seats: 1, level: 1 },
    ],
    others: [
      { mode: 'classic', seats: 3 },
      { mode: 'classic', seats: 4 },
    ],
  },
  {
    game: wistarGame as unknown as Game,
    bots: levels(wistarHeuristics, wistarWeights),
    wishes: [
      { mode: 'classic', seats: 2 },
      { mode: 'solo', seats: 1, level: 5 },
    ],
    others: [
      { mode: 'classic', seats: 3 },
      { mode: 'classic', seats: 4 },
      { mode: 'peaceful', seats: 2 },
    ],
  },
  {
    game: woodcraftGame as unknown as Game,
    bots: levels(woodcraftHeuristics, woodcraftWeights),
    wishes: [
      { mode: 'classic', seats: 3 },
      { mode: 'solo', seats: 1 },
    ],
    others: [{ mode: 'classic', seats: 4 }],
  },
] satisfies { game: Game; bots: readonly Bot[]; wishes: readonly Wish[]; others: readonly Wish[] }[]

/** Alone with hardly more than bags, hardly anything is hidden: what is drawn is decided when it is drawn. */
const openGames: ReadonlySet<string> = new Set(['cats solo', 'woodcraft solo'])

/** Every so many questions, and every so many pauses in which one may step in, every level is asked, too. */
const ASKED = 47
const PAUSED = 61
/** The same where only the levels that have learned are asked: they play by what was learned of another number of seats, or of nothing. */
const SELDOM = 157

/** The casual bot, whose game is only looked at: at some questions every level is asked what it would do. */
function watchedBy(
  bots: readonly Bot[],
  look: (position: Position, decision: Decision) => void,
  lookAtPause: (position: Position, seat: Seat) => void = () => {},
  every = ASKED,
): Policy {
  const mind = (bots[1] as Bot).mind()
  let asked = 0
  let paused = 0
  return {
    choose: (position, decision, space, fate) => {
      if (space.count(2) > 1 && asked++ % every === 0) look(position, decision)
      return mind.choose(position, decision, space, fate)
    },
    interrupt: (position, seat, fate) => {
      if (paused++ % PAUSED === 0) lookAtPause(position, seat)
      return mind.interrupt?.(position, seat, fate)
    },
  }
}

function answer(bot: Bot, position: Position, seat: number): Json {
  const decision = position.owed(seat) as Decision
  return bot.mind().choose(position, decision, position.space(decision), seededFate(7))
}

function stepsIn(bot: Bot, position: Position, seat: Seat): Json | undefined {
  return bot.mind().interrupt?.(position, seat, seededFate(7))
}

describe.each(games)('at $game.id', ({ game, bots, wishes, others }) => {
  it('there are four levels', () => {
    expect(bots.map(({ id }) => id)).toEqual(['novice', 'casual', 'skilled', 'master'])
  })

  it.each(wishes)('no level chooses otherwise for what its seat may not know: $mode with $seats', (wish) => {
    let asked = 0
    let differ = 0
    const twinOf = (position: Position, seat: Seat) => {
      const twin = position.imagined(seat, seededFate(++asked))
      if (!equal(twin.table.state.zones, position.table.state.zones)) differ++
      return twin
    }
    const look = (position: Position, { seat }: Decision) => {
      const twin = twinOf(position, seat)
      for (const bot of bots) expect(answer(bot, twin, seat), bot.id).toEqual(answer(bot, position, seat))
    }
    const lookAtPause = (position: Position, seat: Seat) => {
      const twin = twinOf(position, seat)
      for (const bot of bots) expect(stepsIn(bot, twin, seat), bot.id).toEqual(stepsIn(bot, position, seat))
    }
    play(settingOf(game, wish), () => watchedBy(bots, look, lookAtPause), 31)
    expect(asked).toBeGreaterThan(1)
    // Near the end of a game nothing may be hidden any more.
    if (!openGames.has(`${game.id} ${wish.mode}`)) expect(differ).toBeGreaterThan(asked / 2)
  })

  it.each(someOf(others))(
    'nor do the levels that have learned, by what was learned elsewhere: $mode with $seats',
    (wish) => {
      let asked = 0
      const look = (position: Position, { seat }: Decision) => {
        const twin = position.imagined(seat, seededFate(++asked))
        for (const bot of bots.slice(2)) {
          const choice = answer(bot, position, seat)
          expect(position.space(position.owed(seat) as Decision).includes(choice), bot.id).toBe(true)
          expect(answer(bot, twin, seat), bot.id).toEqual(choice)
        }
      }
      play(settingOf(game, wish), () => watchedBy(bots, look, undefined, SELDOM), 33)
      expect(asked).toBeGreaterThan(1)
    },
  )

  it.each(wishes)('every level answers what is offered, and the same from the same seed: $mode with $seats', (wish) => {
    const look = (position: Position, decision: Decision) => {
      for (const bot of bots) {
        const choice = answer(bot, position, decision.seat)
        expect(position.space(decision).includes(choice), bot.id).toBe(true)
        expect(answer(bot, position, decision.seat), bot.id).toEqual(choice)
      }
    }
    play(settingOf(game, wish), () => watchedBy(bots, look), 32)
  })
})

describe('the strongest level', () => {
  it('takes the same with so few steps, whenever it is asked', () => {
    const strict = { ...woodcraftHeuristics, master: { ...woodcraftHeuristics.master, steps: 60 } }
    const bots = levels(strict as Heuristics<never, never>, woodcraftWeights)
    const master = bots.at(-1) as Bot
    let asked = 0
    const look = (position: Position, decision: Decision) => {
      asked++
      expect(answer(master, position, decision.seat)).toEqual(answer(master, position, decision.seat))
    }
    play(settingOf(woodcraftGame, { mode: 'classic', seats: 2 }), () => watchedBy(bots, look), 34)
    expect(asked).toBeGreaterThan(1)
  })

  it('stops where its steps are used up, and takes what it has found by then', () => {
    const position = settingOf(woodcraftGame, { mode: 'classic', seats: 2 })
    const judged = (steps: number): number => {
      let count = 0
      const counting = {
        ...woodcraftHeuristics,
        evaluate: (table, seat) => {
          count++
          return woodcraftHeuristics.evaluate(table, seat)
        },
        master: { steps },
      } as Heuristics<never, never>
      const master = levels(counting, []).at(-1) as Bot
      let turns = 0
      const mind = master.mind()
      const once: Policy = {
        choose: (at, decision, space, fate) =>
          decision.kind === 'turn' && turns++ === 0 ? mind.choose(at, decision, space, fate) : (space.at(0) as Json),
      }
      play(position, () => once, 3)
      return count
    }
    expect(judged(40)).toBeLessThan(judged(100_000) / 2)
  })
})
