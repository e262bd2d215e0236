import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'tool')

invention(23, 'Gravity Bell', 'instant', {
  asks: { wood: 1, metal: 2, icons: { strength: 1 } },
  icons: { strength: 1 },
  points: 4,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a joker for each of 2 inventions with a permanent effect',
      with: { inPlay: [52, 54, 34] },
      after: { wood: 0, metal: 0, joker: 2 },
    },
    { so: 'none without one', after: { wood: 0, metal: 0 } },
  ],
})

invention(24, 'Wish Blender', 'instant', {
  asks: { metal: 3 },
  icons: { intelligence: 1 },
  points: 0,
  refused: [[{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }]],
  plays: [
    {
      so: 'one of three advanced cards free, the others are discarded',
      with: { advancedDeck: [12, 19, 30] },
      answers: [19],
      after: { metal: 0, inPlay: [24, 19], icons: { intelligence: 1, strength: 1 } },
      leaves: { 'drawn/0': 0, 'discards/advanced': 2 },
    },
    {
      so: 'or none of them; a fourth one stays in the deck',
      with: { advancedDeck: [12, 19, 30, 73] },
      answers: ['skip'],
      after: { metal: 0 },
      leaves: { advanced: 1, 'discards/advanced': 3 },
    },
    { so: 'nothing without cards', after: { metal: 0 } },
  ],
})

invention(25, 'Time Machine', 'offensive', {
  asks: { metal: 3, icons: { intelligence: 2 } },
  icons: { intelligence: 2 },
  points: 5,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  strikes: [
    {
      so: 'who has more guests loses one',
      rival: { guests: ['house-guest-01'] },
      answers: ['guest'],
      after: { guests: [] },
    },
    {
      so: 'or 3 points, as it likes',
      rival: { guests: ['house-guest-01'], points: 5 },
      answers: ['points'],
      after: { points: 2 },
    },
    {
      so: 'who has as many loses nothing',
      with: { guests: ['house-guest-02'] },
      rival: { guests: ['house-guest-01'] },
      after: {},
    },
  ],
})

invention(26, 'Memory Jar', 'instant', {
  asks: { wood: 1, metal: 2, icons: { endurance: 1 } },
  icons: { endurance: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'an advanced card of the discards, played for 1 metal less',
      with: { metal: 4, icons: { endurance: 1, strength: 1 }, advancedDiscards: [19] },
      answers: [19, 19],
      after: { wood: 0, metal: 0, inPlay: [26, 19], icons: { endurance: 2, strength: 2 } },
    },
    {
      so: 'kept in the hand',
      with: { advancedDiscards: [19] },
      answers: [19, 'skip'],
      after: { wood: 0, metal: 0, hand: [19] },
    },
    { so: 'no basic card of the discards', with: { basicDiscards: [34] }, after: { wood: 0, metal: 0 } },
  ],
})

invention(27, 'Supersonic Jet', 'oncePerRound', {
  asks: { wood: 2, metal: 3, electricity: 1 },
  icons: { agility: 2 },
  points: 6,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 2 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'to any room without a door in the way',
      with: { explorer: 'D' },
      answers: ['H'],
      after: { explorer: 'H' },
      refused: [[{ explorer: 'A' }, 'noneLeft', { what: 'ways' }]],
    },
  ],
})

invention(28, 'Tuning Fork of Truth', 'permanent', {
  asks: { wood: 2, metal: 2 },
  icons: { endurance: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'one skill icon less for a mission row',
      with: { explorer: 'B', revealed: ['B1'], icons: { agility: 1 } },
      when: (table) => table.complete('B1', 1, 'vp3'),
      after: { points: 3, cubes: { vp3: 'B1/1' } },
    },
    {
      so: 'not two',
      with: { explorer: 'B', revealed: ['B1'] },
      when: (table) => expect(table.whyNotRow('B1', 1)?.code).toBe('needsIcons'),
      after: {},
    },
    {
      so: 'none for an invention',
      with: { wood: 1, hand: [66] },
      when: (table) => expect(table.whyNotPlay(66)?.code).toBe('needsIcons'),
      after: {},
    },
  ],
})

invention(29, 'Pocket Sun', 'income', {
  asks: { wood: 1, metal: 3 },
  icons: { perception: 1, energy: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [
    {
      so: '2 points at once with yellow electricity',
      with: { electricity: 2 },
      after: { wood: 0, metal: 0, points: 2 },
    },
    { so: 'nothing with the grey one', with: { electricity: 1 }, after: { wood: 0, metal: 0 } },
  ],
  earns: [
    { so: '2 points with yellow electricity', with: { electricity: 2 }, after: { points: 2 } },
    { so: 'nothing with the grey one', with: { electricity: 1 }, after: {} },
  ],
})

invention(30, 'Positronic Screwdriver', 'permanent', {
  asks: { metal: 3, icons: { intelligence: 1 } },
  icons: { intelligence: 1 },
  points: 3,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'an invention for 1 wood less',
      with: { wood: 1, hand: [34] },
      when: (table) => table.play(34),
      after: { wood: 0, hand: [], inPlay: [30, 34], icons: { strength: 1 } },
    },
    {
      so: 'or 1 metal less, as one likes',
      with: { wood: 1, metal: 1, hand: [35] },
      when: (table) => table.play(35, { wood: 1 }),
      after: { wood: 0, hand: [], inPlay: [30, 35], icons: { perception: 1 } },
    },
  ],
})

invention(31, 'Battery Crown', 'endgame', {
  asks: { wood: 2, metal: 2, icons: { intelligence: 1 } },
  icons: { intelligence: 1, energy: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ electricity: 2 }, 6],
    [{ electricity: 1 }, 3],
    [{}, 0],
  ],
})

invention(32, 'Universal Remote', 'oncePerRound', {
  asks: { wood: 1, metal: 4, icons: { strength: 1 }, electricity: 1 },
  icons: { strength: 1, energy: 1 },
  points: 6,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 3 }, 'needsMetal', { needs: 4, has: 3 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 1 wood and 4 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: '2 items for any main action',
      with: { metal: 2, workers: { forest: 2 } },
      answers: ['gatherWood'],
      after: { wood: 2, metal: 0 },
      refused: [
        [{ metal: 1 }, 'cannotPay', { stock: 'item', needs: 2, has: 1 }],
        [{ workers: {} }, 'noStrength'],
      ],
    },
    {
      so: 'a card is an item too',
      with: { wood: 1, hand: [34], workers: { lair: 1 } },
      answers: [34, 'gatherMetal'],
      after: { wood: 0, hand: [], metal: 1 },
    },
  ],
})
