import { describe, expect, test } from 'vitest'
import { cubesFor } from '../../src/actions/complete-mission.ts'
import { type AbilityId, abilities } from '../../src/content/names.ts'
import { cubeKind } from '../../src/player-board/abilities.ts'
import { CardTable } from '../cards/card-table.ts'
import type { Deed } from '../cards/deed.ts'
import type { Given } from '../cards/position.ts'

interface Ability {
  readonly colour: 'brown' | 'grey'
  /** Items due beside what the mission asks for. */
  readonly fee: number
  readonly points: number
  /** What unlocking it does at once. */
  readonly unlocks: Deed
}

/** A row for two agility icons in the house, and one for two metal and endurance in the cellar. */
const house: Given = { explorer: 'B', revealed: ['B1'], icons: { agility: 2 } }
const cellar: Given = { explorer: 'E', revealed: ['E1'], icons: { endurance: 1 } }

/** Why the cube of an ability cannot go to the first row of a mission; nothing if it is offered. */
function whyNotCube(given: Given, mission: string, ability: AbilityId) {
  const { table } = new CardTable(given)
  const of = cubesFor(table, 0, { mission, row: 1 }, {})
  expect(cubeKind.space(table, 0, { of }).includes(ability)).toBe(of.includes(ability))
  return of.includes(ability) ? undefined : cubeKind.why?.(table, 0, { of }, ability)
}

/** States what an ability asks for, gives and is worth when its cube goes to a mission. */
function ability(id: AbilityId, name: string, { colour, fee, points, unlocks }: Ability): void {
  describe(`${id}, ${name}`, () => {
    test(`${unlocks.so}; ${points} in the end`, () => {
      const table = new CardTable({ ...cellar, metal: 2 + fee, ...unlocks.with })
      const before = table.standing()
      const { answers = [], after } = unlocks
      table.complete('E1', 1, id, ...answers)
      expect(table.standing()).toEqual({
        ...before,
        ...{ metal: 0, electricity: 1, points: 2, cubes: { [id]: 'E1/1' } },
        ...after,
      })
      expect(table.scored('ability', id)).toBe(points)
      expect(new CardTable().scored('ability', id)).toBe(0)
    })

    test(colour === 'brown' ? 'its cube goes to the house too' : 'its cube does not go to the house', () => {
      const reason = whyNotCube({ ...house, wood: fee }, 'B1', id)
      expect(reason).toEqual(colour === 'brown' ? undefined : { code: 'otherColour', params: { colour: 'grey' } })
    })

    test('refused once its cube is gone', () => {
      expect(whyNotCube({ ...cellar, metal: 3, cubes: { [id]: 'B1/2' } }, 'E1', id)).toEqual({ code: 'cubeGone' })
    })

    test(fee > 0 ? `refused without ${fee} item more` : 'needs no item more', () => {
      expect(whyNotCube({ ...cellar, metal: 2 }, 'E1', id)).toEqual(
        fee > 0 ? { code: 'needsFee', params: { fee } } : undefined,
      )
    })
  })
}

const nothing = { so: 'nothing at once', after: {} }

ability('bedDiscount', 'Cheap Beds', { colour: 'brown', fee: 1, points: 0, unlocks: nothing })
ability('digDiscount', 'Cheap Digging', { colour: 'brown', fee: 1, points: 0, unlocks: nothing })
ability('porch', 'Porch', { colour: 'brown', fee: 0, points: 2, unlocks: nothing })
ability('doubleMove', 'Double March', { colour: 'brown', fee: 0, points: 1, unlocks: nothing })
ability('skillToken', 'New Skill', {
  colour: 'brown',
  fee: 0,
  points: 2,
  unlocks: {
    so: 'a skill token',
    answers: ['token-agility'],
    after: { tokens: ['token-agility'], icons: { agility: 1, endurance: 1 } },
  },
})
ability('vp3', 'Small Glory', { colour: 'brown', fee: 0, points: 3, unlocks: nothing })
ability('vp6', 'Great Glory', { colour: 'grey', fee: 0, points: 6, unlocks: nothing })
ability('freeInvention', 'Free Invention', {
  colour: 'grey',
  fee: 0,
  points: 1,
  unlocks: {
    so: 'an invention free',
    with: { hand: [19] },
    answers: [19],
    after: { hand: [], inPlay: [19], icons: { strength: 1, endurance: 1 } },
  },
})
ability('anyMainAction', 'Extra Action', {
  colour: 'grey',
  fee: 0,
  points: 2,
  unlocks: { so: 'any main action', with: { workers: { forest: 2 } }, answers: ['gatherWood'], after: { wood: 2 } },
})
ability('hero', 'Call a Hero', {
  colour: 'grey',
  fee: 0,
  points: 0,
  unlocks: {
    so: 'a hero',
    answers: ['hero-endurance'],
    after: { heroes: ['hero-endurance'], points: 5, icons: { endurance: 3 } },
  },
})

describe('abilities that last', () => {
  const doing = (given: Given, act: (table: CardTable) => void) => {
    const table = new CardTable(given)
    act(table)
    return table.standing()
  }

  test('cheap beds: 1 wood each', () => {
    const build = (table: CardTable) => table.act('buildBeds', 'build', 'build')
    const given = { wood: 2, workers: { lair: 2 }, cubes: { bedDiscount: 'gone' } }
    expect(doing(given, build)).toMatchObject({ wood: 0, beds: 2 })
    expect(doing({ ...given, cubes: {} }, (table) => table.act('buildBeds', 'build'))).toMatchObject({
      wood: 0,
      beds: 1,
    })
  })

  test('cheap digging: 1 metal each', () => {
    const dig = (table: CardTable) => table.act('digRooms', 'dig', 'dig')
    const given = { metal: 2, workers: { forest: 2 }, cubes: { digDiscount: 'gone' } }
    expect(doing(given, dig)).toMatchObject({ metal: 0, rooms: 2 })
    expect(doing({ ...given, cubes: {} }, (table) => table.act('digRooms', 'dig'))).toMatchObject({
      metal: 0,
      rooms: 1,
    })
  })

  test('the porch is a room more', () => {
    const given = { explorer: 'B', beds: 3, cubes: { porch: 'gone' } }
    expect(new CardTable(given).whyNotExplore({ guest: 'B' })).toBeUndefined()
    expect(new CardTable({ ...given, beds: 4 }).whyNotExplore({ guest: 'B' })).toEqual({ code: 'noFreeRoom' })
    expect(new CardTable({ ...given, cubes: {} }).whyNotExplore({ guest: 'B' })).toEqual({ code: 'noFreeRoom' })
  })

  test('double march: a movement token moves two workers', () => {
    const given = { movement: 1, workers: { forest: 2 } }
    const move = { move: { from: 'forest', to: 'lair' } } as const
    expect(
      doing({ ...given, cubes: { doubleMove: 'gone' } }, (table) => table.quick(move, { from: 'forest', to: 'farm' })),
    ).toMatchObject({ movement: 0, workers: { lair: 1, farm: 1 } })
    expect(doing(given, (table) => table.quick(move)).workers).toEqual({ forest: 1, lair: 1 })
  })

  test('both glories: 2 points more', () => {
    expect(new CardTable({ cubes: { vp3: 'B1/1', vp6: 'E1/1' } }).scored('abilityPair')).toBe(2)
    expect(new CardTable({ cubes: { vp3: 'B1/1' } }).scored('abilityPair')).toBe(0)
  })
})

test('there are six brown cubes and four grey ones', () => {
  const table = new CardTable({ cubes: Object.fromEntries(abilities.map((id) => [id, 'gone'])), inPlay: [136, 143] })
  expect(table.scored('endgame', 'inv-136')).toBe(8)
  expect(table.scored('endgame', 'inv-143')).toBe(6)
})
