import { expect } from 'vitest'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'automaton')

invention(73, 'Robosnail', 'permanent', {
  asks: { wood: 2, metal: 2 },
  icons: { endurance: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 2 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'one room more for a bed',
      with: { beds: 3, wood: 2, workers: { lair: 1 } },
      when: (table) => table.act('buildBeds', 'build'),
      after: { wood: 0, beds: 4, entrance: 1 },
    },
    {
      so: 'but no second one',
      with: { beds: 4, explorer: 'B' },
      when: (table) => expect(table.whyNotExplore({ guest: 'B' })).toEqual({ code: 'noFreeRoom' }),
      after: {},
    },
  ],
})

invention(74, 'Toaster Tortoise', 'income', {
  asks: { metal: 2, electricity: 1 },
  icons: { endurance: 1, energy: 1 },
  points: 4,
  refused: [
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: '1 point at once for grey electricity', after: { metal: 0, points: 1 } }],
  earns: [
    { so: '2 points for yellow electricity', with: { electricity: 2 }, after: { points: 2 } },
    { so: 'nothing without', after: {} },
  ],
})

invention(75, 'Robomouse', 'instant', {
  asks: { wood: 1, metal: 2 },
  icons: { agility: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    {
      so: 'a house guest from the supply',
      answers: ['house'],
      after: { wood: 2, metal: 0, guests: ['house-guest-04'] },
    },
    { so: 'or none', answers: ['none'], after: { wood: 0, metal: 0 } },
    { so: 'none without a free room', with: { beds: 3 }, after: { wood: 0, metal: 0 } },
  ],
})

invention(76, 'Vacuum Elephant', 'instant', {
  asks: { wood: 2, metal: 1, inPlay: [99] },
  icons: { strength: 1 },
  points: 4,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ inPlay: [] }, 'needsType', { type: 'automaton', needs: 1, has: 0 }],
  ],
  plays: [{ so: '1 metal for each of 2 automata, itself included', after: { wood: 0, metal: 2 } }],
})

invention(77, 'Mechanical Chameleon', 'oncePerRound', {
  asks: { wood: 1, metal: 3 },
  icons: { perception: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [{ so: 'pays 1 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a once-per-round effect of another card of its own, used or not',
      with: { inPlay: [129], used: [129], metal: 2 },
      answers: [129],
      after: { metal: 0, points: 3 },
      refused: [
        [{ inPlay: [] }, 'noneLeft', { what: 'effectsToCopy' }],
        [{ metal: 1 }, 'noneLeft', { what: 'effectsToCopy' }],
      ],
    },
    {
      so: 'or of an opponent',
      with: { rival: { inPlay: [129] }, metal: 2 },
      answers: [129],
      after: { metal: 0, points: 3 },
    },
  ],
})

invention(78, 'Robotiger', 'permanent', {
  asks: { metal: 3, icons: { strength: 1 } },
  icons: { strength: 1 },
  points: 2,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'each strength icon plays a card without strength for 1 wood and 1 metal less',
      with: { hand: [6, 35, 43, 46] },
      when: (table) => table.playFree(6, 35, 43),
      after: { hand: [46], inPlay: [78, 6, 35, 43], icons: { strength: 2, perception: 1, agility: 1 } },
    },
    {
      so: 'none with strength',
      with: { hand: [34, 46] },
      when: (table) => table.playFree(34, 'skip'),
      after: { hand: [46], inPlay: [78, 34], icons: { strength: 1 } },
    },
    {
      so: 'not for 2 wood less',
      with: { wood: 1, hand: [34, 108] },
      when: (table) => table.playFree(34, 108),
      after: { wood: 0, hand: [], inPlay: [78, 34, 108], icons: { strength: 1, agility: 1 } },
    },
    {
      so: 'not for 2 metal less',
      with: { metal: 1, hand: [34, 93] },
      when: (table) => table.playFree(34, 93),
      after: { metal: 0, hand: [], inPlay: [78, 34, 93], icons: { strength: 1, agility: 1 } },
    },
    {
      so: 'in the Czech edition each card does, for 1 wood or 1 metal less',
      with: { hand: [6, 35, 43], metal: 2, edition: 'czech' },
      when: (table) => table.playFree(6, 35),
      after: { metal: 1, hand: [43], inPlay: [78, 6, 35], icons: { strength: 2, perception: 1 } },
    },
  ],
})

invention(79, 'Sewing-Machine Spider', 'permanent', {
  asks: { metal: 3, inPlay: [99] },
  icons: { agility: 1 },
  points: 3,
  refused: [
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ inPlay: [] }, 'needsType', { type: 'automaton', needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 3 metal', after: { metal: 0 } }],
  lasts: [
    {
      so: 'another automaton gives 2 points',
      with: { hand: [99] },
      when: (table) => table.playFree(99),
      after: { points: 2, hand: [], inPlay: [79, 99], icons: { endurance: 1 } },
    },
    {
      so: 'a tool gives none',
      with: { hand: [34] },
      when: (table) => table.playFree(34),
      after: { hand: [], inPlay: [79, 34], icons: { strength: 1 } },
    },
  ],
})

invention(80, 'Typewriter Crab', 'instant', {
  asks: { wood: 1, metal: 2, icons: { intelligence: 1 }, electricity: 1 },
  icons: { intelligence: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    {
      so: 'develops projects with two more than the workers of the farm',
      with: { workers: { farm: 1 }, basicRow: [34, 36], advancedRow: [19] },
      answers: [{ take: 'inv-034' }, { take: 'inv-019' }],
      after: { wood: 0, metal: 0, hand: [19, 34] },
    },
  ],
})

invention(81, 'Umbrella Bat', 'instant', {
  asks: { wood: 2, metal: 2, icons: { agility: 1 } },
  icons: { agility: 2 },
  points: 2,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [
    {
      so: 'goes anywhere in reach and takes a guest there',
      with: { explorer: 'H' },
      answers: ['D', 'D'],
      after: { wood: 0, metal: 0, explorer: 'D', guests: ['house-guest-10'] },
    },
    {
      so: 'the cheese is a guest too',
      with: { explorer: 'E' },
      answers: ['G', 'cheese'],
      after: { wood: 0, metal: 0, explorer: 'G', guests: ['cheese-6'] },
    },
    {
      so: 'no guest without a free room',
      with: { explorer: 'C', beds: 3 },
      answers: ['D'],
      after: { wood: 0, metal: 0, explorer: 'D' },
    },
  ],
  declines: [
    {
      so: 'a second cheese',
      with: { explorer: 'E', guests: ['cheese-3'] },
      answers: ['G'],
      choice: 'cheese',
      why: ['secondCheese'],
    },
  ],
})
