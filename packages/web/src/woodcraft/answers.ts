import { EACH, WHOLE } from '@nora/choosing'
import type { Answers } from '../table/kit/answers.ts'

/**
 * Which part of a choice a thing answers. The sorts: `tile` and `bonusTile` on the wheel; `yard`, `six`, `bundle` and
 * `shown` in the shops; `die`, `bench`, `usedBench`, `improvement`, `pot` and `plant` (an empty pot) on my bench; `order` on the rack,
 * `hand` below it; `helper`, `slot` and `space` in my house; `card`, `tool` and what is worked at on the stage.
 */
export const answers: Answers = {
  decisions: {
    keepHelper: { card: WHOLE },
    keepOrders: { card: EACH },
    placeOrder: { hand: WHOLE, card: WHOLE },
    turn: {
      tile: ['move', 'act'],
      bonusTile: 'bonus',
      lanterns: 'bonus',
      helper: 'ability',
      bench: ['use', 'reuse'],
      usedBench: 'reuse',
      pot: 'harvest',
      order: 'complete',
    },
    discardDie: { die: WHOLE },
    chooseTool: { tool: WHOLE },
    placeTool: { space: WHOLE },
    saw: { die: 'die', parts: 'into' },
    splice: { die: 'die', by: 'by' },
    shave: { die: 'die', by: 'by' },
    glue: { die: 'dice.*', into: 'into' },
    deliver: { die: EACH },
    claimContract: { contract: WHOLE },
    chooseDie: { offered: WHOLE },
    recolour: { die: 'die', into: 'into' },
    turnOver: { die: 'die' },
    ready: { usedBench: WHOLE },
    raiseOrder: { order: WHOLE },
    buyLumber: { yard: WHOLE },
    sellDie: { die: WHOLE },
    buySix: { six: WHOLE },
    buyMaterials: { bundle: WHOLE },
    takeOrder: { shown: WHOLE },
    hireHelper: { shown: WHOLE },
    placeHelper: { slot: WHOLE },
    produce: { helper: WHOLE },
    plant: { die: 'die', tree: 'tree' },
    produceOrPlant: { helper: 'produce', plant: WHOLE },
    improve: { improvement: WHOLE },
    'effect.choose': { option: WHOLE },
    'effect.chooseSecretly': { option: WHOLE },
    'effect.may': { option: WHOLE },
    'effect.maySecretly': { option: WHOLE },
    'effect.pick': { card: WHOLE, order: WHOLE, hand: WHOLE, helper: WHOLE, shown: WHOLE },
    'effect.pickSecretly': { card: WHOLE, order: WHOLE, hand: WHOLE, helper: WHOLE, shown: WHOLE },
    'effect.pay': { good: EACH },
  },
}
