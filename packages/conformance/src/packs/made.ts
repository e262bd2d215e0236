import type { Fate } from '@nora/kernel'
import { formsIn, readingsOf, resolved, type Schema } from './json-schema.ts'

/** How the one who makes values likes them. */
export interface Taste {
  /** Texts that mean something to who reads them. */
  readonly words: readonly string[]
  /** Beyond this many forms inside each other, nothing is made that could have another of its own form in it. */
  readonly deepest: number
  number(fate: Fate, least: number, greatest: number): number
  /** How many parts a list or a record has. */
  parts(fate: Fate, least: number, greatest: number): number
  /** One of several readings, given how deep it stands; left out, any. `nesting` are those with another of their own form in them. */
  reading?(fate: Fate, readings: readonly Schema[], nesting: readonly Schema[], depth: number): Schema | undefined
  /** A text that fits no word; left out, there is none. */
  text?(fate: Fate, schema: Schema): string
  /** A value where the schema says nothing. */
  anything?(fate: Fate): unknown
}

export const pick = <T>(fate: Fate, list: readonly T[]): T => list[fate.below(list.length)] as T

/** A value that the schema allows, or nothing where none can be made. */
export function made(schema: Schema, fate: Fate, taste: Taste, root: Schema = schema): unknown {
  return new Maker(root, fate, taste).value(schema, 0)
}

const MOST_PARTS = 30

class Maker {
  private readonly root: Schema
  private readonly fate: Fate
  private readonly taste: Taste

  constructor(root: Schema, fate: Fate, taste: Taste) {
    this.root = root
    this.fate = fate
    this.taste = taste
  }

  value(given: Schema, depth: number): unknown {
    const { fate, taste } = this
    const schema = resolved(this.root, given)
    if ('const' in schema) return schema.const
    if (schema.enum) return pick(fate, schema.enum)
    if (schema.not) return undefined
    const readings = readingsOf(schema)
    if (readings) return this.value(this.reading(schema, readings, depth), depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => this.value(one, depth)))
    const type = typeof schema.type === 'string' ? schema.type : schema.type && pick(fate, schema.type)
    switch (type) {
      case 'string':
        return this.text(schema)
      case 'integer':
      case 'number':
        return taste.number(fate, schema.minimum ?? 0, schema.maximum ?? Number.MAX_SAFE_INTEGER)
      case 'boolean':
        return fate.below(2) === 0
      case 'null':
        return null
      case 'array':
        return this.list(schema, depth)
      case 'object':
        return schema.propertyNames ? this.record(schema, depth) : this.object(schema, depth)
      default:
        return taste.anything?.(fate)
    }
  }

  private reading(schema: Schema, readings: readonly Schema[], depth: number): Schema {
    const { root, fate, taste } = this
    const nesting = nestingIn(root, schema, readings)
    const flat = readings.filter((reading) => !nesting.includes(reading))
    if (depth >= taste.deepest && flat.length > 0) return taste.reading?.(fate, flat, [], depth) ?? pick(fate, flat)
    return taste.reading?.(fate, readings, nesting, depth) ?? pick(fate, readings)
  }

  private text(schema: Schema): string | undefined {
    const { fate, taste } = this
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema
    const form = pattern === undefined ? undefined : new RegExp(pattern)
    const fitting = taste.words.filter(
      (word) => word.length >= minLength && word.length <= maxLength && (form?.test(word) ?? true),
    )
    const own = taste.text && (fitting.length === 0 || fate.below(3) === 0)
    if (own) return taste.text?.(fate, schema)
    return fitting.length > 0 ? pick(fate, fitting) : undefined
  }

  private list({ items = {}, prefixItems, minItems = 0, maxItems = MOST_PARTS }: Schema, depth: number): unknown {
    if (prefixItems) return whole(prefixItems.map((part) => this.value(part, depth + 1)))
    const length = depth > this.taste.deepest ? minItems : this.taste.parts(this.fate, minItems, maxItems)
    return whole(Array.from({ length }, () => this.value(items, depth + 1)))
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): object | undefined {
    const names = Object.keys(properties).filter((name) => required.includes(name) || this.fate.below(2) === 0)
    const values = whole(names.map((name) => this.value(properties[name] as Schema, depth + 1)))
    return values && Object.fromEntries(names.map((name, index) => [name, values[index]]))
  }

  private record({ propertyNames = {}, additionalProperties }: Schema, depth: number): object | undefined {
    const length = this.taste.parts(this.fate, 2, MOST_PARTS)
    const names = new Set(Array.from({ length }, () => this.value(propertyNames, depth + 1)))
    const form = typeof additionalProperties === 'object' ? additionalProperties : {}
    const values = whole([...names].map(() => this.value(form, depth + 1)))
    return values && Object.fromEntries([...names].map((name, index) => [String(name), values[index]]))
  }
}

/** Nothing if a part of it cannot be made. */
function whole(parts: readonly unknown[]): readonly unknown[] | undefined {
  return parts.includes(undefined) ? undefined : parts
}

const known = new WeakMap<Schema, readonly Schema[]>()

/** The readings that have another value of the same form in them: an effect with an effect inside. */
function nestingIn(root: Schema, schema: Schema, readings: readonly Schema[]): readonly Schema[] {
  let nesting = known.get(schema)
  if (!nesting) {
    nesting = readings.filter((reading) => formsIn(root, reading).has(schema))
    known.set(schema, nesting)
  }
  return nesting
}
