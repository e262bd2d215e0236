import { Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { offersAnytime, pausesFor } from '../../src/actions/raise-hand.ts'
import { catsGame } from '../../src/index.ts'

/** A game just begun, where nobody holds a card yet, and the hand of seat 0. */
function begun() {
  const { table } = Match.open(catsGame, { mode: 'classic' }, { seed: 1, pausing: true })
  return { table, hand: table.state.zones['hand/0'] as string[] }
}

describe('a pause', () => {
  test('stops a lone player only for a card that could be played there, others for any card', () => {
    const { table, hand } = begun()
    expect([pausesFor(table, 0, true), pausesFor(table, 0, false)]).toEqual([false, false])
    hand.push('048')
    expect([pausesFor(table, 0, true), pausesFor(table, 0, false)]).toEqual([false, true])
    hand.push('089')
    expect([pausesFor(table, 0, true), pausesFor(table, 0, false)]).toEqual([true, true])
  })

  test('does not stop whoever has a hand up already', () => {
    const { table, hand } = begun()
    hand.push('089')
    Object.assign(table.state.players[0] as object, { raised: true })
    expect([pausesFor(table, 0, true), pausesFor(table, 0, false)]).toEqual([false, false])
  })
})

test('to raise a hand is offered only with an anytime card, to lower it always', () => {
  const { table, hand } = begun()
  expect([offersAnytime(table, 0, 'raise'), offersAnytime(table, 0, 'lower')]).toEqual([false, true])
  hand.push('089')
  expect(offersAnytime(table, 0, 'raise')).toBe(true)
})

test('whoever holds cards only since the last purchase, and has a hand up, keeps that purchase from being taken back', () => {
  const match = Match.open(catsGame, { mode: 'classic', seats: 2 }, { seed: 1, pausing: true })
  while (match.pending[0]?.kind !== 'buy') {
    const { seat } = match.pending[0] as { seat: number }
    match.choose(seat, match.space(seat)?.at(0))
  }
  const [card] = match.table.zone('offer/1')
  match.choose(1, [card])
  match.choose(0, [])
  expect(match.whyNotUndo(0)).toBeUndefined()
  match.interrupt(1, 'raise')
  expect(match.whyNotUndo(0)).toEqual({ code: 'undoOther', params: { seat: 1 } })
})
