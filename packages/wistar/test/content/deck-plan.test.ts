import { describe, expect, test } from 'vitest'
import { decks, skills, types } from '../../src/content/names.ts'
import { houseContent } from '../../src/index.ts'
import { payableInFirstRound } from './first-round.ts'

const { inventions } = houseContent.tables
const numbered = (from: number, to: number) => inventions.slice(from - 1, to)
const ofDeck = (deck: string) => inventions.filter((card) => card.deck === deck)

describe('the inventions follow the deck plan', () => {
  test('they are numbered from 1 to 180', () => {
    const numbers = Array.from({ length: 180 }, (_, index) => `inv-${String(index + 1).padStart(3, '0')}`)
    expect(inventions.map(({ id }) => id)).toEqual(numbers)
  })

  test.each([
    [1, 32, 'tool', 'advanced'],
    [33, 72, 'tool', 'basic'],
    [73, 89, 'automaton', 'advanced'],
    [90, 109, 'automaton', 'basic'],
    [110, 140, 'building', 'advanced'],
    [141, 180, 'building', 'basic'],
  ])('%i to %i are %ss, %s', (from, to, type, deck) => {
    for (const card of numbered(from, to)) expect(card, card.id).toMatchObject({ type, deck })
  })

  test('there are 100 basic and 80 advanced ones; 72 tools, 37 automata and 71 buildings', () => {
    expect(decks.map((deck) => ofDeck(deck).length)).toEqual([100, 80])
    expect(types.map((type) => inventions.filter((card) => card.type === type).length)).toEqual([72, 37, 71])
  })

  test('no two have the same name in any language', () => {
    for (const language of ['en', 'cs', 'pl', 'ru'] as const) {
      const names = inventions.map(({ name }) => name[language].toLowerCase())
      expect(new Set(names).size, language).toBe(180)
    }
  })

  test.each(skills)('%s is on 30 to 40 cards', (skill) => {
    const { length } = inventions.filter(({ icons }) => icons[skill])
    expect(length).toBeGreaterThanOrEqual(30)
    expect(length).toBeLessThanOrEqual(40)
  })

  test('energy is on 12 to 18 cards', () => {
    const { length } = inventions.filter(({ icons }) => icons.energy)
    expect(length).toBeGreaterThanOrEqual(12)
    expect(length).toBeLessThanOrEqual(18)
  })

  test('15 to 25 advanced cards ask for electricity, basic ones never', () => {
    const asking = (deck: string) => ofDeck(deck).filter(({ requires }) => requires.electricity).length
    expect(asking('basic')).toBe(0)
    expect(asking('advanced')).toBeGreaterThanOrEqual(15)
    expect(asking('advanced')).toBeLessThanOrEqual(25)
  })

  test('60 to 80 basic cards can be paid for in the first round', () => {
    const { length } = ofDeck('basic').filter(payableInFirstRound)
    expect(length).toBeGreaterThanOrEqual(60)
    expect(length).toBeLessThanOrEqual(80)
  })

  test('every kind of requirement is asked for', () => {
    const asked = new Set(inventions.flatMap(({ requires }) => Object.keys(requires)))
    const kinds = ['wood', 'metal', 'movement', 'icons', 'types', 'electricity', 'guests', 'houseGuests', 'rooms']
    for (const kind of kinds) expect(asked, kind).toContain(kind)
  })
})
