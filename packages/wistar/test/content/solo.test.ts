import { describe, expect, test } from 'vitest'
import { ENTRANCE, mainActions, skills, types } from '../../src/content/names.ts'
import { houseContent } from '../../src/index.ts'

const { layouts, tables, ways } = houseContent
const { actionCards, automa, explorationCards, stateCards } = tables
const NEVER_ENTERED = 'H'
const rowCards = explorationCards.filter(({ rows }) => rows)
const leadsTo = (from: string, to: string) => (ways.get(from) ?? []).some((way) => way.to === to)

describe("Ratbot's action cards", () => {
  test('send a leader to each of the six main actions and to the hut', () => {
    expect(actionCards.map(({ leader }) => leader).sort()).toEqual([...mainActions, 'hut'].sort())
  })

  test('place a worker for every main action but gathering, and name every token equally often', () => {
    const placing = actionCards.filter(({ worker }) => worker).map(({ leader }) => leader)
    expect(placing.sort()).toEqual(['buildBeds', 'developProjects', 'digRooms', 'explore'])
    const tokens = actionCards.flatMap(({ bonuses }) => bonuses.map(({ token }) => token))
    for (const skill of skills) expect(tokens.filter((token) => token === skill).length, skill).toBe(2)
  })
})

describe("Ratbot's exploration cards", () => {
  test('are six with a row for every place and one without', () => {
    expect(rowCards.length).toBe(6)
    expect(explorationCards.length).toBe(7)
  })

  test.each(rowCards)('$id moves only through passages, never into the room without a letter', ({ rows }) => {
    for (const [start, steps] of Object.entries(rows ?? {})) {
      let place = start
      for (const step of steps) {
        if (step.kind !== 'move') continue
        expect(step.to).not.toBe(NEVER_ENTERED)
        expect(leadsTo(place, step.to), `${place} to ${step.to}`).toBe(true)
        place = step.to
      }
    }
  })

  test('leave the entrance at once and do something in every room', () => {
    for (const { id, rows } of rowCards) {
      expect(rows?.[ENTRANCE][0]?.kind, id).toBe('move')
      for (const [place, steps] of Object.entries(rows ?? {})) expect(steps.length, `${id} ${place}`).toBeGreaterThan(1)
    }
  })

  test('lead into every room with a letter, and take the cheese only where it is', () => {
    const steps = rowCards.flatMap(({ rows }) => Object.values(rows ?? {}).flat())
    const entered = new Set(steps.flatMap((step) => (step.kind === 'move' ? [step.to] : [])))
    expect([...entered].sort()).toEqual(['B', 'C', 'D', 'E', 'F', 'G'])
    for (const { rows } of rowCards) {
      for (const [start, row] of Object.entries(rows ?? {})) {
        let place = start
        for (const step of row) {
          if (step.kind === 'move') place = step.to
          if (step.kind === 'cheese') expect(place).toBe('G')
        }
      }
    }
  })

  test('number every mission space of two players differently', () => {
    const spaces = layouts[2].missionSpaces.map(({ id }) => id).sort()
    for (const { id, priorities } of explorationCards) {
      expect(Object.keys(priorities).sort(), id).toEqual(spaces)
      expect(Object.values(priorities).sort(), id).toEqual(spaces.map((_, index) => index + 1))
    }
    expect(new Set(explorationCards.map(({ priorities }) => JSON.stringify(priorities))).size).toBe(7)
  })
})

describe("Ratbot's state cards", () => {
  const sides = stateCards.flatMap((card) => card.sides.map((side) => ({ ...card, ...side })))
  const effects = sides.flatMap(({ scale }) => scale.flatMap(({ effect }) => (effect ? [effect] : [])))

  test('are two for each type, with every index once', () => {
    for (const type of types) {
      const indices = sides.filter(({ symbol }) => symbol === type).map(({ index }) => index)
      expect(indices.sort(), type).toEqual([0, 1, 2, 3])
    }
  })

  test('start without points or effect and never lose points on the way down', () => {
    for (const { id, scale } of sides) {
      expect(scale[0], id).toEqual({})
      const points = scale.map((space) => space.points ?? 0)
      expect(points, id).toEqual([...points].sort((one, other) => one - other))
    }
  })

  test('are worth more the higher their index, and only the lowest never hurt', () => {
    for (const type of types) {
      const ofType = sides.filter(({ symbol }) => symbol === type).sort((one, other) => one.index - other.index)
      const last = ofType.map(({ scale }) => scale.at(-1)?.points ?? 0)
      expect(last, type).toEqual([...new Set(last)].sort((one, other) => one - other))
    }
    for (const { id, index, scale } of sides) {
      const hurts = scale.filter(({ effect }) => effect?.kind === 'aggressive').length
      if (index === 0) expect(hurts, id).toBe(0)
      if (index >= 2) expect(hurts, id).toBeGreaterThanOrEqual(2)
    }
  })

  test('have every effect of the Russian rulebook', () => {
    const kinds = new Set(effects.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['aggressive', 'explore', 'final', 'mission', 'objective'])
    const places = new Set(effects.flatMap((effect) => (effect.kind === 'objective' ? [effect.place] : [])))
    expect([...places].sort()).toEqual([1, 2, 3])
  })
})

test("the values of Ratbot's board rise as they are uncovered", () => {
  for (const board of automa) {
    for (const values of [board.markers, board.beds, board.rooms]) {
      expect(values).toEqual([...new Set(values)].sort((one, other) => one - other))
    }
  }
})
