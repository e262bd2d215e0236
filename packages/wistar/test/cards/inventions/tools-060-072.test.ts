import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'tool')

invention(60, 'Feather Quill', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { intelligence: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a basic card for each of 2 cubes on missions',
      with: { cubes: { vp3: 'B1/1', vp6: 'E1/2', porch: 'gone' }, basicDeck: [33, 34], basicDiscards: [36] },
      after: { wood: 0, metal: 0, hand: [33, 34] },
    },
    { so: 'none without a cube', with: { basicDeck: [33, 34] }, after: { wood: 0, metal: 0 } },
  ],
})

invention(61, 'Electric Scooter', 'income', {
  asks: { wood: 1, metal: 1 },
  icons: { agility: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a movement token at once with electricity',
      with: { electricity: 1 },
      after: { wood: 0, metal: 0, movement: 1 },
    },
    { so: 'nothing without', after: { wood: 0, metal: 0 } },
  ],
  earns: [
    { so: 'a movement token with electricity', with: { electricity: 1 }, after: { movement: 1 } },
    { so: 'nothing without', after: {} },
  ],
})

invention(62, 'Bottle-Cap Cart', 'instant', {
  asks: {},
  icons: { agility: 1 },
  points: -1,
  refused: [],
  plays: [
    {
      so: 'a movement token and a basic card',
      with: { wood: 2, hand: [34] },
      answers: [34],
      after: { wood: 0, movement: 1, hand: [], inPlay: [62, 34], icons: { agility: 1, strength: 1 } },
    },
    { so: 'no advanced card', with: { metal: 3, hand: [24] }, answers: ['skip'], after: { movement: 1, hand: [24] } },
  ],
})

invention(63, 'Telescopic Glasses', 'oncePerRound', {
  asks: { wood: 2, metal: 1 },
  icons: { perception: 1 },
  points: 0,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a movement token for 2 exploration points',
      with: { movement: 1 },
      answers: [{ open: 'A-B' }, { go: 'B' }],
      after: { movement: 0, metal: 1, explorer: 'B', doors: ['door-01'] },
      refused: [[{ movement: 0 }, 'cannotPay', { stock: 'movement', needs: 1, has: 0 }]],
    },
  ],
})

invention(64, 'Spring Boots', 'instant', {
  asks: { wood: 2 },
  icons: { strength: 1 },
  points: 3,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    { so: 'two steps', with: { explorer: 'H' }, answers: ['C', 'D'], after: { wood: 0, explorer: 'D' } },
    { so: 'or fewer', with: { explorer: 'H' }, answers: ['C', 'stay'], after: { wood: 0, explorer: 'C' } },
    { so: 'none through a door', after: { wood: 0 } },
  ],
  declines: [
    { so: 'two steps at once', with: { explorer: 'H' }, choice: 'D', why: ['notNextTo', { from: 'H', to: 'D' }] },
  ],
})

invention(65, 'Time Bomb', 'instant', {
  asks: { wood: 1, metal: 1, icons: { strength: 2 } },
  icons: { strength: 2 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: { strength: 1 } }, 'needsIcons', { icon: 'strength', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    { so: 'opens a door anywhere', answers: ['D-E'], after: { wood: 0, metal: 0, joker: 1, doors: ['door-08'] } },
  ],
})

invention(66, 'Yarn Guide Line', 'instant', {
  asks: { wood: 1, icons: { endurance: 1 } },
  icons: { endurance: 1 },
  points: 0,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    { so: '2 movement tokens for each of 2 tents', with: { tents: ['B', 'D'] }, after: { wood: 0, movement: 4 } },
    { so: 'none without a tent', after: { wood: 0 } },
  ],
})

invention(67, 'Ruler Workbench', 'permanent', {
  asks: { metal: 1, inPlay: [34] },
  icons: { intelligence: 1 },
  points: 2,
  refused: [
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ inPlay: [] }, 'needsType', { type: 'tool', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'a tool for 1 wood less',
      with: { wood: 1, hand: [34] },
      when: (table) => table.play(34),
      after: { wood: 0, hand: [], inPlay: [67, 34], icons: { strength: 1 } },
    },
    {
      so: 'no building',
      with: { wood: 1, hand: [162] },
      when: (table) => expect(table.whyNotPlay(162)).toEqual({ code: 'needsWood', params: { needs: 2, has: 1 } }),
      after: {},
    },
  ],
})

invention(68, 'Clothes-Peg Pincers', 'instant', {
  asks: { movement: 1 },
  icons: { endurance: 1 },
  points: 0,
  refused: [[{ movement: 0 }, 'needsMovement', { needs: 1, has: 0 }]],
  plays: [
    { so: '2 wood', answers: ['wood'], after: { movement: 0, wood: 2 } },
    { so: 'or 2 metal', answers: ['metal'], after: { movement: 0, metal: 2 } },
  ],
})

invention(69, 'Mechanical Calculator', 'instant', {
  asks: { wood: 1, metal: 2, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    {
      so: 'an automaton free',
      with: { hand: [34, 99] },
      answers: [99],
      after: { wood: 0, metal: 0, hand: [34], inPlay: [69, 99], icons: { intelligence: 3, endurance: 1 } },
    },
    { so: 'nothing else', with: { hand: [34] }, answers: ['skip'], after: { wood: 0, metal: 0, hand: [34] } },
  ],
})

invention(70, 'Tool Belt', 'endgame', {
  asks: { wood: 1, metal: 1, inPlay: [34, 49] },
  icons: { strength: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ inPlay: [34] }, 'needsType', { type: 'tool', needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ inPlay: [34, 36, 99] }, 3],
    [{}, 1],
  ],
})

invention(71, 'Ear Trumpet', 'instant', {
  asks: { wood: 2, metal: 1, rooms: 1 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ rooms: 0 }, 'needsRooms', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'an exploration point for each of 2 rooms',
      with: { rooms: 2 },
      answers: [{ open: 'A-B' }, { go: 'B' }],
      after: { wood: 0, metal: 1, explorer: 'B', doors: ['door-01'] },
    },
  ],
})

invention(72, 'Lucky Dice', 'instant', {
  asks: { wood: 1 },
  icons: { endurance: 1 },
  points: 1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [
    {
      so: 'a joker for a basic card free',
      with: { joker: 1, hand: [34] },
      answers: ['do', 34],
      after: { wood: 0, joker: 0, hand: [], inPlay: [72, 34], icons: { endurance: 1, strength: 1 } },
    },
    { so: 'or not', with: { joker: 1, hand: [34] }, answers: ['skip'], after: { wood: 0, hand: [34] } },
    { so: 'nothing without a joker', with: { hand: [34] }, after: { wood: 0, hand: [34] } },
  ],
})
