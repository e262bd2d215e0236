import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'tool')

invention(12, 'Skeleton Key', 'instant', {
  asks: { wood: 1, metal: 2 },
  icons: { agility: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    { so: 'opens a door anywhere', answers: ['F-G'], after: { wood: 1, metal: 0, points: 1, doors: ['door-09'] } },
  ],
})

invention(13, 'Giant Monocle', 'endgame', {
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
    [{ icons: { perception: 4, agility: 2 } }, 4],
    [{ icons: { perception: 2 } }, 2],
  ],
})

invention(14, 'Sonic Spoon', 'oncePerRound', {
  asks: { wood: 1, metal: 3 },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [{ so: 'pays 1 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a bed for 2 wood',
      with: { wood: 4 },
      answers: ['bed', 'build'],
      after: { wood: 2, beds: 1, entrance: 1 },
      refused: [
        [{ wood: 1 }, 'noOption'],
        [{ beds: 3 }, 'noOption'],
      ],
    },
    {
      so: 'or a room for 2 metal',
      with: { metal: 4 },
      answers: ['dig', 'dig'],
      after: { metal: 2, rooms: 1 },
      refused: [[{ metal: 1 }, 'noOption']],
    },
  ],
})

invention(15, 'Cordless Drill', 'instant', {
  asks: { wood: 1, metal: 2 },
  icons: { strength: 1, energy: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    { so: 'a room free for its own energy', answers: ['dig'], after: { wood: 0, metal: 0, rooms: 1 } },
    {
      so: 'another one for each further energy',
      with: { icons: { energy: 1 } },
      answers: ['dig', 'dig'],
      after: { wood: 0, metal: 0, rooms: 2 },
    },
  ],
})

invention(16, 'Static Comb', 'permanent', {
  asks: { wood: 1, metal: 2, icons: { intelligence: 1 } },
  icons: { intelligence: 1 },
  points: 0,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'an energy icon gives a joker and 2 points',
      with: { hand: [105] },
      when: (table) => table.playFree(105, 'stop'),
      after: { joker: 1, points: 2, hand: [], inPlay: [16, 105], icons: { perception: 1, energy: 1 } },
    },
    {
      so: 'two of them give it twice',
      with: { hand: [21] },
      when: (table) => table.playFree(21),
      after: { joker: 2, points: 5, hand: [], inPlay: [16, 21], icons: { energy: 2 } },
    },
    {
      so: 'another icon gives nothing',
      with: { hand: [34] },
      when: (table) => table.playFree(34),
      after: { hand: [], inPlay: [16, 34], icons: { strength: 1 } },
    },
  ],
})

invention(17, 'Opera-Glass Goggles', 'instant', {
  asks: { wood: 1, metal: 2, icons: { perception: 1 } },
  icons: { perception: 2 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'an exploration point for each of 3 perception icons, its own two included',
      answers: [{ open: 'A-B' }, { go: 'B' }, { guest: 'B' }],
      after: { wood: 0, metal: 3, explorer: 'B', doors: ['door-01'], guests: ['house-guest-05'] },
    },
  ],
})

invention(18, 'Energy Blade', 'oncePerRound', {
  asks: { wood: 1, metal: 2, electricity: 1 },
  icons: { strength: 2 },
  points: 5,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a joker with electricity',
      with: { electricity: 1 },
      after: { joker: 1 },
      refused: [[{ electricity: 0 }, 'tooFew', { needs: 1, has: 0 }]],
    },
  ],
})

invention(19, 'Clockwork Crowbar', 'permanent', {
  asks: { metal: 3, icons: { strength: 1 } },
  icons: { strength: 1 },
  points: 3,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'opening a door gives 2 points',
      when: (table) => table.explore(1, { open: 'A-B' }),
      after: { metal: 1, points: 2, doors: ['door-01'] },
    },
    {
      so: 'revealing a mission gives none',
      with: { explorer: 'B' },
      when: (table) => table.explore(1, { reveal: 'B1' }),
      after: { wood: 2 },
    },
  ],
})

invention(20, 'Perpetual Mousetrap', 'oncePerRound', {
  asks: { wood: 1, metal: 3 },
  icons: { perception: 1, energy: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [{ so: 'pays 1 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    { so: '2 points with yellow electricity', with: { electricity: 2 }, after: { points: 2 } },
    { so: '1 point with grey electricity', with: { electricity: 1 }, after: { points: 1 } },
  ],
})

invention(21, 'Anti-Cat Missile', 'instant', {
  asks: { metal: 4, icons: { intelligence: 1 } },
  icons: { energy: 2 },
  points: 3,
  refused: [
    [{ metal: 3 }, 'needsMetal', { needs: 4, has: 3 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a mission row and 1 point',
      with: { explorer: 'B', revealed: ['B1'], icons: { intelligence: 1, agility: 2 } },
      answers: [{ mission: 'B1', row: 1 }, 'vp3'],
      after: { metal: 0, points: 4, cubes: { vp3: 'B1/1' } },
    },
    { so: 'only the point where there is no mission', after: { metal: 0, points: 1 } },
  ],
})

invention(22, 'Jetpack', 'oncePerRound', {
  asks: { metal: 3 },
  icons: { agility: 2 },
  points: 3,
  refused: [[{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }]],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  uses: [
    {
      so: 'to any room without a door in the way',
      with: { explorer: 'H' },
      answers: ['D'],
      after: { explorer: 'D' },
      refused: [[{ explorer: 'A' }, 'noneLeft', { what: 'ways' }]],
    },
  ],
})
