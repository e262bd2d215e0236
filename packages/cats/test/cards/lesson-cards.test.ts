import { describe, expect, test } from 'vitest'
import { scene } from '../kit.ts'
import { expectCost } from './cost.ts'

/** Card and cost; what each lesson scores is tested with the scoring. */
const cards: [card: string, cost: number][] = [
  ['113', 2],
  ['114', 2],
  ['115', 2],
  ['116', 2],
  ['117', 2],
  ['118', 2],
  ['119', 2],
  ['120', 2],
  ['121', 2],
  ['122', 2],
  ['123', 2],
  ['124', 2],
  ['125', 2],
  ['126', 2],
  ['127', 2],
  ['128', 2],
  ['129', 2],
  ['130', 2],
  ['131', 2],
  ['132', 2],
  ['133', 2],
  ['134', 2],
  ['135', 2],
  ['136', 2],
  ['137', 2],
  ['138', 2],
  ['139', 2],
  ['140', 2],
  ['141', 2],
  ['142', 2],
  ['143', 1],
  ['144', 1],
  ['145', 1],
  ['146', 1],
  ['147', 1],
  ['148', 1],
  ['149', 1],
  ['150', 1],
]

describe.each(cards)('lesson %s', (card, cost) => {
  test(`costs ${cost} fish`, () => expectCost(card, cost))

  test.each(['rescue', 'rareFinds'] as const)('cannot be played in the phase %s: it waits for the lessons', (phase) => {
    const day = scene({ next: { step: phase, args: { place: 0 } }, phase, hands: [[card], []], left: ['blue-16'] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'notThisPhase', params: { phase: 'lessons' } })
  })
})
