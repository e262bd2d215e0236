import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'building')

invention(154, 'Termite Nursery', 'offensive', {
  asks: { wood: 2, metal: 1 },
  icons: { endurance: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  strikes: [
    {
      so: 'who has more beds loses 2 wood',
      rival: { beds: 1, wood: 2, points: 5 },
      answers: ['wood'],
      after: { wood: 0 },
    },
    {
      so: 'or 3 points, as it likes',
      rival: { beds: 1, wood: 2, points: 5 },
      answers: ['points'],
      after: { points: 2 },
    },
    { so: 'the points if it has not enough wood', rival: { beds: 1, wood: 1, points: 5 }, after: { points: 2 } },
    { so: 'who has as many loses nothing', with: { beds: 1 }, rival: { beds: 1, wood: 2, points: 5 }, after: {} },
  ],
})

invention(155, 'Sock Theatre', 'instant', {
  asks: { wood: 2, metal: 1, inPlay: [34] },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ inPlay: [99] }, 'needsType', { type: 'tool', needs: 1, has: 0 }],
  ],
  plays: [
    { so: '1 point for the one kind of effect in play', after: { wood: 0, metal: 0, points: 1 } },
    { so: '3 points for three kinds', with: { inPlay: [48, 95] }, after: { wood: 0, metal: 0, points: 3 } },
  ],
})

invention(156, 'Archive', 'oncePerRound', {
  asks: { wood: 2 },
  icons: { intelligence: 1 },
  points: -2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'a card of the discards, of either deck',
      with: { basicDiscards: [34], advancedDiscards: [19] },
      answers: [19],
      after: { hand: [19] },
      refused: [[{ basicDiscards: [], advancedDiscards: [] }, 'noneLeft', { what: 'discards' }]],
    },
  ],
})

invention(157, 'Worm Farm', 'income', {
  asks: { wood: 1, metal: 1 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a basic card at once with a tent',
      with: { tents: ['B'], basicDeck: [34], basicDiscards: [36] },
      after: { wood: 0, metal: 0, hand: [34] },
    },
  ],
  earns: [
    {
      so: 'a basic card with a tent',
      with: { tents: ['B'], basicDeck: [34], basicDiscards: [36] },
      after: { hand: [34] },
    },
    { so: 'nothing without', with: { basicDeck: [34] }, after: {} },
  ],
})

invention(158, 'Rumour Barbershop', 'oncePerRound', {
  asks: { wood: 2 },
  icons: { agility: 1 },
  points: -1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'a movement token for 2 exploration points',
      with: { movement: 1 },
      answers: ['explore', { open: 'A-B' }, { go: 'B' }],
      after: { movement: 0, metal: 1, explorer: 'B', doors: ['door-01'] },
      refused: [[{ movement: 0 }, 'cannotPay', { stock: 'movement', needs: 1, has: 0 }]],
    },
    {
      so: 'or 2 project points',
      with: { movement: 1, advancedRow: [19], basicRow: [34] },
      answers: ['develop', { take: 'inv-019' }],
      after: { movement: 0, hand: [19] },
    },
  ],
})

invention(159, 'Scout Camp', 'instant', {
  asks: { wood: 2 },
  icons: { perception: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'a tent in a room in reach and an exploration point',
      with: { explorer: 'C' },
      answers: [{ room: 'H' }, { reveal: 'C1' }],
      after: { wood: 0, movement: 1, tents: ['H'] },
    },
    {
      so: 'no tent from behind closed doors',
      answers: [{ open: 'A-B' }],
      after: { wood: 0, metal: 1, doors: ['door-01'] },
    },
  ],
})

invention(160, 'Three-Way Signpost', 'endgame', {
  asks: { wood: 2, metal: 1, movement: 1 },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ movement: 0 }, 'needsMovement', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal and 1 movement token', after: { wood: 0, metal: 0, movement: 0 } }],
  scores: [
    [{ workers: { forest: 2, farm: 1 } }, 2],
    [{ workers: { forest: 1, lair: 1, farm: 1 } }, 3],
    [{}, 0],
  ],
})

invention(161, 'Sawdust Press', 'income', {
  asks: { wood: 1, metal: 1 },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: '1 wood at once with two workers in the forest',
      with: { workers: { forest: 2 } },
      after: { wood: 1, metal: 0 },
    },
  ],
  earns: [
    { so: '1 wood with two workers in the forest', with: { workers: { forest: 2 } }, after: { wood: 1 } },
    { so: 'nothing with one', with: { workers: { forest: 1, farm: 3 } }, after: {} },
  ],
})

invention(162, 'Herbal Still', 'instant', {
  asks: { wood: 2 },
  icons: { endurance: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'a movement token and a potion', answers: ['metal'], after: { wood: 0, movement: 1, metal: 1 } }],
})

invention(163, 'Puppet Parliament', 'income', {
  asks: { wood: 2, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    { so: '2 points at once with an objective', with: { claimed: ['objective-03'] }, after: { wood: 0, points: 2 } },
  ],
  earns: [
    { so: '2 points with an objective', with: { claimed: ['objective-03'] }, after: { points: 2 } },
    { so: 'nothing without', after: {} },
  ],
})

invention(164, 'Construction Crane', 'permanent', {
  asks: { wood: 1, inPlay: [145] },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ inPlay: [] }, 'needsType', { type: 'building', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood', after: { wood: 0 } }],
  lasts: [
    {
      so: 'a building for 1 wood less',
      with: { wood: 1, hand: [162] },
      when: (table) => table.play(162, 'none'),
      after: { wood: 0, movement: 1, hand: [], inPlay: [164, 162], icons: { endurance: 1 } },
    },
    {
      so: 'no tool',
      with: { wood: 1, hand: [34] },
      when: (table) => expect(table.whyNotPlay(34)).toEqual({ code: 'needsWood', params: { needs: 2, has: 1 } }),
      after: {},
    },
  ],
})

invention(165, 'Inn', 'instant', {
  asks: { wood: 2, rooms: 1 },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ rooms: 0 }, 'needsRooms', { needs: 1, has: 0 }],
  ],
  plays: [
    { so: 'a house guest from the supply', answers: ['house'], after: { wood: 2, guests: ['house-guest-04'] } },
    { so: 'none without a free room', with: { beds: 4 }, after: { wood: 0 } },
  ],
})

invention(166, 'Shoebox Town Hall', 'instant', {
  asks: { wood: 3, inPlay: [145] },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ inPlay: [34] }, 'needsType', { type: 'building', needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: '2 points for each of 3 inventions with an instant effect, itself included',
      with: { inPlay: [145, 173] },
      after: { wood: 0, points: 6 },
    },
    { so: 'others do not count', with: { inPlay: [149, 156] }, after: { wood: 0, points: 2 } },
  ],
})
