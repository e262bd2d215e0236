import type { Item } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { CardTable } from './card-table.ts'
import type { Deed, Event } from './deed.ts'
import type { Given } from './position.ts'

interface Guest {
  readonly points: number
  /** What taking it from its room does at once; the guest itself goes without saying. */
  readonly takes: Deed
  /** What it brings in each round. */
  readonly earns?: Deed
  /** What it changes for as long as it stays. */
  readonly lasts?: readonly Event[]
}

/** States what a guest is good for. */
export function guest(id: Item, name: string, { points, takes, earns, lasts = [] }: Guest): void {
  const [area, room] = id.startsWith('cellar') ? ['cellar', 'E'] : ['house', 'B']
  const here = { waiting: { [room]: [id] }, explorer: room }

  describe(`${id} ${name}`, () => {
    test(`is a guest of the ${area} worth ${points}`, () => {
      const table = new CardTable({ guests: [id] })
      expect(table.counted({ count: 'guests', area })).toBe(1)
      expect(table.scored('guest')).toBe(points)
    })

    test(`taken: ${takes.so}`, () => {
      const table = new CardTable({ ...here, ...takes.with })
      const before = table.standing()
      table.explore(1, { guest: room }, ...(takes.answers ?? []))
      expect(table.standing()).toEqual({ ...before, guests: [id], ...takes.after })
    })

    test('refused without a free room and from another room', () => {
      const whyNot = (given: Given) => new CardTable({ ...here, ...given }).whyNotExplore({ guest: room })
      expect(whyNot({ beds: 3 })).toEqual({ code: 'noFreeRoom' })
      expect(whyNot({ explorer: 'A' })).toEqual({ code: 'notInThisRoom', params: { room } })
      expect(whyNot({ waiting: { [room]: [] } })).toEqual({ code: 'noGuestHere' })
    })

    test(earns ? `each round: ${earns.so}` : 'brings nothing in a new round', () => {
      const table = new CardTable({ ...earns?.with, guests: [id] })
      const before = table.standing()
      table.earn(...(earns?.answers ?? []))
      expect(table.standing()).toEqual({ ...before, ...earns?.after })
    })

    for (const { so, with: given, when, after } of lasts) {
      test(so, () => {
        const table = new CardTable({ ...given, guests: [id] })
        const before = table.standing()
        when(table)
        expect(table.standing()).toEqual({ ...before, ...after })
      })
    }
  })
}
