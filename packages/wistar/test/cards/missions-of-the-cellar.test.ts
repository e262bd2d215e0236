import { mission } from './mission.ts'

mission('cellar-mission-1', 'Wine Racks', { so: 'a potion', answers: ['metal'], after: { metal: 1 } }, [
  {
    so: 'endurance 2 gives 3 points and 2 wood',
    asks: { icons: { endurance: 2 } },
    refused: [[{ icons: { endurance: 1 } }, 'needsIcons', { icon: 'endurance', needs: 2, has: 1, jokers: 0 }]],
    after: { points: 3, wood: 2 },
  },
  {
    so: '1 item and strength 2 give a skill token and 3 points',
    asks: { wood: 1, icons: { strength: 2 } },
    refused: [
      [{ wood: 0 }, 'needsItems', { needs: 1, has: 0 }],
      [{ icons: { strength: 1 } }, 'needsIcons', { icon: 'strength', needs: 2, has: 1, jokers: 0 }],
    ],
    answers: ['token-agility'],
    after: { wood: 0, points: 3, tokens: ['token-agility'], icons: { strength: 2, agility: 1 } },
  },
  {
    so: 'endurance 2 and two rooms give 7 points',
    lock: 1,
    asks: { icons: { endurance: 2 }, rooms: 2 },
    refused: [
      [{ icons: { endurance: 1 } }, 'needsIcons', { icon: 'endurance', needs: 2, has: 1, jokers: 0 }],
      [{ rooms: 1 }, 'needsRooms', { needs: 2, has: 1 }],
    ],
    after: { points: 7 },
  },
])

mission('cellar-mission-2', 'Great Boiler', { so: '1 wood and 1 metal', after: { wood: 1, metal: 1 } }, [
  {
    so: '2 metal and endurance 1 give electricity and 2 points',
    asks: { metal: 2, icons: { endurance: 1 } },
    refused: [
      [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
      [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
    ],
    after: { metal: 0, electricity: 1, points: 2 },
  },
  {
    so: 'strength 3 gives 7 points',
    lock: 1,
    asks: { icons: { strength: 3 } },
    refused: [[{ icons: { strength: 2 } }, 'needsIcons', { icon: 'strength', needs: 3, has: 2, jokers: 0 }]],
    after: { points: 7 },
  },
  {
    so: 'two automata give 4 points and a movement token',
    asks: { inPlay: [99, 100] },
    refused: [[{ inPlay: [99, 34] }, 'needsType', { type: 'automaton', needs: 2, has: 1 }]],
    after: { points: 4, movement: 1 },
  },
])

mission('cellar-mission-3', 'Trap Store', { so: '2 points', after: { points: 2 } }, [
  {
    so: 'agility 2 and perception 1 give a cellar guest from the supply and 2 points',
    asks: { icons: { agility: 2, perception: 1 } },
    refused: [
      [{ icons: { agility: 1, perception: 1 } }, 'needsIcons', { icon: 'agility', needs: 2, has: 1, jokers: 0 }],
      [{ icons: { agility: 2 } }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
    ],
    answers: ['cellar'],
    after: { points: 2, metal: 1, guests: ['cellar-guest-03'] },
  },
  {
    so: '1 metal and intelligence 2 give two jokers and 2 points',
    asks: { metal: 1, icons: { intelligence: 2 } },
    refused: [
      [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
      [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }],
    ],
    after: { metal: 0, joker: 2, points: 2 },
  },
  {
    so: '3 items and intelligence 1 give 6 points',
    lock: 2,
    asks: { wood: 2, metal: 1, icons: { intelligence: 1 } },
    refused: [
      [{ wood: 1 }, 'needsItems', { needs: 3, has: 2 }],
      [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    ],
    after: { wood: 0, metal: 0, points: 6 },
  },
])

mission(
  'cellar-mission-4',
  'Forgotten Laboratory',
  { so: 'an advanced card', with: { advancedDeck: [19], advancedDiscards: [12] }, after: { hand: [19] } },
  [
    {
      so: 'intelligence 2 gives an advanced card and 3 points',
      asks: { icons: { intelligence: 2 }, advancedDeck: [19], advancedDiscards: [12] },
      refused: [[{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 2, has: 1, jokers: 0 }]],
      after: { points: 3, hand: [19] },
    },
    {
      so: 'intelligence 1, perception 1 and electricity give 6 points and a joker',
      lock: 1,
      asks: { icons: { intelligence: 1, perception: 1 }, electricity: 1 },
      refused: [
        [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
        [{ icons: { intelligence: 1 } }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
        [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
      ],
      after: { points: 6, joker: 1 },
    },
    {
      so: 'perception 2 and a cellar guest give 6 points',
      asks: { icons: { perception: 2 }, guests: ['cellar-guest-02'] },
      refused: [
        [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'perception', needs: 2, has: 1, jokers: 0 }],
        [{ guests: ['house-guest-01'] }, 'needsGuests', { area: 'cellar', needs: 1, has: 0 }],
      ],
      after: { points: 6 },
    },
  ],
)
