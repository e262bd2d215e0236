import { describe, expect, test } from 'vitest'
import { CardTable } from './card-table.ts'
import { guest } from './guest.ts'
import type { Given } from './position.ts'

const nothing = { so: 'nothing at once', after: {} }

guest('cellar-guest-01', 'Electrician', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'electricity brings 2 points',
      with: { wood: 4 },
      when: (table) => table.quick({ buy: 'electricity' }),
      after: { wood: 0, electricity: 1, points: 2 },
    },
    {
      so: 'none when there is no more to gain',
      with: { electricity: 2 },
      when: (table) => table.gain('electricity'),
      after: {},
    },
  ],
})

guest('cellar-guest-02', 'Miner', {
  points: 1,
  takes: nothing,
  lasts: [
    {
      so: 'each room dug brings 1 point',
      with: { metal: 4, workers: { forest: 2 } },
      when: (table) => table.act('digRooms', 'dig', 'dig'),
      after: { metal: 0, rooms: 2, points: 2 },
    },
    {
      so: 'a bed brings none',
      with: { wood: 2, workers: { lair: 1 } },
      when: (table) => table.act('buildBeds', 'build'),
      after: { wood: 0, beds: 1, entrance: 1 },
    },
  ],
})

guest('cellar-guest-03', 'Locksmith', {
  points: 1,
  takes: { so: '1 metal', after: { metal: 1 } },
  earns: { so: '1 metal', after: { metal: 1 } },
})

guest('cellar-guest-04', 'Hermit', {
  points: 1,
  takes: nothing,
  lasts: [
    {
      so: 'a cube that goes to a mission brings 1 wood',
      with: { explorer: 'B', revealed: ['B1'], icons: { agility: 2 } },
      when: (table) => table.complete('B1', 1, 'vp3'),
      after: { wood: 1, points: 3, cubes: { vp3: 'B1/1' } },
    },
    {
      so: 'and so does one that leaves the game',
      with: { hand: [138] },
      when: (table) => table.playFree(138, 'vp6'),
      after: { wood: 1, cubes: { vp6: 'gone' }, hand: [], inPlay: [138], icons: { agility: 2 } },
    },
  ],
})

guest('cellar-guest-05', 'Innkeeper', {
  points: 1,
  takes: nothing,
  lasts: [
    {
      so: 'each bed built brings 1 point',
      with: { wood: 4, workers: { lair: 2 } },
      when: (table) => table.act('buildBeds', 'build', 'build'),
      after: { wood: 0, beds: 2, entrance: 2, points: 2 },
    },
    {
      so: 'a room brings none',
      with: { metal: 2, workers: { forest: 1 } },
      when: (table) => table.act('digRooms', 'dig'),
      after: { metal: 0, rooms: 1 },
    },
  ],
})

guest('cellar-guest-06', 'Lamplighter', {
  points: 1,
  takes: { so: 'electricity', after: { electricity: 1 } },
})

guest('cellar-guest-07', 'Gambler', {
  points: 3,
  takes: nothing,
  lasts: [
    {
      so: 'a joker costs 2 items',
      with: { wood: 2 },
      when: (table) => table.quick({ buy: 'joker' }),
      after: { wood: 0, joker: 1 },
    },
    {
      so: 'but not 1',
      with: { wood: 1 },
      when: (table) =>
        expect(table.whyNotQuick({ buy: 'joker' })).toEqual({ code: 'needsItems', params: { needs: 2, has: 1 } }),
      after: {},
    },
  ],
})

guest('cellar-guest-08', 'Stoker', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'electricity costs 2 items',
      with: { wood: 2 },
      when: (table) => table.quick({ buy: 'electricity' }),
      after: { wood: 0, electricity: 1 },
    },
    {
      so: 'but not 1',
      with: { wood: 1 },
      when: (table) =>
        expect(table.whyNotQuick({ buy: 'electricity' })).toEqual({ code: 'needsItems', params: { needs: 2, has: 1 } }),
      after: {},
    },
  ],
})

guest('cellar-guest-09', 'Herbalist', {
  points: 2,
  takes: { so: 'a potion', answers: ['metal'], after: { metal: 1 } },
})

guest('cellar-guest-10', 'Tramp', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'pitching a tent brings 2 points',
      with: { explorer: 'B' },
      when: (table) => table.quick('tent'),
      after: { tents: ['B'], points: 2 },
    },
    {
      so: 'entering a room brings none',
      with: { explorer: 'C' },
      when: (table) => table.explore(1, { go: 'D' }),
      after: { explorer: 'D' },
    },
  ],
})

describe('cheese', () => {
  const whyNot = (given: Given) => new CardTable({ explorer: 'G', ...given }).whyNotExplore('cheese')

  test('cheese-6 is the top one, a guest of the cellar worth 6', () => {
    const table = new CardTable({ explorer: 'G' })
    const before = table.standing()
    table.explore(1, 'cheese')
    expect(table.standing()).toEqual({ ...before, guests: ['cheese-6'] })
    expect(table.scored('guest')).toBe(6)
    expect(new CardTable({ guests: ['cheese-6'], inPlay: [121] }).scored('endgame')).toBe(1)
  })

  test('cheese-3 lies under it with three or four players, worth 3', () => {
    for (const seats of [3, 4]) {
      expect(new CardTable({ seats, explorer: 'G' }).explore(1, 'cheese').standing().guests).toEqual(['cheese-6'])
      const table = new CardTable({ seats, explorer: 'G', rival: { guests: ['cheese-6'] } }).explore(1, 'cheese')
      expect(table.standing().guests).toEqual(['cheese-3'])
      expect(table.scored('guest')).toBe(3)
    }
  })

  test('refused: a second one, none left, another room, no free room', () => {
    expect(whyNot({ guests: ['cheese-6'] })).toEqual({ code: 'secondCheese' })
    expect(whyNot({ rival: { guests: ['cheese-6'] } })).toEqual({ code: 'noneLeft', params: { what: 'cheese' } })
    expect(whyNot({ explorer: 'F' })).toEqual({ code: 'notInCheeseRoom' })
    expect(whyNot({ beds: 3 })).toEqual({ code: 'noFreeRoom' })
  })
})
