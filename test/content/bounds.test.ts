import { LARGEST_NUMBER, LONGEST_LIST, LONGEST_TEXT } from '@nora/effects'
import { isRecord } from '@nora/kernel'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemas as cats } from '../../packages/cats/src/content/schema.ts'
import { schemasOf as wistarSchemas } from '../../packages/wistar/src/content/schema.ts'
import { language as wistarLanguage } from '../../packages/wistar/src/language/language.ts'
import { schemasOf as woodcraftSchemas } from '../../packages/woodcraft/src/content/schema.ts'
import { woodcraftLanguage } from '../../packages/woodcraft/src/language/language.ts'

const games: { readonly [game: string]: { readonly [table: string]: z.ZodMiniType } } = {
  cats,
  wistar: wistarSchemas(wistarLanguage.schema),
  woodcraft: woodcraftSchemas(woodcraftLanguage({}).schema),
}
const tables = Object.entries(games).flatMap(([game, schemas]) =>
  Object.entries(schemas).map(([table, schema]) => ({ game, table, schema })),
)

/** What may be given, not what comes of it. */
const formOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' })

test.each(tables)('$game: nothing in a record of $table is without a bound', ({ schema }) => {
  expect(boundless(formOf(schema), '')).toEqual([])
})

test('a bound that is missing is found', () => {
  const loose = z.strictObject({
    number: z.int(),
    negative: z.int().check(z.maximum(5)),
    list: z.array(z.literal('x')),
    text: z.string(),
    pattern: z.string().check(z.regex(/^\d+$/)),
    record: z.record(z.string(), z.literal(1)),
    open: z.object({}),
    anything: z.unknown(),
  })
  expect(boundless(formOf(loose), '')).toEqual([
    '/number',
    '/negative',
    '/list',
    '/text',
    '/pattern',
    '/record/names',
    '/open',
    '/anything',
  ])
})

type Schema = { readonly [keyword: string]: unknown }

/** The ways to whatever a schema lets grow, read off its JSON Schema. What it refers to stands among its definitions. */
function boundless(schema: unknown, way: string): string[] {
  if (!isRecord(schema)) return []
  if ('$ref' in schema) return definitionsIn(schema, way)
  const options = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  if (options.length > 0) return [...options.flatMap((option) => boundless(option, way)), ...definitionsIn(schema, way)]
  return [...(isBounded(schema) ? [] : [way]), ...partsOf(schema, way), ...definitionsIn(schema, way)]
}

function definitionsIn({ $defs }: Schema, way: string): string[] {
  return isRecord($defs) ? Object.entries($defs).flatMap(([name, part]) => boundless(part, `${way}/${name}`)) : []
}

function partsOf(
  { properties, additionalProperties, propertyNames, items, prefixItems }: Schema,
  way: string,
): string[] {
  const named = isRecord(properties) ? Object.entries(properties) : []
  return [
    ...named.flatMap(([name, part]) => boundless(part, `${way}/${name}`)),
    ...boundless(propertyNames, `${way}/names`),
    ...boundless(additionalProperties, `${way}/values`),
    ...boundless(items, `${way}/items`),
    ...(Array.isArray(prefixItems) ? prefixItems.flatMap((part) => boundless(part, `${way}/items`)) : []),
  ]
}

function isBounded(schema: Schema): boolean {
  if ('const' in schema || 'enum' in schema || 'not' in schema) return true
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Number(schema.maximum) <= LARGEST_NUMBER && Number(schema.minimum) >= -LARGEST_NUMBER
    case 'array':
      return Array.isArray(schema.prefixItems) || Number(schema.maxItems) <= LONGEST_LIST
    case 'string':
      return Number(schema.maxLength) <= LONGEST_TEXT || isFinitePattern(schema.pattern)
    case 'object':
      return schema.additionalProperties === false || isRecord(schema.propertyNames)
    case 'boolean':
    case 'null':
      return true
    default:
      return false
  }
}

/** A pattern from end to end in which nothing comes any number of times. */
function isFinitePattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+](?![^[]*\])|\{\d+,\}/.test(pattern)
}
