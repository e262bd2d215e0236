import { inventionsOf } from '../invention.ts'

const invention = inventionsOf('basic', 'automaton')

invention(90, 'Alarm-Clock Rooster', 'income', {
  asks: { wood: 1, metal: 2 },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'a movement token at once', after: { wood: 0, metal: 0, movement: 1 } }],
  earns: [{ so: 'a movement token', after: { movement: 1 } }],
})

invention(91, 'Wooden Porcupine', 'endgame', {
  asks: { wood: 3 },
  icons: { endurance: 1 },
  points: 1,
  refused: [[{ wood: 2 }, 'needsWood', { needs: 3, has: 2 }]],
  plays: [{ so: 'pays 3 wood', after: { wood: 0 } }],
  scores: [
    [{ rooms: 4 }, 4],
    [{}, 0],
  ],
})

invention(92, 'Kettle Hippo', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { endurance: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    { so: 'a potion: wood', answers: ['wood'], after: { wood: 1, metal: 0 } },
    {
      so: 'a potion: a card',
      with: { wood: 3, hand: [34] },
      answers: ['playInvention', 34],
      after: { wood: 0, metal: 0, hand: [], inPlay: [92, 34], icons: { endurance: 1, strength: 1 } },
    },
    { so: 'a potion: nothing', answers: ['none'], after: { wood: 0, metal: 0 } },
  ],
})

invention(93, 'Scrap Magpie', 'offensive', {
  asks: { metal: 2 },
  icons: { agility: 1 },
  points: 3,
  refused: [[{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }]],
  plays: [{ so: 'pays 2 metal', after: { metal: 0 } }],
  strikes: [
    {
      so: 'who has more automata loses a card',
      rival: { inPlay: [99, 100], hand: [34], points: 5 },
      answers: ['card'],
      after: { hand: [] },
    },
    {
      so: 'or 2 points, as it likes',
      rival: { inPlay: [99, 100], hand: [34], points: 5 },
      answers: ['points'],
      after: { points: 3 },
    },
    { so: 'the points with an empty hand', rival: { inPlay: [99, 100], points: 5 }, after: { points: 3 } },
    {
      so: 'who has as many as with this one loses nothing',
      with: { inPlay: [90] },
      rival: { inPlay: [99], hand: [34] },
      after: {},
    },
  ],
})

invention(94, 'Mechanical Cow', 'instant', {
  asks: { wood: 1, metal: 1 },
  icons: { endurance: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
  ],
  plays: [
    {
      so: 'another invention for 1 wood and 1 metal less',
      with: { hand: [35] },
      answers: [35],
      after: { wood: 0, metal: 0, hand: [], inPlay: [94, 35], icons: { endurance: 1, perception: 1 } },
    },
    {
      so: 'not for 2 wood less',
      with: { wood: 2, hand: [34] },
      answers: [34],
      after: { wood: 0, metal: 0, hand: [], inPlay: [94, 34], icons: { endurance: 1, strength: 1 } },
    },
    {
      so: 'not for 2 metal less',
      with: { metal: 2, hand: [52] },
      answers: [52],
      after: { wood: 0, metal: 0, hand: [], inPlay: [94, 52], icons: { endurance: 1, strength: 1 } },
    },
    {
      so: 'in the Czech edition for 1 wood or 1 metal less',
      with: { wood: 2, hand: [35], edition: 'czech' },
      answers: [35],
      after: { wood: 0, metal: 0, hand: [], inPlay: [94, 35], icons: { endurance: 1, perception: 1 } },
    },
    { so: 'nothing with an empty hand', after: { wood: 0, metal: 0 } },
  ],
})

invention(95, 'Robodog', 'permanent', {
  asks: { wood: 1, metal: 2 },
  icons: { perception: 1 },
  points: 3,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  lasts: [
    {
      so: 'no offensive invention of another player touches its owner',
      with: { doors: ['door-01'], points: 5, rival: { hand: [153] } },
      when: (table) => table.rivalPlays(153),
      after: {},
    },
  ],
})

invention(96, 'Doorbell Cicada', 'instant', {
  asks: { wood: 1, metal: 1, icons: { perception: 2 } },
  icons: { perception: 1 },
  points: 1,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }],
    [{ icons: { perception: 1 } }, 'needsIcons', { icon: 'perception', needs: 2, has: 1, jokers: 0 }],
  ],
  plays: [
    {
      so: '2 points for each of 2 doors',
      with: { doors: ['door-01', 'door-02'] },
      after: { wood: 0, metal: 0, points: 4 },
    },
    { so: 'none without a door', after: { wood: 0, metal: 0 } },
  ],
})

invention(97, 'Robocheetah', 'oncePerRound', {
  asks: { wood: 1, metal: 2 },
  icons: { agility: 1 },
  points: 2,
  refused: [
    [{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }],
    [{ metal: 1 }, 'needsMetal', { needs: 2, has: 1 }],
  ],
  plays: [{ so: 'pays 1 wood and 2 metal', after: { wood: 0, metal: 0 } }],
  uses: [
    {
      so: 'a potion with electricity',
      with: { electricity: 1 },
      answers: ['metal'],
      after: { metal: 1 },
      refused: [[{ electricity: 0 }, 'tooFew', { needs: 1, has: 0 }]],
    },
  ],
})

invention(98, 'Mop Hedgehog', 'oncePerRound', {
  asks: { wood: 1 },
  icons: { intelligence: 1 },
  points: -1,
  refused: [[{ wood: 0 }, 'needsWood', { needs: 1, has: 0 }]],
  plays: [{ so: 'pays 1 wood', after: { wood: 0 } }],
  uses: [
    {
      so: 'a basic card for 1 wood and 1 point',
      with: { hand: [1, 34] },
      answers: [34],
      after: { hand: [1], wood: 1, points: 1 },
      refused: [[{ hand: [1] }, 'cannotPay', { stock: 'basicCard', needs: 1, has: 0 }]],
    },
  ],
})

invention(99, 'Spool Caterpillar', 'instant', {
  asks: { metal: 1 },
  icons: { endurance: 1 },
  points: 1,
  refused: [[{ metal: 0 }, 'needsMetal', { needs: 1, has: 0 }]],
  plays: [
    {
      so: 'a bed for 2 wood',
      with: { wood: 4 },
      answers: ['build'],
      after: { wood: 2, metal: 0, beds: 1, entrance: 1 },
    },
    { so: 'none without the wood', after: { metal: 0 } },
  ],
})
