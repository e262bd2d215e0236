import { applyPack, byId, ContentError, countBySource, type Pack, readPack } from '@nora/effects'
import { hash } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { expect, test } from 'vitest'
import { load, printed } from './shelf.ts'

const pack = (records: Pack['records'], more: Partial<Pack> = {}): Pack => ({
  format: 'nora-pack',
  game: 'bench',
  name: 'My own tools',
  records,
  ...more,
})

const applied = (records: Pack['records']) => load(applyPack('bench', printed(), pack(records)))

function refusalOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]
    throw error
  }
  return undefined
}

test('a pack changes the fields it names and no others', () => {
  const tools = byId(applied({ tools: { saw: { cost: 4 } } }).tools)
  expect(tools.get('saw')).toMatchObject({ cost: 4, effect: { do: 'gain', what: 'wood', n: 2 } })
  expect(tools.get('axe')).toEqual(printed().tools[1])
})

test('a pack may give a record a field it did not have, or take one away', () => {
  const tools = byId(applied({ tools: { axe: { effect: { do: 'play' } }, saw: { effect: null } } }).tools)
  expect(tools.get('axe')).toMatchObject({ effect: { do: 'play' }, source: { effect: 'pack' } })
  expect(tools.get('saw')).not.toHaveProperty('effect')
  expect(tools.get('saw')?.source).toEqual({ name: 'house', cost: 'rulebook' })
})

test('of a name only the languages given change', () => {
  const saw = byId(applied({ tools: { saw: { name: { cs: 'Pila' } } } }).tools).get('saw')
  expect(saw?.name).toEqual({ en: 'Saw', cs: 'Pila', pl: 'Saw', ru: 'Saw' })
  expect(saw?.source.name).toEqual({ en: 'house', cs: 'pack', pl: 'house', ru: 'house' })
})

test('a record with an owner’s value counts as the pack’s, one with an owner’s name does not', () => {
  const count = (fields: Pack['records'][string][string]) => countBySource(applied({ tools: { axe: fields } }).tools)
  expect(count({ cost: 3 })).toEqual({ total: 3, rulebook: 0, public: 1, house: 1, pack: 1 })
  expect(count({ name: { en: 'Hatchet' } })).toEqual({ total: 3, rulebook: 1, public: 1, house: 1, pack: 0 })
})

test('content with a pack has another hash; without one it has the same', () => {
  expect(hash(applied({ tools: { saw: { cost: 4 } } }))).not.toBe(hash(load(printed())))
  expect(hash(applied({}))).toBe(hash(load(printed())))
})

test('the printed tables are left as they were', () => {
  const tables = printed()
  applyPack('bench', tables, pack({ tools: { saw: { cost: 4, name: { en: 'X' } } } }))
  expect(tables).toEqual(printed())
})

test('a value that is wrong is refused with its record and field', () => {
  expect(refusalOf(() => applied({ tools: { saw: { cost: 'four' } } }))).toMatchObject({
    file: 'tools',
    record: 'saw',
    field: 'cost',
    code: 'fieldType',
    found: 'four',
  })
  expect(refusalOf(() => applied({ tools: { saw: { effect: { do: 'gain', what: 'wood' } } } }))).toMatchObject({
    record: 'saw',
    field: 'effect.n',
    code: 'fieldMissing',
  })
})

test('a field that the record cannot have is refused', () => {
  expect(refusalOf(() => applied({ tools: { saw: { weight: 3 } } }))).toMatchObject({
    record: 'saw',
    field: 'weight',
    code: 'fieldUnknown',
  })
})

test('a required field cannot be taken away', () => {
  expect(refusalOf(() => applied({ tools: { saw: { cost: null } } }))).toMatchObject({
    record: 'saw',
    field: 'cost',
    code: 'fieldMissing',
  })
})

test('a record or table that the game does not have is refused', () => {
  expect(refusalOf(() => applied({ tools: { drill: { cost: 1 } } }))).toMatchObject({
    file: 'tools',
    record: 'drill',
    code: 'recordUnknown',
  })
  expect(refusalOf(() => applied({ toys: {} }))).toMatchObject({ field: 'toys', code: 'tableUnknown' })
})

test('what an object inherits is no table and no record', () => {
  const inherited = JSON.parse('{"__proto__": {"saw": {"cost": 1}}}')
  expect(refusalOf(() => applied(inherited))).toMatchObject({ code: 'tableUnknown', field: '__proto__' })
  expect(refusalOf(() => applied({ constructor: {} } as never))).toMatchObject({ code: 'tableUnknown' })
  expect(refusalOf(() => applied({ tools: { toString: {} } } as never))).toMatchObject({ code: 'recordUnknown' })
})

test('a pack cannot say where its fields come from, nor rename a record', () => {
  for (const field of ['id', 'source']) {
    const refusal = refusalOf(() => applied({ tools: { saw: { [field]: 'rulebook' } } }))
    expect(refusal).toMatchObject({ record: 'saw', field, code: 'fieldFixed' })
  }
})

test('a pack for another game is refused', () => {
  const other = pack({}, { game: 'cats' })
  expect(refusalOf(() => applyPack('bench', printed(), other))).toMatchObject({ code: 'packOtherGame', found: 'cats' })
})

test('a pack file is read', () => {
  const written = pack({ tools: { saw: { cost: 4 } } })
  expect(readPack('my.json', JSON.stringify(written))).toEqual(written)
})

test('a file that is no pack is refused with what is missing', () => {
  expect(refusalOf(() => readPack('my.json', 'Saw: 4'))).toMatchObject({ file: 'my.json', code: 'packNotJson' })
  expect(refusalOf(() => readPack('my.json', '[]'))).toMatchObject({ file: 'my.json', code: 'fieldType' })
  expect(refusalOf(() => readPack('my.json', '{"format":"zip"}'))).toMatchObject({ field: 'format', found: 'zip' })
  const flat = JSON.stringify({ ...pack({}), records: { tools: { saw: 4 } } })
  expect(refusalOf(() => readPack('my.json', flat))).toMatchObject({ field: 'records.tools.saw', code: 'fieldType' })
})

test('a file of more than a million bytes is refused by its size, whatever the letters', () => {
  const long = (letter: string, n: number) => JSON.stringify(pack({ tools: { saw: { text: letter.repeat(n) } } }))
  expect(refusalOf(() => readPack('my.json', long('x', 999_000)))).toBeUndefined()
  expect(refusalOf(() => readPack('my.json', long('x', 1_000_001)))?.code).toBe('packTooLarge')
  expect(refusalOf(() => readPack('my.json', long('ř', 500_001)))?.code).toBe('packTooLarge')
})

test('a field with more in it than any card has is refused', () => {
  const full = (n: number) => JSON.stringify(pack({ tools: { saw: { effect: Array.from({ length: n }, () => 1) } } }))
  expect(refusalOf(() => readPack('my.json', full(300)))).toBeUndefined()
  expect(refusalOf(() => readPack('my.json', full(500)))).toMatchObject({
    ...{ file: 'tools', record: 'saw', field: 'effect' },
    ...{ code: 'fieldTooFull', expected: 400, found: 501 },
  })
})

test('a name that is longer than any is refused by its length', () => {
  const named = JSON.stringify(pack({}, { name: 'x'.repeat(101) }))
  expect(refusalOf(() => readPack('my.json', named))).toMatchObject({ field: 'name', code: 'fieldTooLong' })
})

test('a file that is nested without end is refused', () => {
  const deep = `${'{"effect":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  expect(refusalOf(() => readPack('my.json', deep))?.code).toBe('packTooDeep')
})

test('the refusal reads well in every language', () => {
  try {
    applied({ tools: { saw: { cost: 'four' } } })
    expect.unreachable()
  } catch (error) {
    const { reason } = error as ContentError
    expect(catalogues.en.why('cats', reason)).toBe('tools, saw: the field “cost” must be of type number.')
    expect(catalogues.cs.why('cats', reason)).toBe('tools, saw: pole „cost“ musí být typu number.')
  }
})
