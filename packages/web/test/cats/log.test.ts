import { describe, expect, it } from 'vitest'
import { herLastTurn } from '../../src/cats/sister/her-last-turn.ts'
import { lastItem } from '../../src/table/kit/last-item.ts'

const batch = (position: number, ...events: { readonly type: string; readonly items?: readonly string[] }[]) => ({
  position,
  seat: 0,
  events,
})

describe('what the table reads off the log', () => {
  it('is the tile that was laid last, by whomever', () => {
    const log = [
      batch(1, { type: 'placed', items: ['blue-01'] }),
      batch(2, { type: 'placed', items: ['red-02'] }, { type: 'mapCovered' }),
      batch(3, { type: 'passed' }),
    ]
    expect(lastItem(log, 'placed')).toBe('red-02')
    expect(lastItem([], 'placed')).toBeUndefined()
  })

  it('is what the Sister did since she turned her last card', () => {
    const log = [
      batch(1, { type: 'sisterTurn', items: ['186'] }, { type: 'sisterDiscards', items: ['blue-15'] }),
      batch(2, { type: 'placed', items: ['red-02'] }),
      batch(3, { type: 'sisterTurn', items: ['190'] }, { type: 'sisterSwaps', items: ['red-01', 'red-03'] }),
      batch(4, { type: 'passed' }),
    ]
    expect(herLastTurn(log).map(({ type }) => type)).toEqual(['sisterTurn', 'sisterSwaps'])
    expect(herLastTurn([])).toEqual([])
  })
})
