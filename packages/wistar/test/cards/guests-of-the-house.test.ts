import { expect } from 'vitest'
import { guest } from './guest.ts'

const nothing = { so: 'nothing at once', after: {} }

guest('house-guest-01', 'Draughtsman', {
  points: 3,
  takes: { so: 'an advanced card', with: { advancedDeck: [19], advancedDiscards: [12] }, after: { hand: [19] } },
})

guest('house-guest-02', 'Mayor', {
  points: 0,
  takes: { so: '1 point', after: { points: 1 } },
  earns: { so: '1 point', after: { points: 1 } },
})

guest('house-guest-03', 'Watchmaker', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'an automaton costs 1 wood less',
      with: { wood: 1, hand: [108] },
      when: (table) => table.play(108),
      after: { wood: 0, hand: [], inPlay: [108], icons: { agility: 1 } },
    },
    {
      so: 'a tool costs as much as ever',
      with: { wood: 1, hand: [34] },
      when: (table) => expect(table.whyNotPlay(34)).toEqual({ code: 'needsWood', params: { needs: 2, has: 1 } }),
      after: {},
    },
  ],
})

guest('house-guest-04', 'Lumberjack', { points: 2, takes: { so: '2 wood', after: { wood: 2 } } })

guest('house-guest-05', 'Tinker', { points: 2, takes: { so: '2 metal', after: { metal: 2 } } })

guest('house-guest-06', 'Postman', {
  points: 1,
  takes: { so: 'a movement token', after: { movement: 1 } },
  earns: { so: 'a movement token', after: { movement: 1 } },
})

guest('house-guest-07', 'Conjurer', { points: 2, takes: { so: 'a joker', after: { joker: 1 } } })

guest('house-guest-08', 'Gossip', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'a leader in the hut brings 1 wood',
      when: (table) => table.visit('none'),
      after: { wood: 1, movement: 1 },
    },
    { so: 'a potion elsewhere brings none', when: (table) => table.drink('metal'), after: { metal: 1 } },
  ],
})

guest('house-guest-09', 'Taster', {
  points: 1,
  takes: nothing,
  lasts: [
    { so: 'a potion brings 1 point', when: (table) => table.drink('metal'), after: { metal: 1, points: 1 } },
    { so: 'that of the hut too', when: (table) => table.visit('wood'), after: { wood: 1, movement: 1, points: 1 } },
    { so: 'a gain of wood brings none', when: (table) => table.gain('wood'), after: { wood: 1 } },
  ],
})

guest('house-guest-10', 'Coin Collector', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'gathering metal gives 1 more',
      with: { workers: { lair: 2 } },
      when: (table) => table.act('gatherMetal'),
      after: { metal: 3 },
    },
    {
      so: 'gathering wood does not',
      with: { workers: { forest: 2 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 2 },
    },
  ],
})

guest('house-guest-11', 'Guide', {
  points: 0,
  takes: nothing,
  lasts: [
    {
      so: 'entering a room brings 1 point',
      with: { explorer: 'C' },
      when: (table) => table.explore(2, { go: 'D' }, { go: 'C' }),
      after: { points: 2 },
    },
    {
      so: 'opening a door brings none',
      when: (table) => table.explore(1, { open: 'A-B' }),
      after: { metal: 1, doors: ['door-01'] },
    },
  ],
})

guest('house-guest-12', 'Basket Weaver', {
  points: 1,
  takes: { so: '1 wood', after: { wood: 1 } },
  earns: { so: '1 wood', after: { wood: 1 } },
})

guest('house-guest-13', 'Upholsterer', {
  points: 0,
  takes: { so: 'a bed free', answers: ['build'], after: { beds: 1, entrance: 1 } },
})

guest('house-guest-14', 'Carpenter', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'building two beds costs 1 wood less in all',
      with: { wood: 3, workers: { lair: 2 } },
      when: (table) => table.act('buildBeds', 'build', 'build'),
      after: { wood: 0, beds: 2, entrance: 2 },
    },
    {
      so: 'digging costs as much as ever',
      with: { metal: 1, workers: { forest: 1 } },
      when: (table) => table.act('digRooms', 'stop'),
      after: {},
    },
  ],
})

guest('house-guest-15', 'Pathfinder', {
  points: 2,
  takes: nothing,
  lasts: [
    {
      so: 'the main action of exploring brings a movement token',
      with: { workers: { farm: 1 } },
      when: (table) => table.act('explore', { open: 'A-B' }),
      after: { metal: 1, movement: 1, doors: ['door-01'] },
    },
    {
      so: 'another exploration point brings none',
      when: (table) => table.explore(1, { open: 'A-B' }),
      after: { metal: 1, doors: ['door-01'] },
    },
    {
      so: 'another main action brings none',
      with: { workers: { forest: 1 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 1 },
    },
  ],
})
