import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'building')

invention(120, 'Underground Railway', 'instant', {
  asks: { wood: 2, metal: 3, icons: { strength: 1 } },
  icons: { agility: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'two moves, then any main action',
      with: { workers: { forest: 2 } },
      answers: [{ from: 'forest', to: 'lair' }, { from: 'forest', to: 'lair' }, 'gatherMetal'],
      after: { wood: 0, metal: 2, workers: { lair: 2 } },
    },
    { so: 'nothing with nobody on the board', after: { wood: 0, metal: 0 } },
  ],
})

invention(121, 'Mouse Embassy', 'endgame', {
  asks: { wood: 4, guests: ['house-guest-01'] },
  icons: { perception: 1 },
  points: 3,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ guests: [] }, 'needsGuests', { area: 'house', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 4 wood', after: { wood: 0 } }],
  scores: [
    [{ guests: ['house-guest-01', 'cellar-guest-03', 'cheese-6'] }, 3],
    [{}, 0],
  ],
})

invention(122, 'Potion Refinery', 'income', {
  asks: { wood: 2, metal: 2, icons: { intelligence: 1 }, electricity: 1 },
  icons: { intelligence: 2, energy: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'a potion at once', answers: ['wood'], after: { wood: 1, metal: 0 } }],
  earns: [{ so: 'a potion', answers: ['metal'], after: { metal: 1 } }],
})

invention(123, 'Museum of Locks', 'endgame', {
  asks: { wood: 4, metal: 2, icons: { perception: 1 } },
  icons: { perception: 2 },
  points: 3,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 4 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ doors: ['door-01', 'door-02', 'door-03'] }, 6],
    [{}, 0],
  ],
})

invention(124, 'Radar Tower', 'instant', {
  asks: { wood: 1, metal: 2 },
  icons: { perception: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    {
      so: 'a mission row with one skill icon less',
      with: { explorer: 'B', revealed: ['B1'], icons: { agility: 1 } },
      answers: [{ mission: 'B1', row: 1 }, 'vp3'],
      after: { wood: 0, metal: 0, points: 3, cubes: { vp3: 'B1/1' } },
    },
    { so: 'not with two less', with: { explorer: 'B', revealed: ['B1'] }, after: { wood: 0, metal: 0 } },
  ],
})

invention(125, 'Observatory', 'permanent', {
  asks: { wood: 2, metal: 2, icons: { perception: 1 } },
  icons: { perception: 2 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'perception', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'an invention with one skill icon less',
      with: { wood: 1, hand: [66] },
      when: (table) => table.play(66),
      after: { wood: 0, hand: [], inPlay: [125, 66], icons: { endurance: 1 } },
    },
    {
      so: 'not two',
      with: { wood: 1, metal: 1, hand: [65] },
      when: (table) => expect(table.whyNotPlay(65)?.code).toBe('needsIcons'),
      after: {},
    },
    {
      so: 'no mission row',
      with: { explorer: 'B', revealed: ['B1'], icons: { agility: 1 } },
      when: (table) => expect(table.whyNotRow('B1', 1)?.code).toBe('needsIcons'),
      after: {},
    },
  ],
})

invention(126, 'Cracker-Box Opera', 'instant', {
  asks: { wood: 4, metal: 2, icons: { agility: 1 } },
  icons: { agility: 2 },
  points: 5,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: '3 points for each of 2 objectives',
      with: { claimed: ['objective-03', 'objective-05'] },
      after: { wood: 0, metal: 0, points: 6 },
    },
    { so: 'none without one', after: { wood: 0, metal: 0 } },
  ],
})

invention(127, 'Hanging Vegetable Garden', 'income', {
  asks: { wood: 3, metal: 1, icons: { endurance: 1 } },
  icons: { endurance: 1 },
  points: 3,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: '1 wood at once', answers: ['wood'], after: { wood: 1, metal: 0 } }],
  earns: [
    { so: '1 wood', answers: ['wood'], after: { wood: 1 } },
    { so: 'or 1 metal', answers: ['metal'], after: { metal: 1 } },
    { so: 'or a movement token', answers: ['movement'], after: { movement: 1 } },
  ],
})

invention(128, 'Patent Office', 'permanent', {
  asks: { wood: 2, metal: 2, icons: { intelligence: 1 } },
  icons: { intelligence: 2 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'an advanced invention gives 2 points',
      with: { hand: [19] },
      when: (table) => table.playFree(19),
      after: { points: 2, hand: [], inPlay: [128, 19], icons: { strength: 1 } },
    },
    {
      so: 'a basic one gives none',
      with: { hand: [34] },
      when: (table) => table.playFree(34),
      after: { hand: [], inPlay: [128, 34], icons: { strength: 1 } },
    },
  ],
})

invention(129, 'Bottle-Cap Mint', 'oncePerRound', {
  asks: { wood: 2, metal: 2 },
  icons: { strength: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: '2 metal for 3 points',
      with: { metal: 2 },
      after: { metal: 0, points: 3 },
      refused: [[{ metal: 1 }, 'cannotPay', { stock: 'metal', needs: 2, has: 1 }]],
    },
  ],
})

invention(130, 'Training Centre', 'permanent', {
  asks: { wood: 3, metal: 1 },
  icons: { agility: 2 },
  points: 2,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'a joker gained gives 1 point',
      with: { wood: 3 },
      when: (table) => table.quick({ buy: 'joker' }),
      after: { wood: 0, joker: 1, points: 1 },
    },
    { so: 'two jokers at once give 2', when: (table) => table.gain('joker', 2), after: { joker: 2, points: 2 } },
    { so: 'a movement token gives none', when: (table) => table.gain('movement'), after: { movement: 1 } },
  ],
})
