import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'tool')

invention(1, 'Pocket Volcano', 'instant', {
  asks: { wood: 2, metal: 1, icons: { strength: 1 }, electricity: 1 },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    {
      so: '2 metal, then digging with one more worker than in the forest',
      with: { metal: 5, workers: { forest: 1 } },
      answers: ['dig', 'dig'],
      after: { wood: 0, metal: 2, rooms: 2 },
    },
    {
      so: 'without workers in the forest one room',
      with: { metal: 3 },
      answers: ['dig'],
      after: { wood: 0, metal: 2, rooms: 1 },
    },
  ],
})

invention(2, 'Thinking Cap', 'oncePerRound', {
  asks: { wood: 2, metal: 1, icons: { intelligence: 1 } },
  icons: { intelligence: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a card of the hand for an advanced one',
      with: { hand: [33], advancedDeck: [1], advancedDiscards: [19] },
      after: { hand: [1] },
      refused: [
        [{ hand: [] }, 'cannotPay', { stock: 'card', needs: 1, has: 0 }],
        [{ advancedDeck: [], advancedDiscards: [] }, 'noRoom'],
      ],
    },
  ],
})

invention(3, 'Kite on a Wire', 'instant', {
  asks: { wood: 1, metal: 3 },
  icons: { intelligence: 1, energy: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [
    { so: 'electricity and 2 points', after: { wood: 0, metal: 0, electricity: 1, points: 2 } },
    {
      so: 'grey electricity becomes yellow',
      with: { electricity: 1 },
      after: { wood: 0, metal: 0, electricity: 2, points: 2 },
    },
    { so: 'only the points once it is yellow', with: { electricity: 2 }, after: { wood: 0, metal: 0, points: 2 } },
  ],
})

invention(4, 'Whisker Antenna', 'permanent', {
  asks: { wood: 2, metal: 2, icons: { perception: 1 } },
  icons: { perception: 2 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'revealing a mission gives an exploration point',
      with: { explorer: 'B' },
      when: (table) => table.explore(1, { reveal: 'B1' }, { open: 'A-B' }),
      after: { wood: 2, metal: 1, doors: ['door-01'] },
    },
    {
      so: 'opening a door gives none',
      when: (table) => table.explore(1, { open: 'A-B' }),
      after: { metal: 1, doors: ['door-01'] },
    },
  ],
})

invention(5, 'Magnet Boots', 'oncePerRound', {
  asks: { metal: 3, icons: { agility: 1 } },
  icons: { agility: 1 },
  points: 1,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  uses: [
    {
      so: 'a movement token to go anywhere in reach and reveal a mission',
      with: { movement: 1, explorer: 'H' },
      answers: ['D', 'D1'],
      after: { movement: 0, explorer: 'D', joker: 1 },
      refused: [
        [{ movement: 0 }, 'cannotPay', { stock: 'movement', needs: 1, has: 0 }],
        [{ explorer: 'A' }, 'noneLeft', { what: 'ways' }],
      ],
    },
  ],
})

invention(6, 'Cheese Laser', 'instant', {
  asks: { wood: 2, metal: 1, electricity: 1 },
  icons: { strength: 2 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    { so: '2 metal for each of 2 doors', with: { doors: ['door-01', 'door-02'] }, after: { wood: 0, metal: 4 } },
    { so: 'nothing without a door', after: { wood: 0, metal: 0 } },
  ],
})

invention(7, 'Portable Hole', 'instant', {
  asks: { wood: 2, metal: 2 },
  icons: { agility: 1, perception: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    {
      so: 'opens a door next to the explorer and pitches a tent',
      with: { explorer: 'B' },
      answers: ['B-F'],
      after: { wood: 0, metal: 0, points: 2, doors: ['door-05'], tents: ['B'] },
    },
    { so: 'no tent at the entrance', answers: ['A-B'], after: { wood: 0, metal: 1, doors: ['door-01'] } },
  ],
  declines: [{ so: 'a door elsewhere', with: { explorer: 'B' }, choice: 'F-G', why: ['doorNotNear'] }],
})

invention(8, 'Bottomless Lunchbox', 'income', {
  asks: { wood: 1, metal: 2, icons: { endurance: 1 } },
  icons: { endurance: 2 },
  points: 4,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: '1 wood at once with workers in three regions',
      with: { workers: { forest: 1, lair: 1, farm: 1 } },
      after: { wood: 1, metal: 0 },
    },
  ],
  earns: [
    {
      so: '1 wood with workers in three regions',
      with: { workers: { forest: 1, lair: 1, farm: 1 } },
      after: { wood: 1 },
    },
    { so: 'nothing with workers in two', with: { workers: { forest: 2, farm: 1 } }, after: {} },
  ],
})

invention(9, 'Biomechanical Gloves', 'permanent', {
  asks: { wood: 1, metal: 3, icons: { agility: 1 } },
  icons: { agility: 1 },
  points: 4,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'revealing a mission gives 1 metal and 1 point',
      with: { explorer: 'B' },
      when: (table) => table.explore(1, { reveal: 'B1' }),
      after: { wood: 2, metal: 1, points: 1 },
    },
    {
      so: 'opening a door gives nothing more',
      when: (table) => table.explore(1, { open: 'A-C' }),
      after: { wood: 1, doors: ['door-02'] },
    },
  ],
})

invention(10, 'Shopping Periscope', 'instant', {
  asks: { wood: 2, metal: 2, icons: { perception: 1 } },
  icons: { intelligence: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a face-up card of each row',
      with: { advancedRow: [1, 19], basicRow: [33, 34] },
      answers: [19, 33],
      after: { wood: 0, metal: 0, hand: [19, 33] },
    },
    {
      so: 'either may be left',
      with: { advancedRow: [1, 19], basicRow: [33, 34] },
      answers: ['none', 34],
      after: { wood: 0, metal: 0, hand: [34] },
    },
    { so: 'nothing from empty rows', after: { wood: 0, metal: 0 } },
  ],
})

invention(11, 'Umbrella Parachute', 'endgame', {
  asks: { wood: 3, icons: { endurance: 1, agility: 1 } },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ icons: { agility: 1 } }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
    [{ icons: { endurance: 1 } }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood', after: { wood: 0 } }],
  scores: [
    [{ tents: ['B', 'D'] }, 6],
    [{ tents: ['B'] }, 3],
    [{}, 0],
  ],
})
