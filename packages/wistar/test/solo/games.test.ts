import { check, policies } from '@nora/conformance'
import { everySetting, type GameEvent, type Options, Position, settle, totalOf, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { createWistar, wistarGame } from '../../src/game.ts'
import { ratbotOf } from '../../src/solo/ratbot.ts'
import { type Goods, goods } from '../../src/state.ts'
import { busyPolicy } from '../busy.ts'
import { playBusily } from '../busy-game.ts'
import { generous } from '../generous.ts'

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const solo = [...everySetting(wistarGame as never)].filter(({ mode }) => mode === 'solo')

/** Plays one game by chance, keeping books from its events alone. */
function play(level: number, seed: number) {
  const options = settle(wistarGame as never, {
    ...{ mode: 'solo', level },
    options: { stateCards: seed % 2 ? 'chosen' : 'random' },
  })
  const variant = new Variant(wistarGame, options)
  const position = new Position(variant, variant.opening())
  const held: { [what in Goods]: number } = { wood: 2, metal: 2, movement: 1, joker: 0 }
  const acts = new Map<string, number>()
  let points = 10
  position.table.listen({
    tell: (event: GameEvent) => {
      acts.set(event.type, (acts.get(event.type) ?? 0) + 1)
      const what = event.what as Goods
      if (event.type === 'ratbotScores') points += event.points as number
      if (event.type === 'ratbotLoses') points -= event.points as number
      if (!goods.includes(what)) return
      if (event.type === 'gain') held[what] += event.n as number
      if (event.type === 'pay' || event.type === 'lose') held[what] -= event.n as number
    },
    learn: () => undefined,
  })
  playBusily(position, seed)
  return { table: position.table, held, acts, points }
}

describe('whole solo games', () => {
  test.each(levels)('at level %i end with every piece in its place and a result', (level) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { table, held, acts, points } = play(level, 10 * level + seed)
      const { standings, automa } = wistarGame.outcome(table as never)
      const [alone] = standings
      expect(acts.get('ratbotTurn')).toBe(15)
      expect(ratbotOf(table).states).toHaveLength(3)
      expect(ratbotOf(table).points).toBe(points)
      expect(table.state.players[0]).toMatchObject(held)
      expect(automa?.score).toBe(totalOf(automa?.sheet ?? []))
      expect(automa?.won).toBe((automa?.score ?? 0) >= (alone?.score ?? 0))
    }
  })

  test('show nearly everything that Ratbot does', () => {
    const seen = new Set<string>()
    for (const level of levels) for (const act of play(level, 100 + level).acts.keys()) seen.add(act)
    for (const act of [
      ...['ratbotReady', 'ratbotTurn', 'ratbotLeader', 'ratbotVisitsHut', 'ratbotWorker', 'ratbotActs', 'ratbotScores'],
      ...['ratbotDigs', 'ratbotBuilds', 'ratbotTakesCards', 'ratbotExplores', 'ratbotMoves', 'ratbotOpensDoor'],
      ...[
        'ratbotReveals',
        'ratbotPitches',
        'ratbotTakesGuest',
        'ratbotCompletes',
        'ratbotAdvances',
        'automaTotalScore',
      ],
    ]) {
      expect(seen).toContain(act)
    }
  })
})

describe('conformance alone against Ratbot', () => {
  /** Each level, with each edition and way to take the state cards in turn. */
  const everyLevel: Options[] = levels.map((level) => {
    const ofLevel = solo.filter((options) => options.level === level)
    return ofLevel[level % ofLevel.length] as Options
  })

  test('a level can be played in three editions, with state cards by chance or by choice', () => {
    expect(solo).toHaveLength(60)
  })

  test('the house set passes the suite at every level', () => {
    const report = check(wistarGame as never, {
      settings: everyLevel,
      thoroughness: 0.1,
      policies: { ...policies, busy: busyPolicy },
    })
    expect(report.failures).toEqual([])
    expect(report.games).toBe(10)
  }, 120_000)

  test('so does a set in which nothing costs anything', () => {
    const report = check(createWistar(generous) as never, {
      settings: everyLevel,
      seed: 70,
      thoroughness: 0.1,
      policies: { busy: busyPolicy },
    })
    expect(report.failures).toEqual([])
  }, 120_000)
})
