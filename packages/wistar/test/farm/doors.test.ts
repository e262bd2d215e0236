import type { Item, Json } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { CardTable } from '../cards/card-table.ts'
import type { Given, Holding } from '../cards/position.ts'

/** States what whoever opens a door gets; the token itself goes without saying. */
function door(id: Item, so: string, after: Holding, given: Given = {}, ...answers: readonly Json[]): void {
  describe(`${id}: ${so}`, () => {
    const position = { ...given, passages: { 'A-B': id } }

    test('whoever opens it from the room beside takes the token and the bonus', () => {
      const table = new CardTable(position)
      const before = table.standing()
      table.explore(1, { open: 'A-B' }, ...answers)
      expect(table.standing()).toEqual({ ...before, doors: [id], ...after })
    })

    test('refused from two rooms away, and once it is open', () => {
      expect(new CardTable({ ...position, explorer: 'D' }).whyNotExplore({ open: 'A-B' })).toEqual({
        code: 'doorNotNear',
      })
      const open = new CardTable({ ...position, doors: [id] })
      expect(open.whyNotExplore({ open: 'A-B' })).toEqual({ code: 'doorOpen' })
    })
  })
}

door('door-01', '1 metal', { metal: 1 })
door('door-02', '1 wood', { wood: 1 })
door('door-03', 'a movement token', { movement: 1 })
door('door-04', 'a basic card', { hand: [34] }, { basicDeck: [34], basicDiscards: [36] })
door('door-05', '2 points', { points: 2 })
door('door-06', 'an exploration point', { explorer: 'B' }, {}, { go: 'B' })
door('door-07', 'a move', { workers: { farm: 1 } }, { workers: { forest: 1 } }, { from: 'forest', to: 'farm' })
door('door-08', 'a joker', { joker: 1 })
door('door-09', '1 wood and 1 point', { wood: 1, points: 1 })
door('door-10', '1 wood', { wood: 1 }, {}, 'wood')
door('door-10', 'or 1 metal', { metal: 1 }, {}, 'metal')
