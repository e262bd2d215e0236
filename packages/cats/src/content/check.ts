import type * as z from 'zod/mini'
import { boatSchema, discoverySchema, familySchema, sectionSchema, shapeSchema, soloSchema } from './schema.ts'
import type { RawTables, Tables } from './tables.ts'

/** What is wrong with content, and where. */
export interface ContentProblem {
  readonly file: string
  /** The record's id, or its place in the file if it has none. */
  readonly record: string
  /** The way to the field, as in `lesson.of.count`. */
  readonly field: string
  readonly code: string
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]
  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, record, field, code }) => `${file} ${record} ${field}: ${code}`).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

const schemas = {
  boats: boatSchema,
  sections: sectionSchema,
  shapes: shapeSchema,
  discovery: discoverySchema,
  family: familySchema,
  solo: soloSchema,
}

/** Whether every record has the form its table asks for. */
export function checkForm(raw: RawTables): ContentProblem[] {
  return Object.entries(schemas).flatMap(([table, schema]) =>
    checkTable(fileOf(table as keyof Tables), schema, raw[table as keyof Tables]),
  )
}

export function fileOf(table: keyof Tables): string {
  return `${table}.json`
}

function checkTable(file: string, schema: z.ZodMiniType, table: unknown): ContentProblem[] {
  if (!Array.isArray(table)) return [{ file, record: '', field: '', code: 'notAList' }]
  return table.flatMap((value: unknown, index) => {
    const checked = schema.safeParse(value)
    const record = idOf(value) ?? `#${index}`
    if (checked.success) return []
    return checked.error.issues.flatMap((issue) =>
      waysTo(issue).map((way) => ({ file, record, field: way.join('.'), code: issue.code ?? 'invalid' })),
    )
  })
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' ? id : undefined
}

/** A record with unknown fields is one complaint of the schema; a reader wants each field by name. */
function waysTo(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  return [issue.path]
}
