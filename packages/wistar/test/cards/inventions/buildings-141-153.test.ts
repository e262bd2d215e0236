import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'building')

invention(141, 'Hostel', 'oncePerRound', {
  asks: { metal: 2 },
  icons: { endurance: 1 },
  points: -1,
  refused: [[{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 metal', after: { metal: 0 } }],
  uses: [
    {
      so: 'a bed for 2 wood',
      with: { beds: 1 },
      after: { bedsGone: 1, wood: 2 },
      refused: [
        [{ beds: 0 }, 'cannotPay', { stock: 'bed', needs: 1, has: 0 }],
        [{ bedsGone: 1 }, 'cannotPay', { stock: 'bed', needs: 1, has: 0 }],
      ],
    },
  ],
})

invention(142, 'Crumb Bakery', 'income', {
  asks: { wood: 2, guests: ['house-guest-01'] },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ guests: [] }, 'needsGuests', { area: 'any', needs: 1, has: 0 }],
  ],
  plays: [
    { so: 'nothing at once for a single guest', after: { wood: 0 } },
    {
      so: '1 point at once for two',
      with: { guests: ['house-guest-01', 'house-guest-02'] },
      after: { wood: 0, points: 1 },
    },
  ],
  earns: [
    {
      so: '1 point for each pair of guests',
      with: { guests: ['house-guest-01', 'house-guest-04', 'house-guest-05'] },
      after: { points: 1 },
    },
    { so: 'nothing for a single guest', with: { guests: ['house-guest-01'] }, after: {} },
  ],
})

invention(143, "Cartographer's Study", 'endgame', {
  asks: { wood: 2, icons: { perception: 1 } },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  scores: [
    [{ cubes: { vp3: 'B1/1', porch: 'gone', vp6: 'E1/1' } }, 2],
    [{ cubes: { vp3: 'B1/1', porch: 'gone', vp6: 'E1/1' }, edition: 'czech' }, 4],
    [{}, 0],
  ],
})

invention(144, "Scholar's Tower", 'income', {
  asks: { wood: 2 },
  icons: { intelligence: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'the top advanced card at once if it is a tool',
      with: { advancedDeck: [12] },
      after: { wood: 0, hand: [12] },
    },
    { so: 'an automaton is discarded', with: { advancedDeck: [73] }, after: { wood: 0 } },
  ],
  earns: [
    { so: 'the top advanced card if it is a tool', with: { advancedDeck: [12] }, after: { hand: [12] } },
    { so: 'an automaton is discarded', with: { advancedDeck: [73] }, after: {} },
  ],
})

invention(145, 'Matchbox Barracks', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { strength: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a bed for 2 wood, and its worker is sent',
      with: { wood: 3, entrance: 1 },
      answers: ['build', 'lair'],
      after: { wood: 0, metal: 0, beds: 1, workers: { lair: 1 } },
    },
    {
      so: 'a worker of the entrance is sent without a bed too',
      with: { entrance: 1 },
      answers: ['farm'],
      after: { wood: 0, metal: 0, entrance: 0, workers: { farm: 1 } },
    },
  ],
})

invention(146, 'Root Cellar', 'endgame', {
  asks: { wood: 2, metal: 1, rooms: 2 },
  icons: { strength: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ rooms: 1 }, 'needsRooms', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ rooms: 5 }, 5],
    [{}, 0],
  ],
})

invention(147, 'Pillow Factory', 'income', {
  asks: { wood: 2 },
  icons: { endurance: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: '1 wood at once with two beds', with: { beds: 2 }, after: { wood: 1 } }],
  earns: [
    { so: '1 wood with two beds', with: { beds: 2 }, after: { wood: 1 } },
    { so: 'nothing with one', with: { beds: 1 }, after: {} },
  ],
})

invention(148, 'Planning Room', 'oncePerRound', {
  asks: { wood: 1, metal: 1 },
  icons: { intelligence: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'the top basic card if it is a building',
      with: { basicDeck: [149] },
      after: { hand: [149] },
      refused: [[{ basicDeck: [] }, 'noneLeft', { what: 'basic' }]],
    },
    { so: 'a tool is discarded', with: { basicDeck: [34] }, after: {} },
  ],
})

invention(149, 'Pawnshop', 'oncePerRound', {
  asks: { wood: 1 },
  icons: { agility: 1 },
  points: -1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [{ so: 'pays 1 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'a card for 2 wood',
      with: { hand: [34] },
      answers: [34, 'wood'],
      after: { hand: [], wood: 2 },
      refused: [[{ hand: [] }, 'cannotPay', { stock: 'card', needs: 1, has: 0 }]],
    },
    { so: 'or 2 metal', with: { hand: [34] }, answers: [34, 'metal'], after: { hand: [], metal: 2 } },
  ],
})

invention(150, 'Games Room', 'permanent', {
  asks: { wood: 3, icons: { agility: 2 } },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ icons: { agility: 1 } }, 'needsIcons', { icon: 'agility', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood', after: { wood: 0 } }],
  lasts: [
    { so: 'each gain of points is 1 higher', when: (table) => table.gain('points', 2), after: { points: 3 } },
    { so: 'a gain of wood brings none', when: (table) => table.gain('wood', 2), after: { wood: 2 } },
  ],
})

invention(151, 'Scrap Street', 'endgame', {
  asks: { wood: 3, inPlay: [145] },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ inPlay: [] }, 'needsType', { type: 'building', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 3 wood', after: { wood: 0 } }],
  scores: [
    [{ inPlay: [145, 149, 34] }, 3],
    [{}, 1],
  ],
})

invention(152, 'Reading Teapot', 'income', {
  asks: { wood: 2, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a project point at once',
      with: { basicRow: [34, 36] },
      answers: [{ take: 'inv-034' }],
      after: { wood: 0, hand: [34] },
    },
  ],
  earns: [
    {
      so: 'a project point',
      with: { basicDeck: [34], basicRow: [36] },
      answers: [{ draw: 'basic' }],
      after: { hand: [34] },
    },
  ],
})

invention(153, 'Spy Centre', 'offensive', {
  asks: { wood: 2 },
  icons: { intelligence: 1 },
  points: 4,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  strikes: [
    { so: 'who has more doors loses 2 points', rival: { doors: ['door-01'], points: 5 }, after: { points: 3 } },
    {
      so: 'who has as many loses nothing',
      with: { doors: ['door-02'] },
      rival: { doors: ['door-01'], points: 5 },
      after: {},
    },
  ],
})
