import { isRecord, type Json } from '@nora/kernel'
import * as z from 'zod/mini'
import { MOST_VALUES, text } from './bounds.ts'
import { type Problem, problemsOf, refuseIf } from './problem.ts'
import { NAME, nameSchema, type Source, type Sources } from './source.ts'
import { idOf, type RawTables } from './table.ts'

const FORMAT = 'nora-pack'
/** A pack larger than this is no pack. */
const LARGEST = 1_000_000
/** No effect of any card is nested as deep as this; what is would exhaust the stack of whoever checks it. */
const DEEPEST = 32

type Fields = { readonly [field: string]: Json }

/** A JSON file that overrides fields of a game's records: the values an owner reads off the printed cards. */
export interface Pack {
  readonly format: typeof FORMAT
  readonly game: string
  readonly name: string | z.infer<typeof nameSchema>
  readonly records: { readonly [table: string]: { readonly [id: string]: Fields } }
}

const anything = z.unknown()
const packSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: text,
  name: z.union([text, nameSchema]),
  records: z.record(text, z.record(text, z.record(text, anything))),
})

/** Reads the text of a pack file; its values are checked when it is applied. */
export function readPack(file: string, content: string): Pack {
  const refuse = (problem: Omit<Problem, 'file' | 'record' | 'field'>) =>
    refuseIf([{ file, record: '', field: '', ...problem }])
  const size = bytesOf(content)
  if (size > LARGEST) refuse({ code: 'packTooLarge', expected: LARGEST, found: size })
  const value = parsed(content)
  if (value === undefined) refuse({ code: 'packNotJson' })
  if (!isShallow(value, DEEPEST)) refuse({ code: 'packTooDeep', expected: DEEPEST })
  refuseIf(problemsOf(packSchema, value, { file, record: '', field: '' }))
  const pack = value as unknown as Pack
  refuseIf(fullFields(pack))
  return pack
}

/**
 * The tables of a game with a pack's fields in place of the printed ones, each marked as coming from a pack. A field
 * given as null is taken off the record; of a name only the languages given change. The result is as unchecked as the
 * tables of a file: give it to the same loader, which names the record and field of every value that is wrong.
 */
export function applyPack(game: string, tables: RawTables, pack: Pack): RawTables {
  const file = pack.format
  if (pack.game !== game)
    refuseIf([{ file, record: '', field: 'game', code: 'packOtherGame', expected: game, found: pack.game }])
  refuseIf(Object.entries(pack.records).flatMap(([table, records]) => unknownParts(file, tables, table, records)))
  const changed = Object.entries(tables).map(([table, rows]) => {
    const records = ownField(pack.records, table)
    return [table, records ? (rows as readonly Fields[]).map((row) => overridden(row, records)) : rows]
  })
  return Object.fromEntries(changed)
}

/** Every part of an effect is looked at whenever the effect is: what takes long to look at cannot be played with. */
function fullFields({ records }: Pack): Problem[] {
  return Object.entries(records).flatMap(([file, rows]) =>
    Object.entries(rows).flatMap(([record, fields]) =>
      Object.entries(fields)
        .filter(([, value]) => valuesIn(value) > MOST_VALUES)
        .map(([field, value]) => ({
          ...{ file, record, field },
          ...{ code: 'fieldTooFull', expected: MOST_VALUES, found: valuesIn(value) },
        })),
    ),
  )
}

function valuesIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1
  let sum = 1
  for (const part of Object.values<Json | undefined>(value)) sum += valuesIn(part ?? null)
  return sum
}

function unknownParts(file: string, tables: RawTables, table: string, records: Pack['records'][string]): Problem[] {
  const rows = ownField(tables, table)
  if (!Array.isArray(rows)) {
    return [{ file, record: '', field: table, code: 'tableUnknown', expected: Object.keys(tables) }]
  }
  const known = new Set(rows.map(idOf))
  return Object.entries(records).flatMap(([id, fields]) => {
    if (!known.has(id)) return [{ file: table, record: id, field: '', code: 'recordUnknown' }]
    const own = Object.keys(fields).filter((field) => field === 'id' || field === 'source')
    return own.map((field) => ({ file: table, record: id, field, code: 'fieldFixed' }))
  })
}

function overridden(row: Fields, records: Pack['records'][string]): Fields {
  const fields = ownField(records, row.id as string)
  if (!fields) return row
  const result = new Map(Object.entries(row))
  const source = new Map(Object.entries((row.source ?? {}) as Sources)) as Map<string, Json>
  for (const [field, value] of Object.entries(fields)) {
    if (value === null) {
      result.delete(field)
      source.delete(field)
    } else if (field === NAME && isRecord(value) && isRecord(row.name)) {
      result.set(field, { ...row.name, ...value })
      source.set(field, nameSource(row.name, value, source.get(field)))
    } else {
      result.set(field, value)
      source.set(field, 'pack')
    }
  }
  result.set('source', Object.fromEntries(source))
  return Object.fromEntries(result)
}

function nameSource(name: Fields, given: Fields, before: Json | undefined): Json {
  const sourceIn = (language: string): Source =>
    language in given ? 'pack' : (((isRecord(before) ? before[language] : before) ?? 'house') as Source)
  return Object.fromEntries(Object.keys(name).map((language) => [language, sourceIn(language)]))
}

/** Never what an object inherits: ids come from files. */
function ownField<T>(record: { readonly [key: string]: T }, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function parsed(content: string): Json | undefined {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Walks level by level, because what it guards against is a stack that overflows. */
function isShallow(root: unknown, deepest: number): boolean {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return true
}

/** The size of a text as a file, in UTF-8. */
function bytesOf(content: string): number {
  let bytes = 0
  for (const character of content) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
