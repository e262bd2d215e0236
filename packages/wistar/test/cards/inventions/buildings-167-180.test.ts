import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'building')

invention(167, 'Fire Brigade', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { agility: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'two of sending, moving and digging',
      with: { entrance: 2, metal: 5 },
      answers: ['send', 'forest', 'room', 'dig'],
      after: { wood: 0, metal: 2, entrance: 1, rooms: 1, workers: { forest: 1 } },
    },
    {
      so: 'the same one twice',
      with: { workers: { forest: 2 } },
      answers: ['move', { from: 'forest', to: 'lair' }, 'move', { from: 'forest', to: 'farm' }],
      after: { wood: 0, metal: 0, workers: { lair: 1, farm: 1 } },
    },
    { so: 'nothing where none is possible', after: { wood: 0, metal: 0 } },
  ],
})

invention(168, 'Spare Attic', 'endgame', {
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
    [{ rooms: 2, beds: 3 }, 4],
    [{ rooms: 2, beds: 4, guests: ['house-guest-01'] }, 0],
  ],
})

invention(169, 'Candle Lighthouse', 'income', {
  asks: { wood: 2, icons: { perception: 1 } },
  icons: { perception: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'an exploration point at once',
      answers: [{ open: 'A-B' }],
      after: { wood: 0, metal: 1, doors: ['door-01'] },
    },
  ],
  earns: [{ so: 'an exploration point', answers: [{ open: 'A-B' }], after: { metal: 1, doors: ['door-01'] } }],
})

invention(170, 'Night School', 'oncePerRound', {
  asks: { wood: 1, metal: 1 },
  icons: { intelligence: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 1 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'an advanced card for a joker and 1 point',
      with: { hand: [19, 34] },
      answers: [19],
      after: { hand: [34], joker: 1, points: 1 },
      refused: [[{ hand: [34] }, 'cannotPay', { stock: 'advancedCard', needs: 1, has: 0 }]],
    },
  ],
})

invention(171, 'Rope Bridge', 'instant', {
  asks: { wood: 2, metal: 1 },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'opens a door and steps through it',
      answers: ['A-B', 'B'],
      after: { wood: 0, metal: 1, explorer: 'B', doors: ['door-01'] },
    },
    {
      so: 'a step without a door',
      with: { explorer: 'H' },
      answers: ['C'],
      after: { wood: 0, metal: 0, explorer: 'C' },
    },
  ],
  declines: [{ so: 'two steps', with: { explorer: 'H' }, choice: 'D', why: ['notNextTo', { from: 'H', to: 'D' }] }],
})

invention(172, 'Honesty Stall', 'instant', {
  asks: { wood: 2 },
  icons: { perception: 1 },
  points: 1,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [
    {
      so: 'an item for 3 points, as often as there are once-per-round cards',
      with: { inPlay: [129], metal: 2 },
      answers: ['do'],
      after: { wood: 0, metal: 1, points: 3 },
    },
    {
      so: 'twice with two of them',
      with: { inPlay: [129, 149], metal: 3 },
      answers: ['do', 'do'],
      after: { wood: 0, metal: 1, points: 6 },
    },
    {
      so: 'or less often',
      with: { inPlay: [129, 149], metal: 3 },
      answers: ['do', 'skip'],
      after: { wood: 0, metal: 2, points: 3 },
    },
    { so: 'nothing without such a card', with: { metal: 1 }, after: { wood: 0 } },
    { so: 'nothing without an item', with: { inPlay: [129] }, after: { wood: 0 } },
  ],
})

invention(173, "Carpenters' Guild", 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { strength: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'builds beds with the workers of the lair',
      with: { wood: 5, workers: { lair: 2 } },
      answers: ['build', 'build'],
      after: { wood: 0, metal: 0, beds: 2, entrance: 2 },
    },
    { so: 'none with nobody there', with: { wood: 3 }, after: { wood: 2, metal: 0 } },
  ],
})

invention(174, 'Pantheon of Paws', 'endgame', {
  asks: { wood: 2, metal: 1, icons: { strength: 1 } },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ icons: { strength: 3, agility: 1, endurance: 1, energy: 2 } }, 3],
    [{}, 0],
  ],
})

invention(175, 'Echo Well', 'oncePerRound', {
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
      so: 'reveals a mission where the explorer is',
      with: { explorer: 'C' },
      answers: ['reveal', 'C1'],
      after: { movement: 1 },
      refused: [[{ explorer: 'A' }, 'noOption']],
    },
    { so: 'or a step', with: { explorer: 'C' }, answers: ['walk', 'H'], after: { explorer: 'H' } },
  ],
  declines: [
    {
      so: 'two steps',
      using: true,
      with: { explorer: 'H' },
      answers: ['walk'],
      choice: 'D',
      why: ['notNextTo', { from: 'H', to: 'D' }],
    },
  ],
})

invention(176, 'Metal Warehouse', 'endgame', {
  asks: { wood: 2, icons: { strength: 1 } },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  scores: [
    [{ metal: 3, wood: 2 }, 3],
    [{}, 0],
  ],
})

invention(177, 'Trading Stall', 'oncePerRound', {
  asks: { wood: 2 },
  icons: { agility: 1 },
  points: 2,
  refused: [[{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'wood for metal',
      with: { wood: 1 },
      answers: ['wood', 'metal'],
      after: { wood: 0, metal: 1 },
      refused: [[{ wood: 0 }, 'noOption']],
    },
    {
      so: 'wood for the top basic card',
      with: { wood: 1, basicDeck: [34], basicDiscards: [36] },
      answers: ['wood', 'card'],
      after: { wood: 0, hand: [34] },
    },
    { so: 'metal for wood', with: { metal: 1 }, answers: ['metal', 'wood'], after: { metal: 0, wood: 1 } },
    {
      so: 'metal for the top basic card',
      with: { metal: 1, basicDeck: [34], basicDiscards: [36] },
      answers: ['metal', 'card'],
      after: { metal: 0, hand: [34] },
    },
    { so: 'a card for wood', with: { hand: [34] }, answers: ['card', 34, 'wood'], after: { hand: [], wood: 1 } },
    { so: 'a card for metal', with: { hand: [34] }, answers: ['card', 34, 'metal'], after: { hand: [], metal: 1 } },
  ],
})

invention(178, 'Camp Museum', 'income', {
  asks: { wood: 2, icons: { agility: 2 } },
  icons: { agility: 1 },
  points: 1,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { agility: 1 } }, 'needsIcons', { icon: 'agility', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [{ so: '1 point at once for a tent', with: { tents: ['B'] }, after: { wood: 0, points: 1 } }],
  earns: [
    { so: '1 point for each of 2 tents', with: { tents: ['B', 'D'] }, after: { points: 2 } },
    { so: 'nothing without', after: {} },
  ],
})

invention(179, 'Bed and Breadcrumb', 'instant', {
  asks: { wood: 2, guests: ['house-guest-01'] },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ guests: [] }, 'needsGuests', { area: 'house', needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'a house guest from the supply',
      answers: ['house'],
      after: { wood: 2, guests: ['house-guest-01', 'house-guest-04'] },
    },
    {
      so: 'also into the last free room',
      with: { beds: 1 },
      answers: ['house'],
      after: { wood: 2, guests: ['house-guest-01', 'house-guest-04'] },
    },
    { so: '2 points without a free room', with: { beds: 2 }, after: { wood: 0, points: 2 } },
  ],
})

invention(180, 'Pebble Forum', 'instant', {
  asks: { wood: 2, icons: { intelligence: 2 } },
  icons: { intelligence: 1 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    {
      so: 'a joker and 1 point for each of 2 objectives',
      with: { claimed: ['objective-03', 'objective-05'] },
      after: { wood: 0, joker: 2, points: 2 },
    },
    { so: 'nothing without one', after: { wood: 0 } },
  ],
})
