import { countBySource, type Name } from '@nora/effects'
import { describe, expect, test } from 'vitest'
import { houseContent, houseTables } from '../../src/index.ts'
import { effectWorth } from './price.ts'

const { tables } = houseContent
const languages = ['en', 'cs', 'pl', 'ru'] as const

describe('missions', () => {
  test('have a lock on one row each, which another row opens', () => {
    for (const { id, rows } of tables.missions) {
      const locked = rows.flatMap(({ lock }, index) => (lock ? [{ lock, row: index + 1 }] : []))
      expect(locked.length, id).toBe(1)
      for (const { lock, row } of locked) expect(lock, id).not.toBe(row)
    }
  })

  test('ask for every skill, and reward what is hard more than what is easy', () => {
    const rows = tables.missions.flatMap((mission) => mission.rows)
    const asked = new Set(rows.flatMap(({ requires }) => Object.keys(requires.icons ?? {})))
    expect([...asked].sort()).toEqual(['agility', 'endurance', 'intelligence', 'perception', 'strength'])
    const mean = (of: typeof rows) => of.reduce((sum, { reward }) => sum + effectWorth(reward), 0) / of.length
    expect(mean(rows.filter(({ lock }) => lock))).toBeGreaterThan(mean(rows.filter(({ lock }) => !lock)))
  })

  test('no two reveal bonuses or rewards of one card are the same', () => {
    for (const { id, rows } of tables.missions) {
      expect(new Set(rows.map(({ reward }) => JSON.stringify(reward))).size, id).toBe(3)
    }
    expect(new Set(tables.missions.map(({ reveal }) => JSON.stringify(reveal))).size).toBe(10)
  })
})

describe('objectives', () => {
  test('count 13 different things, and each step asks for more', () => {
    expect(new Set(tables.objectives.map(({ counts }) => JSON.stringify(counts))).size).toBe(13)
    for (const { id, steps } of tables.objectives) {
      const needs = steps.map((step) => step.needs)
      expect(needs, id).toEqual([...new Set(needs)].sort((one, other) => one - other))
    }
  })

  test('have as many steps as players, and points for Ratbot', () => {
    for (const { id, bonus } of tables.objectives) {
      for (const players of [2, 3, 4] as const)
        expect(houseContent.layouts[players].steps.get(id)?.length).toBe(players)
      expect(JSON.stringify(bonus), id).toContain('"what":"points"')
    }
  })
})

describe('guests and doors', () => {
  test('guests are worth 0 to 3 points, the fewer the better they are', () => {
    for (const { id, points, power } of tables.guests) {
      expect(points, id).toBeGreaterThanOrEqual(0)
      expect(points, id).toBeLessThanOrEqual(3)
      if (power.kind === 'instant') expect(points + effectWorth(power.effect), id).toBeGreaterThanOrEqual(2)
    }
    const bodies = tables.guests.map(({ power, points }) => JSON.stringify([power, points]))
    expect(new Set(bodies).size).toBe(25)
  })

  test('doors give ten different small bonuses', () => {
    expect(new Set(tables.doors.map(({ bonus }) => JSON.stringify(bonus))).size).toBe(10)
    for (const { id, bonus } of tables.doors) {
      expect(effectWorth(bonus), id).toBeGreaterThanOrEqual(0.5)
      expect(effectWorth(bonus), id).toBeLessThanOrEqual(2)
    }
  })
})

describe('the wheel', () => {
  test('has a space for every leader and at most three more, so that going first matters', () => {
    for (const players of [2, 3, 4] as const) {
      const { size } = houseContent.layouts[players].spaces
      expect(size, `${players} players`).toBeGreaterThanOrEqual(players * 3)
      expect(size, `${players} players`).toBeLessThanOrEqual(players * 3 + 3)
    }
  })

  test('lets inventions be played in at least two segments', () => {
    for (const players of [2, 3, 4] as const) {
      const spaces = [...houseContent.layouts[players].spaces.values()]
      const segments = spaces.filter(({ bonus }) => bonus.some((kind) => kind === 'playInvention' || kind === 'potion'))
      expect(new Set(segments.map(({ segment }) => segment)).size).toBeGreaterThanOrEqual(2)
    }
  })
})

test('everything with a name has one of its own in four languages', () => {
  for (const language of languages) {
    for (const [table, records] of Object.entries(tables)) {
      const named = records as readonly { readonly name?: Name }[]
      const texts = named.flatMap(({ name }) => (name ? [name[language].toLowerCase()] : []))
      expect(new Set(texts).size, `${table} in ${language}`).toBe(texts.length)
    }
    const rows = tables.missions.flatMap(({ rows: each }) => each.map(({ name }) => name[language]))
    expect(new Set(rows).size, `rows in ${language}`).toBe(30)
  }
})

test('names in Russian are in Cyrillic, the others are not', () => {
  const names = [...JSON.stringify(houseTables).matchAll(/"(en|cs|pl|ru)":"([^"]{3,})"/g)]
  const texts = names.filter(([, , text]) => !['rulebook', 'public', 'house'].includes(text as string))
  expect(texts.length).toBeGreaterThan(1000)
  for (const [, language, text] of texts) expect(/[а-яё]/i.test(text as string), text).toBe(language === 'ru')
})

test('every component is counted by where it comes from', () => {
  const counted = Object.fromEntries(
    Object.entries(tables).map(([table, records]) => [
      table,
      countBySource(records as Parameters<typeof countBySource>[0]),
    ]),
  )
  expect(counted).toMatchObject({
    inventions: { total: 180, house: 180 },
    missions: { total: 10, house: 10 },
    objectives: { total: 13, house: 13 },
    guests: { total: 25, house: 25 },
    cheeses: { total: 2, rulebook: 1, house: 1 },
    doors: { total: 10, rulebook: 1, house: 9 },
    segments: { total: 6, house: 6 },
    heroes: { total: 5, rulebook: 1, house: 4 },
    abilities: { total: 10, house: 10 },
    actionCards: { total: 7, house: 7 },
    explorationCards: { total: 7, house: 7 },
    stateCards: { total: 6, house: 6 },
  })
})
