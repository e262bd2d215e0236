import { describe, expect, it } from 'vitest'
import { partsFor } from '../../src/cats/parts.ts'

describe('the part of a small table where the answer lies', () => {
  const cat = { rescue: 'blue-1', basket: 'permanent' }
  const card = { play: '068' }

  it('is the island as long as a cat can be rescued', () => {
    expect(partsFor(['pass', card, cat]).rescue).toBe('island')
    expect(partsFor(['pass']).rescue).toBe('island')
  })

  it('is the hand where nothing but a card can be chosen', () => {
    expect(partsFor([card, 'end']).rescue).toBe('cards')
  })
})
