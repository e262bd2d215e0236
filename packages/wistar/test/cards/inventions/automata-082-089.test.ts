import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'automaton')

invention(82, 'Corkscrew Narwhal', 'permanent', {
  asks: { wood: 1, metal: 2 },
  icons: { strength: 2 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'digs one room more',
      with: { metal: 6, workers: { forest: 1 } },
      when: (table) => table.act('digRooms', 'dig', 'dig'),
      after: { metal: 2, rooms: 2 },
    },
    {
      so: 'gathers no more wood',
      with: { workers: { forest: 1 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 1 },
    },
  ],
})

invention(83, 'Robohorse', 'instant', {
  asks: { metal: 2, icons: { energy: 2 }, electricity: 1 },
  icons: { strength: 1, endurance: 1 },
  points: 3,
  refused: [
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: { energy: 1 } }, 'needsIcons', { icon: 'energy', needs: 2, has: 1, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    {
      so: 'a movement token and 1 point for each of 3 cubes on missions',
      with: { cubes: { vp3: 'B1/1', porch: 'D1/2', vp6: 'E1/1', hero: 'gone' } },
      after: { metal: 0, movement: 1, points: 3 },
    },
    { so: 'only the token without a cube', after: { metal: 0, movement: 1 } },
  ],
})

invention(84, 'Gramophone Peacock', 'endgame', {
  asks: { wood: 2, metal: 2, icons: { perception: 1 } },
  icons: { perception: 2 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ inPlay: [34, 36, 48, 52] }, 4],
    [{}, 1],
  ],
})

invention(85, 'Fan Dragonfly', 'oncePerRound', {
  asks: { wood: 2, metal: 3, icons: { perception: 1 }, electricity: 1 },
  icons: { perception: 2, energy: 1 },
  points: 5,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 2 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an exploration point and 1 point with electricity',
      with: { electricity: 1 },
      answers: [{ open: 'A-B' }],
      after: { metal: 1, points: 1, doors: ['door-01'] },
      refused: [[{ electricity: 0 }, 'tooFew', { needs: 1, has: 0 }]],
    },
  ],
})

invention(86, 'Pressure-Cooker Bull', 'instant', {
  asks: { wood: 1, metal: 1, icons: { strength: 1 } },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'gathers wood with one more worker than in the forest',
      with: { workers: { forest: 2 } },
      answers: ['wood'],
      after: { wood: 3, metal: 0 },
    },
    { so: 'or metal', answers: ['metal'], after: { wood: 0, metal: 1 } },
  ],
})

invention(87, 'Robomole', 'offensive', {
  asks: { wood: 1, metal: 2, icons: { endurance: 1 } },
  icons: { endurance: 2 },
  points: 5,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  strikes: [
    {
      so: 'who has more rooms loses 2 metal',
      rival: { rooms: 1, metal: 2, points: 5 },
      answers: ['metal'],
      after: { metal: 0 },
    },
    {
      so: 'or 3 points, as it likes',
      rival: { rooms: 1, metal: 2, points: 5 },
      answers: ['points'],
      after: { points: 2 },
    },
    { so: 'the points if it has not enough metal', rival: { rooms: 1, metal: 1, points: 5 }, after: { points: 2 } },
    { so: 'who has as many loses nothing', with: { rooms: 1 }, rival: { rooms: 1, metal: 2, points: 5 }, after: {} },
  ],
})

invention(88, 'Radio Parrot', 'permanent', {
  asks: { wood: 1, metal: 3, icons: { intelligence: 1 } },
  icons: { intelligence: 2 },
  points: 4,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'using a card gives 1 point',
      with: { inPlay: [129], metal: 2 },
      when: (table) => table.use(129),
      after: { metal: 0, points: 4, used: [129] },
    },
  ],
})

invention(89, 'Washing-Machine Whale', 'instant', {
  asks: { wood: 4, metal: 1, electricity: 1 },
  icons: { endurance: 2 },
  points: 4,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    { so: '2 points for each of 2 beds', with: { beds: 2 }, after: { wood: 0, metal: 0, points: 4 } },
    { so: 'a discarded bed does not count', with: { beds: 2, bedsGone: 1 }, after: { wood: 0, metal: 0, points: 2 } },
    { so: 'none without a bed', after: { wood: 0, metal: 0 } },
  ],
})
