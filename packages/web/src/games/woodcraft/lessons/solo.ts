import type { Lesson } from '../../../learn/lesson.ts'
import { act, end, HAND, LEARNER, move, REPUTATION, STAGE, thing, WHEEL } from './workshop.ts'

const DECK = { at: '[data-place="solo"]', part: 'wheel' } as const

/** Alone, as far as the first solo card. */
export const solo: Lesson = {
  id: 'solo',
  wish: { mode: 'solo' },
  seed: 1,
  learner: LEARNER,
  steps: [
    { id: 'welcome', address: 'solo.cards', points: WHEEL },
    {
      id: 'helper',
      address: 'setup.cards',
      points: { at: thing('early-helper-12'), part: 'shop' },
      act: { kind: 'keepHelper', does: 'early-helper-12' },
    },
    { id: 'orders', address: 'setup.cards', points: STAGE, act: { kind: 'keepOrders' } },
    { id: 'row', address: 'orders.rows', points: HAND, act: { kind: 'placeOrder' } },
    move('tile', 'buyMaterials'),
    act('materials', 'buyMaterials', 'actions.materials'),
    {
      id: 'bundle',
      address: 'actions.materials',
      points: { at: thing('glue-2'), part: 'shop' },
      act: { kind: 'buyMaterials', does: 'glue-2' },
    },
    {
      id: 'stop',
      address: 'actions.materials',
      points: { at: '[data-button="end"]' },
      act: { kind: 'buyMaterials', does: 'enough' },
    },
    end('end'),
    { id: 'card', address: 'solo.cards', points: DECK },
    { id: 'score', address: 'solo.race', points: REPUTATION },
  ],
}
