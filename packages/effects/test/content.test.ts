import { byId, ContentError, countBySource, loadTable, missingRecords, weakestSource } from '@nora/effects'
import { expect, test } from 'vitest'
import { load, printed, schemas } from './shelf.ts'

function problemsOf(tables: object) {
  try {
    load(tables as never)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

test('good tables load as they stand', () => {
  const { tools, shelves } = load(printed())
  expect(byId(tools).get('saw')?.effect).toEqual({ do: 'gain', what: 'wood', n: 2 })
  expect(shelves[0]?.holds).toHaveLength(2)
})

test('a wrong field is named with its file and record', () => {
  const tables = printed()
  tables.tools[1] = { ...tables.tools[1], cost: -1 }
  expect(problemsOf(tables)).toEqual([
    { file: 'tools', record: 'axe', field: 'cost', code: 'fieldTooSmall', expected: 0, found: -1 },
  ])
})

test('a wrong word in the effect of a record is named by its way', () => {
  const tables = printed()
  tables.tools[0] = { ...tables.tools[0], effect: { do: 'optional', effect: { do: 'gain', what: 'gold', n: 1 } } }
  expect(problemsOf(tables)).toMatchObject([
    { file: 'tools', record: 'saw', field: 'effect.effect.what', code: 'fieldChoice', found: 'gold' },
  ])
})

test('everything that is wrong is listed, not only the first', () => {
  const tables = printed()
  tables.tools[0] = { ...tables.tools[0], cost: 'two', colour: 'red' }
  tables.tools[2] = {}
  const problems = problemsOf(tables)
  expect(problems).toContainEqual(expect.objectContaining({ record: 'saw', field: 'cost', code: 'fieldType' }))
  expect(problems).toContainEqual(expect.objectContaining({ record: 'saw', field: 'colour', code: 'fieldUnknown' }))
  expect(problems).toContainEqual(expect.objectContaining({ record: '#3', field: 'id', code: 'fieldMissing' }))
})

test('two records with one id are refused', () => {
  const tables = printed()
  tables.tools.push({ ...tables.tools[0] })
  expect(problemsOf(tables)).toEqual([{ file: 'tools', record: 'saw', field: 'id', code: 'idTwice', found: 'saw' }])
})

test('a name of a record that is not there is refused', () => {
  const tables = printed()
  tables.shelves = [{ id: 'upper', holds: [{ tool: 'saw' }, { tool: 'drill' }], source: { holds: 'rulebook' } }]
  expect(problemsOf(tables)).toEqual([
    {
      file: 'shelves',
      record: 'upper',
      field: 'holds.1.tool',
      code: 'referenceUnknown',
      expected: 'tools',
      found: 'drill',
    },
  ])
})

test('a record that the rules know by name must be there', () => {
  const tools = [{ id: 'saw' }, { id: 'drill' }]
  expect(missingRecords('tools', tools, ['saw', 'file', 'drill'])).toEqual([
    { file: 'tools', record: 'file', field: '', code: 'recordMissing' },
  ])
})

test('a table that is no list is refused as a whole', () => {
  expect(problemsOf({ ...printed(), shelves: {} })).toEqual([
    { file: 'shelves', record: '', field: '', code: 'tableNotAList' },
  ])
  expect(() => loadTable('tools', undefined, schemas.tools)).toThrow(ContentError)
})

test('every field says where it comes from, and nothing else does', () => {
  const tables = printed()
  tables.tools[0] = { ...tables.tools[0], source: { name: 'house', effect: 'hearsay' } }
  tables.tools[1] = { ...tables.tools[1], source: { name: 'house', cost: 'rulebook', weight: 'house' } }
  expect(problemsOf(tables)).toMatchObject([
    { record: 'saw', field: 'source.cost', code: 'fieldMissing' },
    { record: 'saw', field: 'source.effect', code: 'fieldChoice', found: 'hearsay' },
    { record: 'axe', field: 'source.weight', code: 'fieldUnknown' },
  ])
})

test('a name may have a source for each language', () => {
  const tables = printed()
  const name = { en: 'house', cs: 'rulebook', pl: 'house', ru: 'house' }
  tables.tools[1] = { ...tables.tools[1], source: { name, cost: 'rulebook' } }
  expect(problemsOf(tables)).toEqual([])
})

test('a record is as firm as the weakest of its fields, names apart', () => {
  const { tools } = load(printed())
  expect(tools.map(weakestSource)).toEqual(['public', 'rulebook', 'house'])
  expect(countBySource(tools)).toEqual({ total: 3, rulebook: 1, public: 1, house: 1, pack: 0 })
})

test('an error says on its first line where the first problem is', () => {
  const tables = printed()
  tables.tools[1] = { ...tables.tools[1], cost: -1 }
  expect(() => load(tables)).toThrow('tools, axe, cost, fieldTooSmall')
})
