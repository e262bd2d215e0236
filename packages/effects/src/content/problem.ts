import { because, type Json, type Reason, Refused } from '@nora/kernel'
import type * as z from 'zod/mini'

/** What is wrong with content, and where. */
export interface Problem {
  /** The file or table. */
  readonly file: string
  /** The record's id, or its place in the file if it has none; empty when it is the whole file. */
  readonly record: string
  /** The way to the field, as in `effect.options.wood.n`; empty when it is the whole record. */
  readonly field: string
  readonly code: string
  /** What would be right: a type, the known values, a limit. */
  readonly expected?: Json
  /** What stands there, if it is short enough to show. */
  readonly found?: Json
}

export type RecordPlace = Pick<Problem, 'file' | 'record' | 'field'>

/** Content that cannot be used. The reason is the first problem, with the number of others. */
export class ContentError extends Refused {
  readonly problems: readonly Problem[]
  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(reasonOf(problems[0], problems.length - 1))
    this.name = 'ContentError'
    this.message = problems.map(line).join('\n')
    this.problems = problems
  }
}

/** Refuses content with everything that is wrong with it, if anything is. */
export function refuseIf(problems: readonly Problem[]): void {
  const [first, ...others] = problems
  if (first) throw new ContentError([first, ...others])
}

/** `where` is the file and, if there is one, the record, for a sentence that names both. */
function reasonOf({ code, ...rest }: Problem, others: number): Reason {
  return because(code, { ...rest, where: joined(rest.file, rest.record), others })
}

/** One line per problem, for logs: where, what, what was wanted, what stands there. */
function line({ file, record, field, code, expected, found }: Problem): string {
  const values = [expected, found].map((value) => (value === undefined ? '' : JSON.stringify(value)))
  return joined(joined(file, record), field, code, ...values)
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** What a schema has against a value, in our own codes. */
export function problemsOf(schema: z.ZodMiniType, value: unknown, place: RecordPlace): Problem[] {
  const checked = schema.safeParse(value)
  if (checked.success) return []
  return checked.error.issues.flatMap((issue) => translated(issue, value, place))
}

type Issue = z.core.$ZodIssue

function translated(issue: Issue, root: unknown, place: RecordPlace): Problem[] {
  const found = valueAt(root, issue.path)
  const at = (code: string, expected?: Json): Problem[] => [
    { ...within(place, issue.path), code, ...(expected === undefined ? {} : { expected }), ...shown(found) },
  ]
  const oneOfThese = (known: readonly Json[]) =>
    at(found === undefined ? 'fieldMissing' : known.length > 0 ? 'fieldChoice' : 'fieldValue', known)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ ...within(place, [...issue.path, key]), code: 'fieldUnknown' }))
    case 'invalid_union':
      return ofUnion(issue, root, place) ?? oneOfThese(wordsOf(issue))
    case 'invalid_type':
      return found === undefined ? at('fieldMissing', issue.expected) : at('fieldType', issue.expected)
    case 'invalid_value':
      return oneOfThese(issue.values as readonly Json[])
    // Content counts in whole numbers, so what must be above 0 must be at least 1.
    case 'too_small':
      return at('fieldTooSmall', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0))
    case 'too_big':
      return at(
        issue.origin === 'number' || issue.origin === 'int' ? 'fieldTooBig' : 'fieldTooLong',
        Number(issue.maximum) - (issue.inclusive === false ? 1 : 0),
      )
    case 'invalid_format':
      return at('fieldForm', issue.pattern ?? issue.format)
    case 'invalid_key':
      return [{ ...within(place, issue.path), code: 'fieldUnknown' }]
    default:
      return at('fieldValue')
  }
}

/** Of the readings a value could have, the one that came furthest is the one that was meant. */
function ofUnion(issue: Issue & { code: 'invalid_union' }, root: unknown, place: RecordPlace): Problem[] | undefined {
  const readings = issue.errors.map((issues) =>
    issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  )
  const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  const [best] = readings.sort((one, other) => depthOf(other) - depthOf(one))
  return best?.flatMap((inner) => translated(inner, root, place))
}

/** The words a language knows at this place. */
function wordsOf(issue: Issue): readonly Json[] {
  return 'options' in issue && Array.isArray(issue.options) ? (issue.options as readonly Json[]) : []
}

function within(place: RecordPlace, path: readonly PropertyKey[]): RecordPlace {
  const parts = path.map(String)
  return { ...place, field: [...(place.field === '' ? [] : [place.field]), ...parts].join('.') }
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

function shown(value: unknown): { found?: Json } {
  const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return plain ? { found: typeof value === 'string' ? value.slice(0, 80) : (value as Json) } : {}
}
