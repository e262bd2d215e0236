import { describe, expect, test } from 'vitest'
import { scene } from '../kit.ts'

const firstFive = ['001', '020', '077', '113', '148']
const secondFive = ['002', '021', '078', '114', '149']

/** The exploring of a first day, up to the first question. */
function drawing() {
  return scene({ mode: 'solo', next: { step: 'deal' }, phase: 'fishing', players: [{ fish: 20 }] }).fate(firstFive)
}

describe('drawing cards alone', () => {
  test('three of five cards are kept and two discarded, twice, and one more is drawn: seven in all', () => {
    const table = drawing().choose(0, ['001', '077', '113']).fate(secondFive).choose(0, ['021', '078', '149'])
    table.fate(['150'])
    expect(table.zone('offer/0')).toEqual(['001', '021', '077', '078', '113', '149', '150'])
    expect(table.zone('discarded/0')).toEqual(['002', '020', '114', '148'])
    expect(table.asked).toBe('buy')
  })

  test('the player is told that the others are discarded', () => {
    expect(drawing().position.pending[0]?.args).toEqual({ keep: 3, rest: 'discarded' })
  })

  test('eleven cards are drawn every day, so 55 in five days', () => {
    const table = drawing().choose(0, ['001', '077', '113']).fate(secondFive).choose(0, ['021', '078', '149'])
    table.fate(['150'])
    expect(table.zone('deck')).toHaveLength(150 - 11)
  })

  test('two cards are too few to keep, four are too many', () => {
    const table = drawing()
    expect(table.whyNot(0, ['001', '077'])).toEqual({ code: 'wrongNumber', params: { number: 3 } })
    expect(table.whyNot(0, ['001', '020', '077', '113'])).toEqual({ code: 'wrongNumber', params: { number: 3 } })
  })

  test('any of the seven may be bought, as far as the fish go', () => {
    const table = drawing().choose(0, ['001', '077', '113']).fate(secondFive).choose(0, ['021', '078', '149'])
    table.fate(['150']).choose(0, ['001', '077'])
    expect(table.player(0).fish).toBe(20 - 5 - 1)
    expect(table.zone('hand/0')).toEqual(['001', '077'])
  })
})
