import { catsGame } from '@nora/cats'
import { type Decision, type Json, Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { forcedAnswer } from '../../src/table/model/forced-answer.ts'
import { foreseenKey } from '../../src/table/model/table-state.ts'

const { table } = Match.open(catsGame, { mode: 'family', seats: 2 }, { seed: 1 })
const rescue: Decision = { seat: 0, kind: 'familyRescue', args: null }
const nothingForeseen = new Map()
const given = (choices: readonly Json[], decision = rescue, foreseen = nothingForeseen) =>
  forcedAnswer(table as never, decision, choices, foreseen)

describe('what is answered for a person', () => {
  test('is the only answer there is', () => {
    expect(given(['red-1'])).toBe('red-1')
    expect(given(['red-1', 'red-2'])).toBeUndefined()
    expect(given([])).toBeUndefined()
  })

  test('never ends the turn', () => {
    expect(given(['pass'])).toBeUndefined()
    expect(given(['confirm'], { seat: 0, kind: 'confirm', args: null })).toBeUndefined()
  })

  test('never is what cannot be taken back', () => {
    const foreseen = (barrier: string | null) => new Map([[foreseenKey('red-1', false), { barrier, sheet: null }]])
    expect(given(['red-1'], rescue, foreseen('learned'))).toBeUndefined()
    expect(given(['red-1'], rescue, foreseen('fate'))).toBeUndefined()
    expect(given(['red-1'], rescue, foreseen(null))).toBe('red-1')
  })
})
