import { HOST } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { turnsAt } from '../../src/table/model/turns.ts'

const asked = (...seats: number[]) => seats.map((seat) => ({ seat }))

describe('whose turn it is', () => {
  it('is the turn of whoever is asked, and the others come in their order', () => {
    expect(turnsAt(asked(1), [1, 2, 0])).toEqual({ now: [1], next: [2, 0] })
  })

  it('lets another answer in somebody’s turn, which goes on then', () => {
    expect(turnsAt(asked(2), [1, 2, 0])).toEqual({ now: [2], next: [1, 0] })
  })

  it('names everybody who chooses at once, each only once', () => {
    expect(turnsAt(asked(0, 2, 2), [])).toEqual({ now: [0, 2], next: [] })
  })

  it('stays with whoever has the turn while play pauses, or while the game’s own opponent acts', () => {
    expect(turnsAt(asked(HOST), [2, 0])).toEqual({ now: [2], next: [0] })
    expect(turnsAt([], [-4, 0])).toEqual({ now: [-4], next: [0] })
  })
})
