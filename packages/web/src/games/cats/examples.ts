import type { Example } from '../../learn/example.ts'

const classic = { mode: 'classic', seats: 2 } as const
const family = { mode: 'family', seats: 2 } as const
const solo = { mode: 'solo', level: 0 } as const

const placed = (row: number, col: number) => ({ row, col, turn: 0, flip: false })
const mine = (choice: Example['asks'][number]) => ({ seat: 0, choice })
/** Everybody else passes meanwhile. */
const myTurn = { until: 'familyRescue' } as const

export const examples: readonly Example[] = [
  {
    id: 'draft',
    address: 'explore.draft',
    wish: classic,
    seed: 1,
    reader: 0,
    before: [],
    asks: [['009', '014']],
    tells: [{ type: 'kept', seat: 0, items: ['009', '014'] }],
    shows: '[data-picture="asked"]',
    readAt: 0.9,
  },
  {
    id: 'buy',
    address: 'explore.buy',
    wish: classic,
    seed: 1,
    reader: 0,
    before: [{ until: 'buy' }, { seat: 1, choice: [] }],
    asks: [['014', '021']],
    tells: [{ type: 'bought', seat: 0, items: ['014', '021'], fish: 1, discarded: 5 }],
    shows: '[data-picture="asked"]',
    readAt: 0.9,
  },
  {
    id: 'first',
    address: 'rescue.price',
    wish: classic,
    seed: 1,
    reader: 0,
    before: [{ until: 'rescue' }],
    asks: [{ rescue: 'purple-03', basket: 'permanent' }, placed(3, 9)],
    tells: [
      { type: 'rescued', seat: 0, items: ['purple-03'], zone: 'left', fish: 3, basket: 'permanent' },
      { type: 'placed', seat: 0, items: ['purple-03'], colour: 'purple' },
    ],
    shows: '[data-picture="island"]',
    readAt: 0.66,
  },
  {
    id: 'touch',
    address: 'placing.rules',
    wish: family,
    seed: 1,
    reader: 0,
    before: [myTurn, mine('purple-03'), mine(placed(3, 9)), myTurn, mine('red-14')],
    asks: [placed(3, 11)],
    tells: [{ type: 'placed', seat: 0, items: ['red-14'], colour: 'red' }],
    refused: { choice: placed(3, 1), code: 'doesNotTouch' },
    shows: '[data-picture="ship"]',
  },
  {
    id: 'map',
    address: 'placing.maps',
    wish: family,
    seed: 1,
    reader: 0,
    before: [myTurn, mine('red-14'), mine(placed(6, 8))],
    asks: ['common-1', placed(5, 10)],
    tells: [{ type: 'placed', seat: 0, items: ['common-1-5'] }],
    shows: '[data-picture="ship"]',
  },
  {
    id: 'family',
    address: 'scoring.families',
    wish: family,
    seed: 1,
    reader: 0,
    before: [
      myTurn,
      mine('purple-03'),
      mine(placed(3, 9)),
      myTurn,
      mine('purple-05'),
      mine(placed(3, 11)),
      myTurn,
      mine('purple-12'),
    ],
    asks: [placed(4, 13)],
    tells: [{ type: 'placed', seat: 0, items: ['purple-12'], colour: 'purple' }],
    shows: '[data-picture="ship"]',
  },
  {
    id: 'sister',
    address: 'solo.cards',
    wish: solo,
    seed: 1,
    reader: 0,
    before: [{ until: 'rescue' }],
    asks: [{ rescue: 'green-04', basket: 'permanent' }, placed(3, 9), 'confirm'],
    tells: [{ type: 'sisterDiscards', items: ['orange-14'], do: 'discardCat', position: 6 }],
    shows: '[data-picture="island"]',
    readAt: 0.66,
  },
]
