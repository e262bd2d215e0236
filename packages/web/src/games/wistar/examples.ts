import type { Example } from '../../learn/example.ts'

const two = { mode: 'classic', seats: 2 } as const
const mine = (choice: Example['asks'][number]) => ({ seat: 0, choice })
const myTurn = { until: 'turn' } as const
const inForest = [myTurn, mine({ send: 'forest' }), mine({ send: 'forest' })] as const
const onFarm = [myTurn, mine({ send: 'farm' }), mine({ send: 'farm' })] as const

export const examples: readonly Example[] = [
  {
    id: 'pair',
    address: 'setup.cards',
    wish: two,
    seed: 1,
    reader: 0,
    before: [],
    asks: ['inv-051'],
    tells: [{ type: 'move', items: ['inv-051'], from: 'pairs/basic', to: 'hand/0' }],
    shows: '[data-picture="asked"]',
  },
  {
    id: 'workers',
    address: 'quick.worker',
    wish: two,
    seed: 1,
    reader: 0,
    before: [myTurn],
    asks: [{ send: 'forest' }, { send: 'forest' }],
    tells: [{ type: 'workerSent', seat: 0, region: 'forest' }],
    shows: '[data-part="burrow"]',
  },
  {
    id: 'wood',
    address: 'wheel.strength',
    wish: two,
    seed: 1,
    reader: 0,
    before: inForest,
    asks: [{ place: 'S2-1' }, { main: 'gatherWood' }],
    tells: [
      { type: 'mainAction', seat: 0, action: 'gatherWood', strength: 2 },
      { type: 'gain', seat: 0, what: 'wood', n: 2 },
    ],
    shows: '[data-picture="wheel"]',
  },
  {
    id: 'segment',
    address: 'wheel.place',
    wish: two,
    seed: 1,
    reader: 0,
    before: [myTurn, mine({ place: 'S4-1' }), mine('end'), myTurn],
    asks: [{ place: 'S5-1' }],
    tells: [{ type: 'leaderPlaced', seat: 0, space: 'S5-1', action: 'digRooms' }],
    refused: { choice: { place: 'S4-2' }, code: 'leaderInSegment' },
    shows: '[data-picture="wheel"]',
  },
  {
    id: 'hut',
    address: 'wheel.hut',
    wish: two,
    seed: 1,
    reader: 0,
    before: [myTurn],
    asks: [{ place: 'hut' }, 'metal'],
    tells: [
      { type: 'gain', seat: 0, what: 'movement', n: 1, source: 'hut' },
      { type: 'gain', seat: 0, what: 'metal', n: 1, source: 'hut' },
    ],
    shows: '[data-picture="wheel"]',
  },
  {
    id: 'dig',
    address: 'actions.dig',
    wish: two,
    seed: 1,
    reader: 0,
    before: [...inForest, mine({ place: 'S5-1' })],
    asks: [{ main: 'digRooms' }, 'dig'],
    tells: [
      { type: 'pay', seat: 0, what: 'metal', n: 2 },
      { type: 'roomDug', seat: 0, rooms: 1, price: 2 },
    ],
    shows: '[data-part="burrow"]',
  },
  {
    id: 'door',
    address: 'farm.doors',
    wish: two,
    seed: 1,
    reader: 0,
    before: [...onFarm, mine({ place: 'S6-1' }), mine({ main: 'explore' })],
    asks: [{ open: 'A-B' }],
    tells: [{ type: 'doorOpened', seat: 0, passage: 'A-B' }],
    shows: '[data-picture="farm"]',
  },
  {
    id: 'ratbot',
    address: 'solo.turn',
    wish: { mode: 'solo', level: 2 },
    seed: 1,
    reader: 0,
    before: [myTurn],
    asks: [{ place: 'hut' }, 'wood', 'end'],
    tells: [{ type: 'ratbotVisitsHut' }, { type: 'ratbotLeader', space: 'S1-1', action: 'gatherMetal' }],
    shows: '[data-part="scene"]',
  },
]
