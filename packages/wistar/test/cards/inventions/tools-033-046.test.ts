import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'tool')

invention(33, 'Thimble Helmet', 'instant', {
  asks: {},
  icons: { endurance: 1 },
  points: -2,
  refused: [],
  plays: [
    { so: '2 wood, and 3 points for an offensive invention', with: { inPlay: [44] }, after: { wood: 2, points: 3 } },
    { so: '2 wood', after: { wood: 2 } },
  ],
})

invention(34, 'Fork Catapult', 'instant', {
  asks: { wood: 2 },
  icons: { strength: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'sends two workers from the lair entrance',
      with: { entrance: 3 },
      answers: ['forest', 'farm'],
      after: { wood: 0, entrance: 1, workers: { forest: 1, farm: 1 } },
    },
    { so: 'nobody from an empty entrance', after: { wood: 0 } },
  ],
})

invention(35, 'Lantern', 'oncePerRound', {
  asks: { wood: 1, metal: 1 },
  icons: { perception: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an item for an exploration point',
      with: { wood: 1 },
      answers: [{ open: 'A-B' }],
      after: { wood: 0, metal: 1, doors: ['door-01'] },
      refused: [[{ wood: 0 }, 'cannotPay', { stock: 'item', needs: 1, has: 0 }]],
    },
  ],
})

invention(36, 'Button Skates', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { agility: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a movement token and two moves',
      with: { workers: { forest: 2 } },
      answers: [
        { from: 'forest', to: 'lair' },
        { from: 'forest', to: 'farm' },
      ],
      after: { wood: 0, metal: 0, movement: 1, workers: { lair: 1, farm: 1 } },
    },
    { so: 'only the token with nobody on the board', after: { wood: 0, metal: 0, movement: 1 } },
  ],
})

invention(37, 'Cork Raft', 'instant', {
  asks: { wood: 2, metal: 1 },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'an exploration point, and one for an invention with income',
      with: { inPlay: [48] },
      answers: [{ open: 'A-B' }, { go: 'B' }],
      after: { wood: 0, metal: 1, explorer: 'B', doors: ['door-01'] },
    },
    { so: 'a single exploration point', answers: [{ open: 'A-C' }], after: { wood: 1, metal: 0, doors: ['door-02'] } },
  ],
})

invention(38, 'Hot-Air Balloon', 'instant', {
  asks: { wood: 2, metal: 1, icons: { intelligence: 1, perception: 1 } },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'keeps one of two objectives for oneself',
      with: { objectiveDeck: ['objective-01', 'objective-02'] },
      answers: ['objective-02'],
      after: { wood: 0, metal: 0, private: ['objective-02'] },
    },
    {
      so: 'only two',
      with: { objectiveDeck: ['objective-01', 'objective-02', 'objective-06'] },
      answers: [(table) => table.zone('drawn/0')[0] as string],
      after: { wood: 0, metal: 0, private: expect.any(Array) },
      leaves: { objectiveDeck: 1, 'private/0': 1 },
    },
    { so: 'nothing without objectives', after: { wood: 0, metal: 0 } },
  ],
})

invention(39, 'Shoelace Ladder', 'instant', {
  asks: { wood: 2 },
  icons: { agility: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'a step and an exploration point',
      with: { explorer: 'C' },
      answers: ['D', { reveal: 'D1' }],
      after: { wood: 0, explorer: 'D', joker: 1 },
    },
    { so: 'no step through a door', answers: [{ open: 'A-B' }], after: { wood: 0, metal: 1, doors: ['door-01'] } },
  ],
  declines: [{ so: 'two steps', with: { explorer: 'H' }, choice: 'D', why: ['notNextTo', { from: 'H', to: 'D' }] }],
})

invention(40, 'Hammer', 'instant', {
  asks: {},
  icons: { strength: 1 },
  points: -1,
  refused: [],
  plays: [
    {
      so: 'another invention for 1 wood less',
      with: { wood: 1, hand: [34] },
      answers: [34],
      after: { wood: 0, hand: [], inPlay: [40, 34], icons: { strength: 2 } },
    },
    { so: 'or none', with: { wood: 1, hand: [34] }, answers: ['skip'], after: { hand: [34] } },
    { so: 'nothing with an empty hand', after: {} },
  ],
})

invention(41, 'Match Torch', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'reveals a mission where the explorer is',
      with: { explorer: 'B' },
      answers: ['B1'],
      after: { wood: 2, metal: 0 },
    },
    { so: 'nothing at the entrance', after: { wood: 0, metal: 0 } },
  ],
})

invention(42, 'Wooden Armour', 'instant', {
  asks: { wood: 2, icons: { endurance: 1 } },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'an advanced card for each of 3 endurance icons, its own included',
      with: { icons: { endurance: 2 }, advancedDeck: [12, 19, 30], advancedDiscards: [73] },
      after: { wood: 0, hand: [12, 19, 30] },
    },
  ],
})

invention(43, 'Needle Rapier', 'permanent', {
  asks: { wood: 1, metal: 1 },
  icons: { agility: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'a row of a house mission gives a joker',
      with: { explorer: 'B', revealed: ['B1'], icons: { agility: 2 } },
      when: (table) => table.complete('B1', 1, 'vp3'),
      after: { points: 3, joker: 1, cubes: { vp3: 'B1/1' } },
    },
    {
      so: 'one of a cellar mission gives none',
      with: { explorer: 'E', revealed: ['E1'], metal: 2, icons: { endurance: 1 } },
      when: (table) => table.complete('E1', 1, 'vp6'),
      after: { metal: 0, electricity: 1, points: 2, cubes: { vp6: 'E1/1' } },
    },
  ],
})

invention(44, 'Throwing Star', 'offensive', {
  asks: { metal: 1 },
  icons: { agility: 1 },
  points: 2,
  refused: [[{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }]],
  plays: [{ so: 'pays 1 metal', after: { metal: 0 } }],
  strikes: [
    { so: 'who has more cards in hand discards one', rival: { hand: [34] }, after: { hand: [] } },
    { so: 'which one it likes', with: { hand: [36] }, rival: { hand: [33, 34] }, answers: [33], after: { hand: [34] } },
    { so: 'who has as many keeps them', with: { hand: [36] }, rival: { hand: [34] }, after: {} },
  ],
})

invention(45, 'Camouflage', 'offensive', {
  asks: { wood: 2 },
  icons: { perception: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  strikes: [
    { so: 'who has more jokers loses one', rival: { joker: 2 }, after: { joker: 1 } },
    { so: 'who has as many keeps them', with: { joker: 2 }, rival: { joker: 2 }, after: {} },
  ],
})

invention(46, 'Bolas', 'offensive', {
  asks: { wood: 1, metal: 1 },
  icons: { strength: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  strikes: [
    { so: 'who has more movement tokens loses one', rival: { movement: 2 }, after: { movement: 1 } },
    { so: 'who has as many keeps them', with: { movement: 2 }, rival: { movement: 2 }, after: {} },
  ],
})
