import { mission } from './mission.ts'

mission('house-mission-1', 'Pantry Raid', { so: '2 wood', after: { wood: 2 } }, [
  {
    so: 'agility 2 gives 3 points',
    asks: { icons: { agility: 2 } },
    refused: [[{ icons: { agility: 1 } }, 'needsIcons', { icon: 'agility', needs: 2, has: 1, jokers: 0 }]],
    after: { points: 3 },
  },
  {
    so: '1 wood and strength 2 give 4 points and a joker',
    lock: 1,
    asks: { wood: 1, icons: { strength: 2 } },
    refused: [
      [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
      [{ icons: { strength: 1 } }, 'needsIcons', { icon: 'strength', needs: 2, has: 1, jokers: 0 }],
    ],
    after: { wood: 0, points: 4, joker: 1 },
  },
  {
    so: '2 metal give electricity',
    asks: { metal: 2 },
    refused: [[{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }]],
    after: { metal: 0, electricity: 1 },
  },
])

mission(
  'house-mission-2',
  'Locked Study',
  { so: 'a basic card', with: { basicDeck: [34], basicDiscards: [36] }, after: { hand: [34] } },
  [
    {
      so: '2 items and agility 3 give 5 points and an advanced card',
      asks: { wood: 1, metal: 1, icons: { agility: 3 }, advancedDeck: [19], advancedDiscards: [12] },
      refused: [
        [{ metal: 0 }, 'needsItems', { needs: 2, has: 1 }],
        [{ icons: { agility: 2 } }, 'needsIcons', { icon: 'agility', needs: 3, has: 2, jokers: 0 }],
      ],
      after: { wood: 0, metal: 0, points: 5, hand: [19] },
    },
    {
      so: 'intelligence 2 gives 2 advanced cards and 1 point',
      asks: { icons: { intelligence: 2 }, advancedDeck: [12, 19], advancedDiscards: [30] },
      refused: [[{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }]],
      after: { points: 1, hand: [12, 19] },
    },
    {
      so: '1 metal and intelligence 2 give 4 points and a movement token',
      lock: 2,
      asks: { metal: 1, icons: { intelligence: 2 } },
      refused: [
        [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
        [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
      ],
      after: { metal: 0, points: 4, movement: 1 },
    },
  ],
)

mission('house-mission-3', 'Cat’s Siesta', { so: 'a movement token', after: { movement: 1 } }, [
  {
    so: 'agility 1 and perception 1 give a joker and 2 points',
    asks: { icons: { agility: 1, perception: 1 } },
    refused: [
      [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
      [{ icons: { agility: 1 } }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
    ],
    after: { joker: 1, points: 2 },
  },
  {
    so: '1 item, agility 2 and endurance 1 give 6 points',
    lock: 1,
    asks: { wood: 1, icons: { agility: 2, endurance: 1 } },
    refused: [
      [{ wood: 0 }, 'needsItems', { needs: 1, has: 0 }],
      [{ icons: { agility: 1, endurance: 1 } }, 'needsIcons', { icon: 'agility', needs: 2, has: 1, jokers: 0 }],
      [{ icons: { agility: 2 } }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
    ],
    after: { wood: 0, points: 6 },
  },
  {
    so: '2 wood and strength 1 give a house guest from the supply',
    asks: { wood: 2, icons: { strength: 1 } },
    refused: [
      [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
      [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
    ],
    answers: ['house'],
    after: { wood: 2, guests: ['house-guest-04'] },
  },
])

mission('house-mission-4', 'Old Piano', { so: 'a joker', after: { joker: 1 } }, [
  {
    so: 'strength 2 gives a bed free',
    asks: { icons: { strength: 2 } },
    refused: [[{ icons: { strength: 1 } }, 'needsIcons', { icon: 'strength', needs: 2, has: 1, jokers: 0 }]],
    answers: ['build'],
    after: { beds: 1, entrance: 1 },
  },
  {
    so: 'perception 2 gives 3 points and a potion',
    asks: { icons: { perception: 2 } },
    refused: [[{ icons: { perception: 1 } }, 'needsIcons', { icon: 'perception', needs: 2, has: 1, jokers: 0 }]],
    answers: ['wood'],
    after: { points: 3, wood: 1 },
  },
  {
    so: '1 wood, strength 1 and perception 1 give 5 points',
    lock: 2,
    asks: { wood: 1, icons: { strength: 1, perception: 1 } },
    refused: [
      [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
      [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
      [{ icons: { strength: 1 } }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
    ],
    after: { wood: 0, points: 5 },
  },
])

mission(
  'house-mission-5',
  'Attic Window',
  { so: 'an exploration point', answers: [{ open: 'A-B' }], after: { metal: 1, doors: ['door-01'] } },
  [
    {
      so: '1 item and perception 1 give a joker and 2 points',
      asks: { metal: 1, icons: { perception: 1 } },
      refused: [
        [{ metal: 0 }, 'needsItems', { needs: 1, has: 0 }],
        [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
      ],
      after: { metal: 0, joker: 1, points: 2 },
    },
    {
      so: 'a movement token and perception 2 give 3 points and a house guest from the supply',
      lock: 1,
      asks: { movement: 1, icons: { perception: 2 } },
      refused: [
        [{ movement: 0 }, 'needsMovement', { needs: 1, has: 0 }],
        [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'perception', needs: 2, has: 1, jokers: 0 }],
      ],
      answers: ['house'],
      after: { movement: 0, points: 3, wood: 2, guests: ['house-guest-04'] },
    },
    {
      so: '2 wood and endurance 2 give 5 points',
      asks: { wood: 2, icons: { endurance: 2 } },
      refused: [
        [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
        [{ icons: { endurance: 1 } }, 'needsIcons', { icon: 'endurance', needs: 2, has: 1, jokers: 0 }],
      ],
      after: { wood: 0, points: 5 },
    },
  ],
)

mission('house-mission-6', 'Toy Nursery', { so: '1 metal', after: { metal: 1 } }, [
  {
    so: '2 items and endurance 1 give a house guest from the supply',
    asks: { wood: 1, metal: 1, icons: { endurance: 1 } },
    refused: [
      [{ wood: 0 }, 'needsItems', { needs: 2, has: 1 }],
      [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
    ],
    answers: ['house'],
    after: { wood: 2, metal: 0, guests: ['house-guest-04'] },
  },
  {
    so: 'intelligence 1 and two tools give any main action and 1 point',
    asks: { icons: { intelligence: 1 }, inPlay: [34, 49], workers: { forest: 2 } },
    refused: [
      [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
      [{ inPlay: [34, 99] }, 'needsType', { type: 'tool', needs: 2, has: 1 }],
    ],
    answers: ['gatherWood'],
    after: { wood: 2, points: 1 },
  },
  {
    so: 'two house guests give 5 points',
    lock: 2,
    asks: { guests: ['house-guest-01', 'house-guest-02'] },
    refused: [[{ guests: ['house-guest-01', 'cellar-guest-02'] }, 'needsGuests', { area: 'house', needs: 2, has: 1 }]],
    after: { points: 5 },
  },
])
