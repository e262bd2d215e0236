import { describe, expect, test } from 'vitest'
import type { Skill } from '../../src/content/names.ts'
import { heroKind } from '../../src/player-board/heroes.ts'
import { CardTable } from '../cards/card-table.ts'
import { effect } from '../scene.ts'

const everyHero = ['hero-strength', 'hero-agility', 'hero-perception', 'hero-intelligence', 'hero-endurance']

/** A hero brings two icons of its skill and scores a point for each icon of that skill one then has. */
function hero(id: string, skill: Skill): void {
  describe(id, () => {
    test('2 icons, and 1 point for each of the 5 that there are now', () => {
      const table = new CardTable({ icons: { [skill]: 3, energy: 1 } })
      const before = table.standing()
      table.doing(effect(table, 0, { do: 'takeHero' }), id)
      expect(table.standing()).toEqual({ ...before, heroes: [id], points: 5, icons: { [skill]: 5, energy: 1 } })
    })

    test('2 points with no other icon of its skill', () => {
      const table = new CardTable()
      table.doing(effect(table, 0, { do: 'takeHero' }), id)
      expect(table.standing()).toMatchObject({ points: 2, icons: { [skill]: 2 } })
    })

    test('not once another player has it: heroTaken', () => {
      const table = new CardTable({ rival: { heroes: [id] } })
      expect(heroKind.space(table.table, 0, null).includes(id)).toBe(false)
      expect(heroKind.why?.(table.table, 0, null, id)).toEqual({ code: 'heroTaken' })
    })
  })
}

hero('hero-strength', 'strength')
hero('hero-agility', 'agility')
hero('hero-perception', 'perception')
hero('hero-intelligence', 'intelligence')
hero('hero-endurance', 'endurance')

test('something that is no name at all is no hero, and nothing to say about it', () => {
  const { table } = new CardTable()
  expect(heroKind.why?.(table, 0, null, { toString: 1 } as never)).toBeUndefined()
})

test('none when all are taken: noneLeft', () => {
  const { table } = new CardTable({ rival: { heroes: everyHero } })
  const reason = table.content.language.at(table, 0).can({ do: 'takeHero' })
  expect(reason).toEqual({ code: 'noneLeft', params: { what: 'heroes' } })
})
