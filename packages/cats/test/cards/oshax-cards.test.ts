import { describe, expect, test } from 'vitest'
import { type Scene, type Setup, scene } from '../kit.ts'
import { expectCost } from './cost.ts'

/** Card, and an oshax it brings, over these cells. */
const cards: [card: string, oshax: string, cells: [number, number][]][] = [
  [
    '001',
    'oshax-1',
    [
      [3, 13],
      [3, 14],
      [4, 12],
      [4, 13],
      [5, 11],
      [5, 12],
    ],
  ],
  [
    '002',
    'oshax-2',
    [
      [2, 12],
      [3, 11],
      [3, 12],
      [4, 12],
      [4, 13],
      [5, 12],
    ],
  ],
  [
    '003',
    'oshax-3',
    [
      [2, 12],
      [2, 13],
      [3, 11],
      [3, 12],
      [4, 11],
      [5, 11],
    ],
  ],
  [
    '004',
    'oshax-4',
    [
      [2, 12],
      [3, 12],
      [4, 11],
      [4, 12],
      [4, 13],
      [5, 11],
    ],
  ],
  [
    '005',
    'oshax-5',
    [
      [2, 13],
      [3, 11],
      [3, 12],
      [3, 13],
      [3, 14],
      [4, 11],
    ],
  ],
  [
    '006',
    'oshax-6',
    [
      [2, 13],
      [3, 12],
      [3, 13],
      [3, 14],
      [4, 11],
      [4, 12],
    ],
  ],
]

const turn = (card: string, setup: Partial<Setup> = {}): Scene =>
  scene({ next: { step: 'rareFinds', args: { place: 0 } }, phase: 'rareFinds', hands: [[card], []], ...setup })

describe.each(cards)('oshax card %s', (card, oshax, cells) => {
  test('costs 5 fish', () => expectCost(card, 5))

  test('brings any one oshax aboard, in the colour its player chooses', () => {
    const day = turn(card).choose(0, { play: card })
    expect(day.choices(0)).toHaveLength(6)
    day.choose(0, oshax).lay(0, cells).choose(0, 'orange')
    expect(day.player(0).boat.tiles).toMatchObject([{ tile: oshax, colour: 'orange' }])
    expect([day.zone('oshaxes').includes(oshax), day.zone('discards')]).toEqual([false, [card]])
  })

  test('cannot be played when no oshax fits, or outside the rare finds', () => {
    const full = turn(card, { freeOnly: [cells.slice(1)] })
    expect(full.whyNot(0, { play: card })).toEqual({ code: 'noLegalPlacement', params: { tile: 'oshax' } })
    const rescue = scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [[card], []] })
    expect(rescue.whyNot(0, { play: card })).toEqual({ code: 'notThisPhase', params: { phase: 'rareFinds' } })
  })

  test('an oshax that fits nowhere cannot be chosen', () => {
    const tight = turn(card, { freeOnly: [cells] }).choose(0, { play: card })
    // The only oshax that fits is taken at once, and so is the only place for it.
    expect([tight.asked, tight.position.pending[0]?.args]).toMatchObject(['colour', { tile: oshax }])
  })
})
