import { isRecord } from '@nora/kernel'
import * as z from 'zod/mini'
import { type Problem, problemsOf, refuseIf } from './problem.ts'

/** The content of a game before it is checked: one list of records per table, as files and packs give it. */
export type RawTables = { readonly [table: string]: unknown }

type Schemas = { readonly [table: string]: z.ZodMiniType }

/** The same once it is checked. */
export type Tables<S extends Schemas> = { readonly [table in keyof S]: readonly z.output<S[table]>[] }

/**
 * Fields that name a record of another table: `{ missions: { 'rows.*.guest': 'guests' } }`. A star stands for every
 * part of a list or record; a field that is missing refers to nothing.
 */
export type References = { readonly [table: string]: { readonly [field: string]: string } }

/** The forms of all tables as JSON Schema: what may be given, not what comes of it. */
export function formsOf(schemas: Schemas): { readonly [table: string]: unknown } {
  return Object.fromEntries(
    Object.entries(schemas).map(([table, schema]) => [table, z.toJSONSchema(schema, { io: 'input' })]),
  )
}

/** Checks every record of every table; a `ContentError` lists all that is wrong, with file, record and field. */
export function loadTables<S extends Schemas>(raw: RawTables, schemas: S, references: References = {}): Tables<S> {
  refuseIf(Object.keys(schemas).flatMap((table) => tableProblems(table, raw[table], schemas[table] as z.ZodMiniType)))
  const tables = raw as unknown as Tables<S>
  refuseIf(Object.entries(references).flatMap(([table, fields]) => referenceProblems(tables, table, fields)))
  return tables
}

/** One table on its own. */
export function loadTable<R>(table: string, records: unknown, schema: z.ZodMiniType<R>): readonly R[] {
  refuseIf(tableProblems(table, records, schema))
  return records as readonly R[]
}

/** Records by their ids, in the order of the table. */
export function byId<R extends { readonly id: string }>(records: Iterable<R>): ReadonlyMap<string, R> {
  return new Map(Array.from(records, (record) => [record.id, record]))
}

/** Records that the rules know by name must be there. */
export function missingRecords(
  file: string,
  records: readonly { readonly id: string }[],
  ids: readonly string[],
): Problem[] {
  const known = new Set(records.map(({ id }) => id))
  return ids.filter((id) => !known.has(id)).map((id) => ({ file, record: id, field: '', code: 'recordMissing' }))
}

function tableProblems(file: string, records: unknown, schema: z.ZodMiniType): Problem[] {
  if (!Array.isArray(records)) return [{ file, record: '', field: '', code: 'tableNotAList' }]
  const seen = new Set<string>()
  return records.flatMap((value: unknown, index) => {
    const id = idOf(value)
    const place = { file, record: id ?? `#${index + 1}`, field: '' }
    const problems = problemsOf(schema, value, place).sort(sourcesLast)
    if (id !== undefined && seen.has(id)) problems.push({ ...place, field: 'id', code: 'idTwice', found: id })
    if (id !== undefined) seen.add(id)
    return problems
  })
}

/** A field that should not be there has no source either: the field itself is what its author looks for. */
function sourcesLast(one: Problem, other: Problem): number {
  return Number(one.field.startsWith('source')) - Number(other.field.startsWith('source'))
}

export function idOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.id === 'string' ? value.id : undefined
}

function referenceProblems(tables: RawTables, file: string, fields: References[string]): Problem[] {
  const rows = tables[file] as readonly { readonly id: string }[]
  return Object.entries(fields).flatMap(([pattern, target]) => {
    const known = new Set((tables[target] as readonly { readonly id: string }[]).map(({ id }) => id))
    return rows.flatMap((row) =>
      named(row, pattern.split('.'), [])
        .filter(({ value }) => !known.has(value))
        .map(({ field, value }) => ({
          ...{ file, record: row.id, field },
          ...{ code: 'referenceUnknown', expected: target, found: value },
        })),
    )
  })
}

/** The values that stand at a pattern of fields, each with its way. */
function named(value: unknown, pattern: readonly string[], way: readonly string[]): { field: string; value: string }[] {
  const [first, ...rest] = pattern
  if (first === undefined) return typeof value === 'string' ? [{ field: way.join('.'), value }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => first === '*' || key === first)
  return entries.flatMap(([key, part]) => named(part, rest, [...way, key]))
}
