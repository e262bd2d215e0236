import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { contentWith, type Workbench } from '../workbench.ts'
import { changes, refusal, turn } from './table.ts'

type Income = { readonly berryIncome: number } | { readonly nutIncome: number }

/** The slot, those it shares a side with, its income, and with how many helpers one produces there. */
const slots: readonly (readonly [string, readonly string[], Income, number])[] = [
  ['slot-01', ['slot-02', 'slot-05'], { berryIncome: 1 }, 0],
  ['slot-02', ['slot-01', 'slot-03', 'slot-06'], { nutIncome: 1 }, 0],
  ['slot-03', ['slot-02', 'slot-04', 'slot-07'], { berryIncome: 1 }, 0],
  ['slot-04', ['slot-03'], { nutIncome: 1 }, 3],
  ['slot-05', ['slot-01', 'slot-06', 'slot-08'], { berryIncome: 1 }, 0],
  ['slot-06', ['slot-02', 'slot-05', 'slot-07', 'slot-09'], { nutIncome: 1 }, 0],
  ['slot-07', ['slot-03', 'slot-06', 'slot-10'], { berryIncome: 1 }, 1],
  ['slot-08', ['slot-05', 'slot-09'], { nutIncome: 1 }, 2],
  ['slot-09', ['slot-06', 'slot-08', 'slot-10'], { berryIncome: 1 }, 0],
  ['slot-10', ['slot-07', 'slot-09'], { nutIncome: 2 }, 4],
]
const names = slots.map(([slot]) => slot)

/** Everybody makes 1 glue and changes nothing; the newcomer comes for nothing. */
const content = contentWith({ helpers: { 'late-helper-01': { cost: 0 } } })

/** A newcomer is to be placed, and helpers work on these slots. */
function hiringBeside(...filled: string[]): Workbench {
  const workshop = Object.fromEntries(filled.map((slot, index) => [slot, `early-helper-${10 + index}`]))
  const bench = turn({ dice: 'green-2', workshop, cards: { helpers: ['late-helper-01'] } }, { content })
  return bench.choose({ move: 'chooseHelper' })
}

/** Where the newcomer can be placed; a lone slot is taken at once. */
function openedBy(slot: string): string[] {
  const bench = hiringBeside(slot).choose({ act: 'chooseHelper' })
  if (bench.asked === 'placeHelper') return names.filter((name) => bench.offers(name))
  return names.filter((_, index) => bench.player().slots[index] === 'late-helper-01')
}

describe.each(slots)('%s', (slot, neighbours, income, production) => {
  test(`opens ${neighbours.join(', ')} for the next helper`, () => {
    expect(openedBy(slot)).toEqual(neighbours)
  })

  test('holds one helper', () => {
    const bench = hiringBeside('slot-01', 'slot-10', slot).choose({ act: 'chooseHelper' })
    expect(refusal(bench, slot)).toEqual(because('slotFilled'))
  })

  test(`brings its income and lets ${production} helpers produce`, () => {
    const bench = hiringBeside(...names.filter((name) => name !== slot))
    const helpers = ['late-helper-01', 'early-helper-10', 'early-helper-11', 'early-helper-12'].slice(0, production)
    const made = production > 0 ? { glue: production } : {}
    expect(changes(bench, { act: 'chooseHelper' }, ...helpers)).toEqual({ ...income, ...made })
    expect(bench.asked).toBe('turn')
  })
})

test('a slot that shares no side with a helper is refused', () => {
  expect(refusal(hiringBeside('slot-01').choose({ act: 'chooseHelper' }), 'slot-06')).toEqual(because('slotApart'))
})
