import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'automaton')

invention(100, 'Sardine-Tin Carp', 'instant', {
  asks: { wood: 1 },
  icons: { strength: 1 },
  points: 0,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [
    { so: 'a room for 2 metal', with: { metal: 4 }, answers: ['dig'], after: { wood: 0, metal: 2, rooms: 1 } },
    { so: 'none without the metal', after: { wood: 0 } },
  ],
})

invention(101, 'Broom Ostrich', 'instant', {
  asks: { wood: 1 },
  icons: { strength: 1 },
  points: -1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [
    {
      so: 'sends a worker, then explores',
      with: { entrance: 2 },
      answers: ['farm', { open: 'A-B' }],
      after: { wood: 0, metal: 1, entrance: 1, workers: { farm: 1 }, doors: ['door-01'] },
    },
    {
      so: 'no exploring without workers on the farm',
      with: { entrance: 1 },
      answers: ['lair'],
      after: { wood: 0, entrance: 0, workers: { lair: 1 } },
    },
  ],
})

invention(102, 'Pepper-Mill Woodpecker', 'income', {
  asks: { wood: 2, icons: { perception: 2 } },
  icons: { perception: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'perception', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    { so: '1 wood at once', answers: ['wood'], after: { wood: 1 } },
    { so: 'or 1 metal', answers: ['metal'], after: { wood: 0, metal: 1 } },
  ],
  earns: [
    { so: '1 wood', answers: ['wood'], after: { wood: 1 } },
    { so: 'or 1 metal', answers: ['metal'], after: { metal: 1 } },
  ],
})

invention(103, 'Coat-Hanger Stork', 'instant', {
  asks: { wood: 2, rooms: 1 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ rooms: 0 }, 'needsRooms', { needs: 1, has: 0 }],
  ],
  plays: [
    { so: 'the guest of the round', after: { wood: 0, movement: 1, guests: ['house-guest-06'] } },
    { so: 'nobody once it is taken', with: { roundGuest: [] }, after: { wood: 0 } },
    { so: 'nobody without a free room', with: { beds: 4 }, after: { wood: 0 } },
  ],
})

invention(104, 'Zipper Snake', 'permanent', {
  asks: { wood: 1, metal: 1 },
  icons: { strength: 1 },
  points: 0,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'a worker sent from the lair entrance brings 1 wood',
      with: { entrance: 1 },
      when: (table) => table.quick({ send: 'forest' }),
      after: { wood: 1, entrance: 0, workers: { forest: 1 } },
    },
    {
      so: 'a worker moved brings none',
      with: { movement: 1, workers: { forest: 1 } },
      when: (table) => table.quick({ move: { from: 'forest', to: 'farm' } }),
      after: { movement: 0, workers: { farm: 1 } },
    },
  ],
})

invention(105, 'Lightbulb Firefly', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { perception: 1, energy: 1 },
  points: 0,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: '3 exploration points with electricity',
      with: { electricity: 1 },
      answers: [{ open: 'A-B' }, { go: 'B' }, { reveal: 'B1' }],
      after: { wood: 2, metal: 1, explorer: 'B', doors: ['door-01'] },
    },
    { so: '1 without', answers: [{ open: 'A-B' }], after: { wood: 0, metal: 1, doors: ['door-01'] } },
  ],
})

invention(106, 'Teaspoon Mantis', 'endgame', {
  asks: { wood: 1, metal: 2, inPlay: [99] },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ inPlay: [] }, 'needsType', { type: 'automaton', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ inPlay: [99, 100, 34] }, 3],
    [{}, 1],
  ],
})

invention(107, 'Marble Ladybird', 'instant', {
  asks: { metal: 1, movement: 1 },
  icons: { strength: 1 },
  points: 0,
  refused: [
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ movement: 0 }, 'needsMovement', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: '1 wood for each of 2 regions with a worker',
      with: { workers: { forest: 2, farm: 1 } },
      after: { wood: 2, metal: 0, movement: 0 },
    },
    { so: 'none with nobody on the board', after: { metal: 0, movement: 0 } },
  ],
})

invention(108, 'Cork Duck', 'permanent', {
  asks: { wood: 2 },
  icons: { agility: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  lasts: [
    {
      so: 'a movement token moves two workers',
      with: { movement: 1, workers: { forest: 2 } },
      when: (table) => table.quick({ move: { from: 'forest', to: 'lair' } }, { from: 'forest', to: 'farm' }),
      after: { movement: 0, workers: { lair: 1, farm: 1 } },
    },
  ],
})

invention(109, 'Wind-Up Anthill', 'endgame', {
  asks: { wood: 2, icons: { endurance: 2 } },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { endurance: 1 } }, 'needsIcons', { icon: 'endurance', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  scores: [
    [{ workers: { farm: 3, forest: 2 } }, 3],
    [{}, 0],
  ],
})
