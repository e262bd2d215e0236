import { ContentError, type RawTables } from '@nora/effects'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/read.ts'
import { printedTables } from '../../src/content/tables.ts'

type Table = keyof typeof printedTables
type Change = Record<string, unknown>

/** The printed tables with one record changed; a field set to undefined is taken away. */
function changed(table: Table, id: string, change: Change): RawTables {
  const records: readonly Change[] = printedTables[table]
  return {
    ...printedTables,
    [table]: records.map((record) =>
      record.id !== id
        ? record
        : Object.fromEntries(Object.entries({ ...record, ...change }).filter(([, value]) => value !== undefined)),
    ),
  }
}

function problemsOf(tables: RawTables) {
  try {
    readContent(tables)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

const place = (table: Table, id: string, change: Change) =>
  problemsOf(changed(table, id, change)).map(({ file, record, field }) => `${file} ${record} ${field}`)

/** A lesson that asks for a colour to be chosen. */
const chosenCats = { score: 'each', points: 1, of: { count: 'cats', colour: 'chosen' } }

describe('content is checked', () => {
  test('and the printed one is right', () => {
    expect(problemsOf(printedTables)).toEqual([])
  })

  test('and may be changed record by record', () => {
    const content = readContent(changed('discovery', '071', { cost: 3 }))
    expect(content.cards.get('071')).toMatchObject({ cost: 3 })
  })

  test.each<[Table, string, Change, string]>([
    ['discovery', '071', { cost: -1 }, 'discovery 071 cost'],
    ['discovery', '071', { cost: 'free' }, 'discovery 071 cost'],
    ['discovery', '071', { effect: { effect: 'drawCards', number: 0 } }, 'discovery 071 effect.number'],
    ['discovery', '071', { effect: { effect: 'drawFish', number: 2 } }, 'discovery 071 effect.effect'],
    ['discovery', '007', { speed: undefined }, 'discovery 007 speed'],
    ['discovery', '007', { colour: 'red' }, 'discovery 007 colour'],
    ['discovery', '007', { kind: 'hat' }, 'discovery 007 kind'],
    ['discovery', '007', { name: { en: 'Dash', cs: 'Trysk', pl: 'Bieg' } }, 'discovery 007 name.ru'],
    [
      'discovery',
      '144',
      { lesson: { score: 'each', points: 1, of: { count: 'dogs' } } },
      'discovery 144 lesson.of.count',
    ],
    [
      'family',
      '155',
      { lesson: { score: 'once', points: 1, when: { is: 'full', areas: ['mast'] } } },
      'family 155 lesson.when.areas.0',
    ],
    ['solo', '173', { colour: 'pink' }, 'solo 173 colour'],
    ['solo', '192', { actions: [{ do: 'swapCats', positions: [1] }] }, 'solo 192 actions.0.positions'],
    ['solo', '175', { actions: [{ do: 'discardCommon', shape: 'rare-T4' }] }, 'solo 175 actions.0.shape'],
    ['shapes', 'cat-16', { copies: 0 }, 'shapes cat-16 copies'],
    ['shapes', 'cat-16', { rows: ['#.#'] }, 'shapes cat-16 rows'],
    ['shapes', 'cat-16', { rows: ['##.'] }, 'shapes cat-16 rows'],
    ['shapes', 'cat-16', { rows: ['##########'] }, 'shapes cat-16 rows.0'],
    ['shapes', 'cat-16', { copies: 2 }, 'shapes cat-16 copies'],
    ['shapes', 'cat-16', { kind: 'rare' }, 'shapes cat-16 kind'],
    ['discovery', '113', { lesson: chosenCats }, 'discovery 113 lesson'],
    ['family', '151', { lesson: chosenCats }, 'family 151 lesson'],
    ['solo', '197', { lesson: chosenCats }, 'solo 197 lesson'],
    ['discovery', '113', { lesson: { score: 'bestOther' } }, 'discovery 113 lesson.score'],
    ['boats', 'boat-2', { rows: [] }, 'boats boat-2 rows'],
    ['sections', 'bow', { spans: ['3:20', '4:20-21', '5:19-20'] }, 'sections bow spans'],
    ['sections', 'bow', { spans: ['four'] }, 'sections bow spans.0'],
  ])('%s %s with %j is refused by table, record and field', (table, id, change, where) => {
    expect(place(table, id, change)).toContain(where)
  })

  test('and every field must say where it comes from', () => {
    const { source } = printedTables.solo.find(({ id }) => id === '186') as { source: Change }
    const { speed: _, ...rest } = source
    expect(place('solo', '186', { source: rest })).toEqual(['solo 186 source.speed'])
    expect(place('solo', '186', { source: { ...source, speed: 'hearsay' } })).toEqual(['solo 186 source.speed'])
    expect(place('solo', '186', { source: { ...source, colour: 'house' } })).toEqual(['solo 186 source.colour'])
  })

  test('and two cards may not have one number', () => {
    expect(place('discovery', '078', { id: '071' })).toEqual(['discovery 071 id'])
    expect(place('family', '151', { id: '071' })).toEqual(['family 071 id'])
  })

  test('and a boat must have the outline of the sections and one map of each colour', () => {
    const rows = printedTables.boats[0]?.rows ?? []
    const codes = (from: string, to: string) =>
      problemsOf(changed('boats', 'boat-1', { rows: rows.map((row) => row.replace(from, to)) })).map(({ code }) => code)
    expect(codes('g', '.')).toEqual(['notOneMapOfEachColour'])
    expect(codes('g', 'b')).toEqual(['notOneMapOfEachColour', 'notOneMapOfEachColour'])
    expect(codes('*', '~')).toEqual(['notTheOutlineOfTheSections'])
  })

  test('and a file that is not a list of records is refused, as is a record without an id', () => {
    expect(problemsOf({ ...printedTables, solo: {} })).toEqual([
      { file: 'solo', record: '', field: '', code: 'tableNotAList' },
    ])
    expect(problemsOf({ ...printedTables, solo: [{ kind: 'colour' }] }).map(({ record }) => record)).toContain('#1')
  })
})
