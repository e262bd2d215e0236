import { expect } from 'vitest'
import { quickAction } from '../../../src/actions/quick-actions.ts'
import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('advanced', 'building')

invention(131, 'Control Tower', 'permanent', {
  asks: { wood: 3, metal: 3, icons: { agility: 1 } },
  icons: { perception: 2 },
  points: 5,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'an objective reached plays an invention free',
      with: { guests: ['house-guest-01', 'house-guest-02', 'house-guest-04'], hand: [34] },
      when: (table) => table.claim('objective-03', 34),
      after: {
        points: 6,
        joker: 1,
        claimed: ['objective-03'],
        discs: 2,
        hand: [],
        inPlay: [131, 34],
        icons: { strength: 1 },
      },
    },
    {
      so: 'or none',
      with: { guests: ['house-guest-01', 'house-guest-02', 'house-guest-04'], hand: [34] },
      when: (table) => table.claim('objective-03', 'skip'),
      after: { points: 6, joker: 1, claimed: ['objective-03'], discs: 2 },
    },
    {
      so: 'in the Czech edition it must be played',
      with: { guests: ['house-guest-01', 'house-guest-02', 'house-guest-04'], hand: [34], edition: 'czech' },
      when: (table) =>
        expect(table.whyNotAnswer(quickAction(table.table, 0, { claim: 'objective-03' }), [], 'skip')).toEqual({
          code: 'mustPlay',
        }),
      after: { points: 6, joker: 1, claimed: ['objective-03'], discs: 2 },
    },
  ],
})

invention(132, 'Dumbwaiter Express', 'permanent', {
  asks: { wood: 3, metal: 2, icons: { strength: 1 } },
  icons: { strength: 2 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'strength', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'explores with one more than the workers of the farm',
      with: { workers: { farm: 1 } },
      when: (table) => table.act('explore', { open: 'A-B' }, { go: 'B' }),
      after: { metal: 1, explorer: 'B', doors: ['door-01'] },
    },
    {
      so: 'develops with one more too',
      with: { workers: { farm: 1 }, advancedRow: [19] },
      when: (table) => table.act('developProjects', { take: 'inv-019' }),
      after: { hand: [19] },
    },
    {
      so: 'gathers no more wood',
      with: { workers: { forest: 1 } },
      when: (table) => table.act('gatherWood'),
      after: { wood: 1 },
    },
  ],
})

invention(133, 'Siren Tower', 'offensive', {
  asks: { wood: 4, metal: 1 },
  icons: { intelligence: 2 },
  points: 5,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [{ so: 'pays 4 wood and 1 metal', after: { wood: 0, metal: 0 } }],
  strikes: [
    {
      so: 'who has more objectives loses 3 points',
      rival: { claimed: ['objective-03'], points: 5 },
      after: { points: 2 },
    },
    {
      so: 'who has as many loses nothing',
      with: { claimed: ['objective-04'] },
      rival: { claimed: ['objective-03'], points: 5 },
      after: {},
    },
  ],
})

invention(134, 'Supercomputer', 'oncePerRound', {
  asks: { wood: 2, metal: 3, icons: { intelligence: 1 }, electricity: 1 },
  icons: { intelligence: 1, energy: 1 },
  points: 5,
  refused: [
    [{ wood: 1 }, 'needsWood', { needs: 2, has: 1 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [{ so: 'pays 2 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: '2 items for one of three basic cards free',
      with: { wood: 2, basicDeck: [34, 49, 99] },
      answers: [34],
      after: { wood: 0, inPlay: [134, 34], icons: { strength: 1 } },
      leaves: { 'drawn/0': 0, 'discards/basic': 2 },
      refused: [
        [{ wood: 1 }, 'cannotPay', { stock: 'item', needs: 2, has: 1 }],
        [{ basicDeck: [] }, 'noneLeft', { what: 'basic' }],
      ],
    },
    {
      so: 'or none of them; a fourth one stays in the deck',
      with: { wood: 2, basicDeck: [34, 36, 49, 99] },
      answers: ['skip'],
      after: { wood: 0 },
      leaves: { basic: 1, 'discards/basic': 3 },
    },
  ],
})

invention(135, 'Rust Cathedral', 'endgame', {
  asks: { wood: 3, metal: 2, icons: { endurance: 1 } },
  icons: { endurance: 2 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'endurance', needs: 1, has: 0, jokers: 0 }],
  ],
  plays: [{ so: 'pays 3 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ cubes: { vp6: 'E1/1', hero: 'G1/2', vp3: 'B1/1' } }, 4],
    [{}, 0],
  ],
})

invention(136, 'Radio Room', 'endgame', {
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
    [{ cubes: { vp6: 'E1/1', hero: 'gone', vp3: 'B1/1' } }, 4],
    [{}, 0],
  ],
})

invention(137, 'Automated Laboratory', 'instant', {
  asks: { wood: 3, metal: 2 },
  icons: { intelligence: 1 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [
    {
      so: 'a tool of each row',
      with: { basicRow: [99, 34], advancedRow: [73, 12] },
      answers: [34, 12],
      after: { wood: 0, metal: 0, hand: [12, 34] },
    },
    {
      so: 'where there is none the first of the deck',
      with: { basicRow: [99], basicDeck: [34], advancedDeck: [12] },
      after: { wood: 0, metal: 0, hand: [12, 34] },
    },
    {
      so: 'in the Czech edition from the deck if one likes',
      with: { basicRow: [34], basicDeck: [36], edition: 'czech' },
      answers: ['deck'],
      after: { wood: 0, metal: 0, hand: [36] },
    },
    { so: 'nothing if there is no tool', with: { basicDeck: [99] }, after: { wood: 0, metal: 0 } },
  ],
  declines: [
    {
      so: 'the deck while the row shows a tool',
      with: { basicRow: [34], basicDeck: [36] },
      choice: 'deck',
      why: ['notFaceUp'],
    },
    { so: 'to leave it there', with: { basicRow: [34], basicDeck: [36] }, choice: 'none', why: ['notFaceUp'] },
    { so: 'an automaton', with: { basicRow: [34, 99] }, choice: 'inv-099', why: ['otherSort', { sort: 'tool' }] },
  ],
})

invention(138, 'Zeppelin Dock', 'instant', {
  asks: { wood: 3, metal: 1, icons: { agility: 1 }, electricity: 1 },
  icons: { agility: 2 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: {} }, 'needsIcons', { icon: 'agility', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 0 }, 'needsElectricity', { side: 'basic' }],
  ],
  plays: [
    { so: 'unlocks a grey ability', answers: ['vp6'], after: { wood: 0, metal: 0, cubes: { vp6: 'gone' } } },
    {
      so: 'never a brown one',
      with: { cubes: { vp6: 'gone', freeInvention: 'gone', anyMainAction: 'gone', hero: 'gone' } },
      after: { wood: 0, metal: 0 },
    },
  ],
})

invention(139, 'Hourglass Vault', 'endgame', {
  asks: { wood: 3, metal: 3 },
  icons: { perception: 1 },
  points: 4,
  refused: [
    [{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }],
    [{ metal: 2 }, 'needsMetal', { needs: 3, has: 2 }],
  ],
  plays: [{ so: 'pays 3 wood and 3 metal', after: { wood: 0, metal: 0 } }],
  scores: [
    [{ inPlay: [70, 34] }, 4],
    [{}, 2],
  ],
})

invention(140, 'University of Rubbish', 'instant', {
  asks: { wood: 4, metal: 2, icons: { intelligence: 1 }, electricity: 2 },
  icons: { intelligence: 2 },
  points: 7,
  refused: [
    [{ wood: 3 }, 'needsWood', { needs: 4, has: 3 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
    [{ icons: {} }, 'needsIcons', { icon: 'intelligence', needs: 1, has: 0, jokers: 0 }],
    [{ electricity: 1 }, 'needsElectricity', { side: 'strong' }],
  ],
  plays: [
    {
      so: 'an advanced invention free and 1 point',
      with: { hand: [19] },
      answers: [19],
      after: { wood: 0, metal: 0, points: 1, hand: [], inPlay: [140, 19], icons: { intelligence: 3, strength: 1 } },
    },
    {
      so: 'no basic one',
      with: { hand: [34] },
      answers: ['skip'],
      after: { wood: 0, metal: 0, points: 1, hand: [34] },
    },
  ],
})
