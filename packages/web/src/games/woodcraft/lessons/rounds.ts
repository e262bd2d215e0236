import type { Lesson } from '../../../learn/lesson.ts'
import { act, CALENDAR, end, LEARNER, LUMBER, move, RACK, rival, STAGE, thing, WHEEL, worked } from './workshop.ts'

/** Two greens, a 1 and a 2, and a yellow 2: one cut with the saw away from what everybody begins with. */
const ORDER = 'early-order-12'

/** Four rounds, as far as the first income. */
export const rounds: Lesson = {
  id: 'rounds',
  wish: { mode: 'classic', seats: 2 },
  seed: 6,
  learner: LEARNER,
  others: rival,
  steps: [
    { id: 'welcome', address: 'goal.story', points: LUMBER },
    {
      id: 'helper',
      address: 'setup.cards',
      points: { at: thing('early-helper-12'), room: 'shop' },
      act: { kind: 'keepHelper', does: 'early-helper-12' },
    },
    {
      id: 'orders',
      address: 'setup.cards',
      points: { at: thing(ORDER), room: 'shop' },
      act: {
        kind: 'keepOrders',
        accepts: (choice) => Array.isArray(choice) && choice.includes(ORDER),
      },
    },
    {
      id: 'row',
      address: 'orders.rows',
      points: { at: thing(ORDER), room: 'bench' },
      act: { kind: 'placeOrder', does: ORDER },
    },
    { id: 'wheel', address: 'turn.act', points: WHEEL },
    move('tile', 'buyLumber'),
    act('lumber', 'buyLumber', 'actions.lumber'),
    {
      id: 'die',
      address: 'actions.lumber',
      points: { at: '[data-place="yard"]', room: 'shop' },
      act: { kind: 'buyLumber', does: 'green-5' },
    },
    {
      id: 'enough',
      address: 'actions.lumber',
      points: { at: '[data-button="end"]' },
      act: { kind: 'buyLumber', does: 'enough' },
    },
    end('end'),
    {
      id: 'saw',
      address: 'work.saw',
      points: { at: thing('saw'), room: 'bench' },
      act: { kind: 'turn', does: { use: 'saw' } },
    },
    {
      id: 'cut',
      address: 'work.saw',
      points: worked('green-3', '[data-notch="1"][aria-pressed="false"]', `${thing('parts')}[data-open]`),
      act: { kind: 'saw', does: { die: 'green-3', into: [1, 2] } },
    },
    {
      id: 'complete',
      address: 'orders.complete',
      points: { at: thing(ORDER), room: 'bench' },
      act: { kind: 'turn', does: { complete: ORDER } },
    },
    move('next', 'buyMaterials', 'wheel.bonus'),
    act('materials', 'buyMaterials', 'actions.materials'),
    {
      id: 'scrapwood',
      address: 'work.splice',
      points: { at: thing('scrapwood-2'), room: 'shop' },
      act: { kind: 'buyMaterials', does: 'scrapwood-2' },
    },
    {
      id: 'stop',
      address: 'actions.materials',
      points: { at: '[data-button="end"]' },
      act: { kind: 'buyMaterials', does: 'enough' },
    },
    end('second'),
    move('gardener', 'produceOrPlant', 'wheel.saw'),
    { id: 'window', address: 'wheel.bonus', points: STAGE, act: { kind: 'effect.choose', does: 'green' } },
    act('garden', 'produceOrPlant', 'actions.produce'),
    {
      id: 'plant',
      address: 'actions.plant',
      points: { at: `[data-place="pots/${LEARNER}"]`, room: 'bench' },
      act: { kind: 'produceOrPlant', does: 'plant' },
    },
    {
      id: 'tree',
      address: 'actions.plant',
      points: worked('green-3', `${thing('green-2')}[data-open]`),
      act: { kind: 'plant', does: { die: 'green-3', tree: 2 } },
    },
    {
      id: 'produce',
      address: 'helpers.produce',
      points: { at: thing('early-helper-12'), room: 'house' },
      act: { kind: 'produceOrPlant', does: { produce: 'early-helper-12' } },
    },
    end('third'),
    move('customers', 'chooseOrders', 'actions.orders'),
    { id: 'reward', address: 'wheel.bonus', points: STAGE, act: { kind: 'effect.choose' } },
    act('choose', 'chooseOrders', 'actions.orders'),
    {
      id: 'order',
      address: 'actions.orders',
      points: { at: '[data-place="orders"]', room: 'shop' },
      act: { kind: 'takeOrder' },
    },
    {
      id: 'only',
      address: 'actions.orders',
      points: { at: '[data-button="end"]' },
      act: { kind: 'takeOrder', does: 'enough' },
    },
    end('fourth'),
    { id: 'income', address: 'income.steps', points: RACK },
    { id: 'points', address: 'scoring.orders', points: CALENDAR },
  ],
}
