import { type Decision, FATE, fated, Position, playout, seededFate, settle, Variant } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, casual, randomBot } from '../src/index.ts'
import { fruitIn, ownFruit, stall, stallPoints } from './stall.ts'

const variant = new Variant(stall, settle(stall, {}))
const careful = casual({ evaluate: stallPoints })

/** A position in which the second seat, its own baskets in hand, has the first decision of its turn. */
function open(seed: number): Position {
  const position = Position.opening(variant) as unknown as Position
  const fate = seededFate(seed)
  while (position.owed(1)?.kind !== 'buy') {
    const decision = position.pending[0] as Decision
    position.answer(decision, decision.seat === FATE ? fated(position, decision, fate) : position.space(decision).at(0))
  }
  return position
}

function play(bots: readonly Bot[], seed: number): readonly number[] {
  const position = Position.opening(variant) as unknown as Position
  const minds = bots.map((bot) => bot.mind())
  playout(position, (seat) => minds[seat] as (typeof minds)[number], seededFate(seed))
  return stall.outcome(position.table as never).standings.map(({ score }) => score)
}

describe('the random bot', () => {
  it('finishes a game on a position that keeps nothing', () => {
    const position = Position.opening(variant, randomBot.forks) as unknown as Position
    expect(playout(position, () => randomBot.mind(), seededFate(1))).toBeGreaterThan(0)
    expect(position.over).toBe(true)
  })
})

describe('the casual bot', () => {
  it('buys the basket that gains most and keeps its fruit', () => {
    const position = open(3)
    const mind = careful.mind()
    const decision = position.pending[0] as Decision
    const best = Math.max(...position.table.zone('market').map((basket) => fruitIn(basket) - price(basket)))
    const choice = mind.choose(position, decision, position.space(decision), seededFate(1)) as { buy: string }
    expect(fruitIn(choice.buy) - price(choice.buy)).toBe(best)
    position.answer(decision, choice)
    const second = position.pending[0] as Decision
    expect(second.kind).toBe('tip')
    expect(mind.choose(position, second, position.space(second), seededFate(1))).toBe('keep')
  })

  it('beats random play three times out of four, on either seat', () => {
    let wins = 0
    for (let seed = 0; seed < 60; seed++) {
      const [first, second] =
        seed % 2 ? play([careful, randomBot], seed) : play([randomBot, careful], seed).toReversed()
      if ((first as number) > (second as number)) wins++
    }
    expect(wins).toBeGreaterThan(45)
  })

  it('thinks the same thoughts whatever lies where it cannot look', () => {
    const position = open(5)
    const twin = position.imagined(1, seededFate(77))
    expect(twin.table.zone('own/0')).not.toEqual(position.table.zone('own/0'))
    const thoughts = thoughtsIn(position)
    expect(thoughts.length).toBeGreaterThan(5)
    expect(thoughtsIn(twin)).toEqual(thoughts)
  })

  it('steps in only where it gains by it', () => {
    const position = Position.opening(variant) as unknown as Position
    expect(careful.mind().interrupt?.(position, 1, seededFate(1))).toBe('windfall')
    const wasteful = casual({ evaluate: stallPoints, anytime: () => ['waste'] })
    expect(wasteful.mind().interrupt?.(position, 1, seededFate(1))).toBeUndefined()
    const idle = casual({ evaluate: stallPoints, anytime: () => [] })
    expect(idle.mind().interrupt?.(position, 1, seededFate(1))).toBeUndefined()
  })

  it('does not step in for a gain too small to be worth it', () => {
    const position = Position.opening(variant) as unknown as Position
    const lazy = casual({ evaluate: stallPoints, effort: { margin: 3 } })
    expect(lazy.mind().interrupt?.(position, 1, seededFate(1))).toBeUndefined()
  })

  it('tries only what its shortlist names', () => {
    const position = open(7)
    const decision = position.pending[0] as Decision
    const bot = casual({
      evaluate: () => {
        throw new Error('a single choice needs no trial')
      },
      shortlist: { buy: () => ['stop'] },
    })
    expect(bot.mind().choose(position, decision, position.space(decision), seededFate(1))).toBe('stop')
  })

  it('follows the line whose open question will gain most', () => {
    const position = open(3)
    const decision = position.pending[0] as Decision
    const prices = position.table.zone('market').map(price)
    expect(Math.max(...prices)).toBeGreaterThan(Math.min(...prices))
    // It wants to have bought something, whatever it is; until the tip is settled, it sees only the coins that are gone.
    const eager: Parameters<typeof casual<never, null>>[0] = {
      evaluate: (table, seat) => stallPoints(table, seat) + (coinsLeft(table, seat) < 6 ? 100 : 0),
      effort: { beam: 1 },
    }
    const bought = (heuristics: typeof eager): number => {
      const mind = casual(heuristics).mind()
      const choice = mind.choose(position, decision, position.space(decision), seededFate(1)) as { buy: string }
      return price(choice.buy)
    }
    expect(bought(eager)).toBe(Math.min(...prices))
    const pendingGain: (typeof eager)['pendingGain'] = (table, seat) => 10 * (6 - coinsLeft(table, seat))
    expect(bought({ ...eager, pendingGain })).toBe(Math.max(...prices))
  })

  it('goes on as planned without thinking again', () => {
    const position = open(3)
    let judged = 0
    const mind = casual({
      evaluate: (table, seat) => {
        judged++
        return stallPoints(table as never, seat)
      },
    }).mind()
    const first = position.pending[0] as Decision
    position.answer(first, mind.choose(position, first, position.space(first), seededFate(1)))
    const before = judged
    const second = position.pending[0] as Decision
    mind.choose(position, second, position.space(second), seededFate(1))
    expect(judged).toBe(before)
  })
})

function coinsLeft(table: unknown, seat: number): number {
  return (table as { state: { coins: number[] } }).state.coins[seat] as number
}

function price(basket: string): number {
  return Number(basket.split('-')[2])
}

/** Everything a mind that would love to look into the other's baskets gets to see while it chooses. */
function thoughtsIn(position: Position): readonly string[] {
  const thoughts: string[] = []
  const curious = casual({
    evaluate: (table, seat) => {
      thoughts.push(JSON.stringify(table.state))
      return stallPoints(table as never, seat) - ownFruit(table as never, 1 - seat)
    },
  })
  const decision = position.pending[0] as Decision
  const choice = curious.mind().choose(position, decision, position.space(decision), seededFate(2))
  return [...thoughts, JSON.stringify(choice)]
}
