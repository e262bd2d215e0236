import { applyPack, ContentError, readPack } from '@nora/effects'
import { describe, expect, test } from 'vitest'
import { whyNotPlay } from '../../src/actions/play-invention.ts'
import { readContent } from '../../src/content/read.ts'
import { houseTables } from '../../src/content/tables.ts'
import tables from '../fixtures/tables.json' with { type: 'json' }
import { fixture, idOf, Scene } from '../scene.ts'

const pack = (records: object) =>
  readPack('mine.json', JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'Mine', records }))

describe('packs', () => {
  test('a pack that gives one invention its real values is used', () => {
    const mine = pack({ inventions: { 'inv-083': { requires: { metal: 1 }, points: 5 } } })
    const content = readContent(applyPack('wistar', houseTables, mine))
    expect(content.inventions.recommended.get(idOf(83))).toMatchObject({ points: 5, requires: { metal: 1 } })
    const scene = new Scene({ content })
    expect(whyNotPlay(scene.table, 0, idOf(83), {})).toBeUndefined()
    expect(content.tables.inventions.find(({ id }) => id === idOf(83))?.source).toMatchObject({ points: 'pack' })
  })

  test('a broken pack is refused with the record and field', () => {
    const broken = pack({
      inventions: { 'inv-083': { power: { kind: 'instant', effect: { do: 'gain', what: 'gold', n: 1 } } } },
    })
    expect(() => readContent(applyPack('wistar', houseTables, broken))).toThrow(ContentError)
    try {
      readContent(applyPack('wistar', houseTables, broken))
    } catch (error) {
      expect((error as ContentError).problems[0]).toMatchObject({
        ...{ file: 'inventions', record: 'inv-083', field: 'power.effect.what', code: 'fieldChoice' },
      })
    }
  })
})

describe('what the rules rely on', () => {
  const problemsOf = (changed: object) => {
    try {
      readContent({ ...tables, ...changed })
    } catch (error) {
      return (error as ContentError).problems.map(({ file, code }) => `${file} ${code}`)
    }
    return []
  }

  test('the small set of the tests is sound', () => {
    expect(problemsOf({})).toEqual([])
  })

  test('a missing ability, action or room is found', () => {
    expect(problemsOf({ abilities: tables.abilities.slice(1) })).toEqual(['abilities recordMissing'])
    expect(problemsOf({ actions: tables.actions.slice(1) })).toContain('actions recordMissing')
  })

  test('a segment without a side for three players is found', () => {
    const segments = tables.segments.map((segment) => ({
      ...segment,
      sides: segment.sides.map((side) => ({ ...side, players: [2, 4] })),
    }))
    expect(problemsOf({ segments })).toContain('segments contentIncomplete')
  })

  test('a room that cannot be reached is found', () => {
    const passages = tables.passages.filter(({ id }) => !id.includes('E'))
    expect(problemsOf({ passages })).toEqual(['rooms contentIncomplete'])
  })

  test('too few guests, doors or missions are found', () => {
    expect(problemsOf({ guests: tables.guests.slice(12) })).toContain('guests contentIncomplete')
    expect(problemsOf({ doors: tables.doors.slice(5) })).toContain('doors contentIncomplete')
    expect(problemsOf({ missions: tables.missions.slice(4) })).toContain('missions contentIncomplete')
  })

  test('state cards that cannot make every level are found', () => {
    const stateCards = tables.stateCards.map((card) => ({ ...card, symbol: 'tool' }))
    expect(problemsOf({ stateCards })).toContain('stateCards contentIncomplete')
  })

  test('each edition reads its own cards', () => {
    const pointsOf = (edition: 'czech' | 'polish' | 'recommended') => fixture.inventions[edition].get(idOf(143))?.power
    expect(pointsOf('czech')).toMatchObject({ points: { times: 2 } })
    expect(pointsOf('polish')).toEqual(pointsOf('recommended'))
  })
})
