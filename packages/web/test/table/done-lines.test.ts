import type { Offer } from '@nora/choosing'
import type { Decision } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { DoneLines } from '../../src/table/tray/choices/done-lines.ts'

const turn: Decision = { seat: 0, kind: 'turn', args: null }
const offer = (choice: string): Offer => ({ common: choice, choices: [choice], role: 'answer' })
const offers = ['wood', 'metal', 'joker'].map(offer)
const told = (lines: ReturnType<DoneLines['among']>) => lines.map(({ offer: { common }, isDone }) => [common, isDone])

describe('choices while a turn goes on', () => {
  const done = new DoneLines()
  done.note(turn, 'metal', offers, 7)

  test('keep their place, what is done ticked', () => {
    const left = [offer('wood'), offer('joker')]
    expect(told(done.among(left, 'turn', 8))).toEqual([
      ['wood', false],
      ['metal', true],
      ['joker', false],
    ])
  })

  test('are not ticked in another question, nor when they are offered again', () => {
    expect(told(done.among([offer('go')], 'explore', 8))).toEqual([['go', false]])
    expect(told(done.among(offers, 'turn', 8)).map(([, isDone]) => isDone)).toEqual([false, false, false])
  })

  test('are not done any more for who has gone back behind them', () => {
    expect(told(done.among([offer('wood')], 'turn', 7))).toEqual([['wood', false]])
  })

  test('are forgotten when the turn ends', () => {
    done.forget()
    expect(done.among([], 'turn', 9)).toEqual([])
  })
})
