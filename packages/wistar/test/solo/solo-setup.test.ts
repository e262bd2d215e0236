import { FATE, Position, seededFate, settle, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { createWistar } from '../../src/game.ts'
import {
  ACTION_DECK,
  EXPLORATION_DECK,
  EXPLORATION_LAST,
  EXPLORATION_TOP,
  STATE_CARDS,
} from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { discardsOf, handOf, marketOf } from '../../src/zones.ts'
import { fixture, Scene } from '../scene.ts'

const solo = (opening: string, level = 0) => new Scene({ mode: 'solo', seats: 1, level, opening })

/** A game at its first question to the player when the state cards are chosen. */
function choosing(level: number) {
  const game = createWistar(fixture)
  const options = settle(game as never, { mode: 'solo', level, options: { stateCards: 'chosen' } })
  const position = Position.opening(new Variant(game, options))
  const fate = seededFate(1)
  const byChance = () => {
    for (let [decision] = position.pending; decision?.seat === FATE; [decision] = position.pending)
      position.answer(decision, position.space(decision).sample(fate) as never)
  }
  byChance()
  return { position, byChance }
}

describe('setup of a solo game', () => {
  test('Ratbot starts with 10 points, eight workers to come, and begins', () => {
    const { state } = solo('startingCards')
    expect(state.order).toEqual([RATBOT, 0])
    expect(state.ratbot).toMatchObject({
      ...{ points: 10, markers: 0, beds: 0, rooms: 0, leaders: 3, discs: 3 },
      ...{ explorer: 'A', tents: [], workers: { forest: 0, lair: 0, farm: 0 } },
    })
  })

  test('the farm, the wheel and the cheese are those of two players', () => {
    const scene = solo('startingCards')
    expect(scene.zone('cheese')).toEqual(['cheese-6'])
    expect(
      scene.table.content.layouts[2].missionSpaces.every(({ id }) => scene.zone(`hidden/${id}`).length === 1),
    ).toBe(true)
  })

  test('the seven action cards are shuffled; the odd exploration card lies under the other six', () => {
    const scene = solo('startingCards')
    expect(scene.zone(ACTION_DECK)).toHaveLength(7)
    expect(scene.zone(EXPLORATION_TOP)).toHaveLength(1)
    expect(scene.zone(EXPLORATION_DECK)).toHaveLength(5)
    expect(scene.zone(EXPLORATION_LAST)).toEqual(['exploration-7'])
  })

  test('the five tokens are dealt to the slots of the three state cards, two, two and one', () => {
    const { ratbot } = solo('startingCards').state
    expect(ratbot?.states.map(({ tokens }) => tokens.length)).toEqual([2, 2, 1])
    expect(ratbot?.states.flatMap(({ tokens }) => tokens).sort()).toEqual([
      ...['agility', 'endurance', 'intelligence', 'perception', 'strength'],
    ])
    expect(ratbot?.states.every(({ advances }) => advances === 0)).toBe(true)
  })

  test('by chance, the state cards make the level', () => {
    const scene = solo('startingCards', 9)
    expect(scene.zone(STATE_CARDS)).toEqual(['state-4', 'state-5', 'state-6'])
    expect(scene.state.ratbot?.states.map(({ side }) => side)).toEqual([1, 1, 1])
  })

  test('by choice, the player takes the cards that make the level', () => {
    const { position, byChance } = choosing(1)
    const [question] = position.pending
    expect(question).toMatchObject({ seat: 0, kind: 'stateCards', args: { level: 1 } })
    position.answer(question as never, ['state-1/0', 'state-2/1', 'state-3/0'])
    byChance()
    expect(position.table.zone(STATE_CARDS)).toEqual(['state-1', 'state-2', 'state-3'])
    expect(position.table.state.ratbot?.states.map(({ side }) => side)).toEqual([0, 1, 0])
    expect(position.table.zone('box')).toEqual(expect.arrayContaining(['state-4', 'state-5', 'state-6']))
  })

  test('the player keeps one of two pairs; the other is discarded and four cards of each deck are laid out', () => {
    const scene = solo('startingCards')
    const [kept, left] = scene.zone('pairs/basic') as [string, string]
    const [keptToo, leftToo] = scene.zone('pairs/advanced') as [string, string]
    scene.choose(kept)
    expect(scene.zone(handOf(0))).toEqual([kept, keptToo].sort())
    expect(scene.zone(discardsOf('basic'))).toContain(left)
    expect(scene.zone(discardsOf('advanced'))).toContain(leftToo)
    expect(scene.zone(marketOf('basic'))).toHaveLength(4)
    expect(scene.question).toMatchObject({ seat: 0, kind: 'turn' })
  })
})
