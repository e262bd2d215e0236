import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'tool')

invention(47, 'Stink Bomb', 'offensive', {
  asks: { wood: 1, metal: 1 },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  strikes: [
    { so: 'who has more tents loses 2 points', rival: { tents: ['B'], points: 5 }, after: { points: 3 } },
    { so: 'who has as many loses nothing', with: { tents: ['C'] }, rival: { tents: ['B'], points: 5 }, after: {} },
  ],
})

invention(48, 'Nutshell Harvester', 'income', {
  asks: { wood: 1, metal: 2 },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: '1 wood at once', after: { wood: 1, metal: 0 } }],
  earns: [{ so: '1 wood', after: { wood: 1 } }],
})

invention(49, 'Paperclip Hook', 'instant', {
  asks: { wood: 1 },
  icons: { intelligence: 1 },
  points: 1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [
    {
      so: 'a face-up basic card',
      with: { basicRow: [34, 36], advancedRow: [19] },
      answers: [36],
      after: { wood: 0, hand: [36] },
    },
    { so: 'nothing from an empty row', with: { advancedRow: [19] }, after: { wood: 0 } },
  ],
})

invention(50, 'Camping Tent', 'oncePerRound', {
  asks: { wood: 2 },
  icons: { endurance: 1 },
  points: 0,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'a tent in any room without a door in the way',
      with: { explorer: 'C' },
      answers: [{ room: 'H' }],
      after: { tents: ['H'] },
      refused: [[{ explorer: 'A' }, 'noneLeft', { what: 'ways' }]],
    },
    {
      so: 'with both tents out one of them moves',
      with: { explorer: 'C', tents: ['B', 'D'] },
      answers: [{ room: 'C', from: 'B' }],
      after: { tents: ['D', 'C'] },
    },
  ],
})

invention(51, 'Encyclopedia', 'permanent', {
  asks: { wood: 2, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 3,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  lasts: [
    {
      so: 'each advanced card taken gives a movement token',
      with: { advancedDeck: [12, 19] },
      when: (table) => table.gain('advancedCard', 2),
      after: { hand: [12, 19], movement: 2 },
    },
    {
      so: 'one of the market too',
      with: { advancedRow: [12, 15, 18, 21], workers: { farm: 2 } },
      when: (table) => table.act('developProjects', { take: 'inv-012' }),
      after: { hand: [12], movement: 1 },
    },
    {
      so: 'one of the discards gives none',
      with: { advancedDiscards: [19], inPlay: [156] },
      when: (table) => table.use(156, 'inv-019'),
      after: { hand: [19], used: [156] },
    },
    {
      so: 'a basic card gives none',
      with: { basicDeck: [34] },
      when: (table) => table.gain('basicCard'),
      after: { hand: [34] },
    },
  ],
})

invention(52, 'Comb Saw', 'permanent', {
  asks: { metal: 2 },
  icons: { strength: 1 },
  points: 2,
  refused: [[{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'gathering wood gives 1 more',
      with: { workers: { forest: 2 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 3 },
    },
    {
      so: 'gathering metal does not',
      with: { workers: { lair: 2 } },
      when: (table) => table.act('gatherMetal'),
      after: { metal: 2 },
    },
  ],
})

invention(53, 'Magnetic Compass', 'permanent', {
  asks: { wood: 1, metal: 1, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'each intelligence icon gives an exploration point',
      with: { hand: [133] },
      when: (table) => table.playFree(133, { open: 'A-B' }, { go: 'B' }),
      after: { metal: 1, explorer: 'B', doors: ['door-01'], hand: [], inPlay: [53, 133], icons: { intelligence: 2 } },
    },
    {
      so: 'in the Czech edition each card',
      with: { hand: [133], edition: 'czech' },
      when: (table) => table.playFree(133, { open: 'A-B' }),
      after: { metal: 1, doors: ['door-01'], hand: [], inPlay: [53, 133], icons: { intelligence: 2 } },
    },
    {
      so: 'another icon gives nothing',
      with: { hand: [34] },
      when: (table) => table.playFree(34),
      after: { hand: [], inPlay: [53, 34], icons: { strength: 1 } },
    },
  ],
})

invention(54, 'Spoon Shovel', 'permanent', {
  asks: { wood: 2 },
  icons: { strength: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  lasts: [
    {
      so: 'digging two rooms costs 1 metal less in all',
      with: { metal: 3, workers: { forest: 2 } },
      when: (table) => table.act('digRooms', 'dig', 'dig'),
      after: { metal: 0, rooms: 2 },
    },
  ],
})

invention(55, 'Land Yacht', 'instant', {
  asks: { wood: 3, icons: { agility: 1 } },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    { so: 'unlocks a brown ability', answers: ['vp3'], after: { wood: 0, cubes: { vp3: 'gone' } } },
    {
      so: 'with the fee of its space',
      with: { wood: 4 },
      answers: ['bedDiscount'],
      after: { wood: 0, cubes: { bedDiscount: 'gone' } },
    },
    {
      so: 'never a grey one',
      with: { cubes: { porch: 'gone', doubleMove: 'gone', skillToken: 'gone', vp3: 'gone' } },
      after: { wood: 0 },
    },
  ],
})

invention(56, 'Chewing-Gum Glue', 'oncePerRound', {
  asks: { wood: 1 },
  icons: { intelligence: 1 },
  points: 1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [{ so: 'pays 1 wood', after: { wood: 0 } }],
  uses: [
    {
      so: '1 wood and 1 metal for a joker',
      with: { wood: 1, metal: 1 },
      after: { wood: 0, metal: 0, joker: 1 },
      refused: [
        [{ wood: 0 }, 'cannotPay', { stock: 'wood', needs: 1, has: 0 }],
        [{ metal: 0 }, 'cannotPay', { stock: 'metal', needs: 1, has: 0 }],
      ],
    },
  ],
})

invention(57, 'Wooden Bicycle', 'income', {
  asks: { wood: 2 },
  icons: { agility: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'a move at once',
      with: { workers: { forest: 1 } },
      answers: [{ from: 'forest', to: 'farm' }],
      after: { wood: 0, workers: { farm: 1 } },
    },
  ],
  earns: [
    {
      so: 'a move',
      with: { workers: { lair: 1 } },
      answers: [{ from: 'lair', to: 'forest' }],
      after: { workers: { forest: 1 } },
    },
    { so: 'nothing with nobody on the board', after: {} },
  ],
})

invention(58, 'Pencil Ram', 'instant', {
  asks: { wood: 2 },
  icons: { strength: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    { so: 'opens a door next to the explorer', answers: ['A-B'], after: { wood: 0, metal: 1, doors: ['door-01'] } },
    { so: 'nothing where there is none', with: { explorer: 'H' }, after: { wood: 0 } },
  ],
})

invention(59, 'Electric Torch', 'oncePerRound', {
  asks: { wood: 1, metal: 2 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an exploration point with electricity',
      with: { electricity: 1 },
      answers: [{ open: 'A-B' }],
      after: { metal: 1, doors: ['door-01'] },
      refused: [[{ electricity: 0 }, 'tooFew', { needs: 1, has: 0 }]],
    },
  ],
})
