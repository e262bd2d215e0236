import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'building')

invention(110, 'Electric Sawmill', 'permanent', {
  asks: { wood: 2, metal: 3, icons: { strength: 1 } },
  icons: { strength: 1, energy: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'gathering wood gives 1 wood and 1 point more',
      with: { workers: { forest: 2 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 3, points: 1 },
    },
    {
      so: 'metal does not',
      with: { workers: { lair: 2 } },
      when: (table) => table.act('gatherMetal'),
      after: { metal: 2 },
    },
  ],
})

invention(111, 'Pneumatic Post', 'permanent', {
  asks: { wood: 3, metal: 1, icons: { agility: 1 } },
  icons: { agility: 2 },
  points: 5,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'taking a guest gives a project point',
      with: { explorer: 'B', basicRow: [34, 36] },
      when: (table) => table.explore(1, { guest: 'B' }, { take: 'inv-034' }),
      after: { metal: 2, hand: [34], guests: ['house-guest-05'] },
    },
    {
      so: 'opening a door gives none',
      with: { basicRow: [34] },
      when: (table) => table.explore(1, { open: 'A-B' }),
      after: { metal: 1, doors: ['door-01'] },
    },
  ],
})

invention(112, 'Mining Tower', 'permanent', {
  asks: { wood: 3, metal: 2, icons: { endurance: 1 } },
  icons: { endurance: 1 },
  points: 3,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'gathering metal gives 1 metal and 1 point more',
      with: { workers: { lair: 2 } },
      when: (table) => table.act('gatherMetal'),
      after: { metal: 3, points: 1 },
    },
    {
      so: 'wood does not',
      with: { workers: { forest: 2 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 2 },
    },
  ],
})

invention(113, 'Solar Barn', 'income', {
  asks: { wood: 3, metal: 2, icons: { strength: 1 } },
  icons: { agility: 1, energy: 1 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    { so: '1 wood and 1 metal at once with electricity', with: { electricity: 1 }, after: { wood: 1, metal: 1 } },
    { so: 'nothing without', after: { wood: 0, metal: 0 } },
  ],
  earns: [
    { so: '1 wood and 1 metal with electricity', with: { electricity: 1 }, after: { wood: 1, metal: 1 } },
    { so: 'nothing without', after: {} },
  ],
})

invention(114, 'Genetics Laboratory', 'instant', {
  asks: { wood: 2, metal: 2, electricity: 1 },
  icons: { intelligence: 2 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    {
      so: 'a cellar guest from the supply',
      answers: ['cellar'],
      after: { wood: 0, metal: 1, guests: ['cellar-guest-03'] },
    },
    { so: 'none without a free room', with: { beds: 3 }, after: { wood: 0, metal: 0 } },
  ],
})

invention(115, 'Rat Academy', 'instant', {
  asks: { wood: 3, metal: 1 },
  icons: { intelligence: 1 },
  points: 3,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a skill token and a basic card',
      with: { basicDeck: [33], basicDiscards: [36] },
      answers: ['token-agility'],
      after: { wood: 0, metal: 0, hand: [33], tokens: ['token-agility'], icons: { intelligence: 1, agility: 1 } },
    },
  ],
})

invention(116, 'Garage', 'oncePerRound', {
  asks: { wood: 2, metal: 2, icons: { strength: 1 } },
  icons: { agility: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an invention for 1 wood less',
      with: { wood: 1, hand: [34] },
      answers: [34],
      after: { wood: 0, hand: [], inPlay: [116, 34], icons: { strength: 1 } },
    },
    { so: 'or none', with: { wood: 1, hand: [34] }, answers: ['skip'], after: {} },
  ],
})

invention(117, 'Hall of Heroes', 'instant', {
  asks: { wood: 3, metal: 2, icons: { intelligence: 1, agility: 1 } },
  icons: { endurance: 1 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: { agility: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a hero, with 1 point for each of 3 icons of its skill',
      answers: ['hero-agility'],
      after: {
        wood: 0,
        metal: 0,
        points: 3,
        heroes: ['hero-agility'],
        icons: { intelligence: 1, agility: 3, endurance: 1 },
      },
    },
  ],
})

invention(118, 'Industrial Carpentry', 'oncePerRound', {
  asks: { wood: 3, metal: 2, electricity: 1 },
  icons: { strength: 2 },
  points: 3,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 3 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an item for a bed',
      with: { metal: 1 },
      answers: ['build'],
      after: { metal: 0, beds: 1, entrance: 1 },
      refused: [
        [{ metal: 0 }, 'cannotPay', { stock: 'item', needs: 1, has: 0 }],
        [{ beds: 3 }, 'noFreeRoom'],
      ],
    },
  ],
})

invention(119, 'Grand Dormitory', 'endgame', {
  asks: { wood: 4, icons: { endurance: 1 } },
  icons: { endurance: 2 },
  points: 4,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 4 wood', after: { wood: 0 } }],
  scores: [
    [{ beds: 4, bedsGone: 1 }, 3],
    [{}, 0],
  ],
})
