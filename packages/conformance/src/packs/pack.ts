import { type Fate, type Json, seededFate } from '@nora/kernel'
import { formsIn, readingsOf, type Schema } from './json-schema.ts'
import { made, pick, type Taste } from './made.ts'

type Fields = { readonly [field: string]: unknown }

/** What packs of a game are made of: its tables as they are, and the form of the records of each. */
export interface PackForm {
  readonly tables: { readonly [table: string]: readonly Fields[] }
  readonly forms: { readonly [table: string]: unknown }
}

/**
 * Three sorts of packs, all of them valid. `generated`: anything that the forms allow, anywhere. `nested`: one kind of gain
 * in every place where a card can do something, so that whatever it sets off is the same again. `hostile`: cards that do
 * as much as they may, over and over.
 */
export const packSorts = ['generated', 'nested', 'hostile'] as const

export type PackSort = (typeof packSorts)[number]

/** What keeps a pack from being used: the record and the field, empty where it is more than one. */
interface Fault {
  readonly file: string
  readonly record: string
  readonly field: string
}

type Records = Record<string, Record<string, Record<string, unknown>>>

/** Fields that a pack cannot change, or that change nothing. */
const FIXED: readonly string[] = ['id', 'source', 'name', 'kind']
/** How often a pack is tried again without what was wrong with it. */
const MOST_TRIES = 40

/**
 * A pack of a sort, always the same for the same seed. Forms do not say everything that must hold, so what the game refuses
 * is left out until it takes the pack: `faultsOf` says what is wrong with the text of one.
 */
export function packOf(
  game: string,
  form: PackForm,
  sort: PackSort,
  seed: number,
  faultsOf: (text: string) => readonly Fault[],
): string {
  const records = recordsOf(form, sort, seed)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const text = textOf(game, sort, seed, records)
    const faults = faultsOf(text)
    if (faults.length === 0) return text
    // All ways first: what is left out on one of them must not be missed on the next.
    const ways = faults.map((fault) => wayTo(records, fault))
    for (const way of ways) leaveOut(records, way)
  }
  return textOf(game, sort, seed, {})
}

function textOf(game: string, sort: PackSort, seed: number, records: Records): string {
  return JSON.stringify({ format: 'nora-pack', game, name: `${sort} ${seed}`, records })
}

/** The way to the field; without one to the record; without one to the table; and to all of it if it is none of them. */
function wayTo(records: Records, { file, record, field }: Fault): string[] {
  const rows = records[file]
  if (!rows) return []
  const fields = rows[record]
  if (!fields) return [file]
  const [first = ''] = field.split('.')
  return first in fields ? [file, record, first] : [file, record]
}

function leaveOut(records: Records, [table, record, field]: readonly string[]): void {
  if (table === undefined) for (const each of Object.keys(records)) records[each] = {}
  else if (record === undefined) records[table] = {}
  else if (field === undefined) delete records[table]?.[record]
  else delete records[table]?.[record]?.[field]
}

function recordsOf({ tables, forms }: PackForm, sort: PackSort, seed: number): Records {
  const fate = seededFate(seed)
  const words = [...wordsIn(tables as unknown as Json)]
  const taste = tastes[sort](fate, words, gainsIn(Object.values(forms) as Schema[]), seed)
  const records: Records = {}
  for (const [table, root] of Object.entries(forms) as [string, Schema][]) {
    const rows: Records[string] = {}
    for (const record of tables[table] ?? []) {
      const fields = fieldsOf(root, record, fate, taste)
      if (Object.keys(fields).length > 0) rows[record.id as string] = fields
    }
    records[table] = rows
  }
  return records
}

/** Some fields of a record made anew. */
function fieldsOf(root: Schema, record: Fields, fate: Fate, taste: PackTaste): Record<string, unknown> {
  const { properties = {} } = readingOf(root, record)
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (FIXED.includes(name) || !taste.changes(fate, root, schema)) continue
    const value = made(schema, fate, taste, root)
    if (value !== undefined) fields[name] = value
  }
  return fields
}

/** A card keeps its kind: of several readings of a record the one that it has. */
function readingOf(root: Schema, record: Fields): Schema {
  const fits = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(([name, part]) => !('const' in part) || part.const === record[name])
  return readingsOf(root)?.find(fits) ?? root
}

/** Every text in a value, names of fields included. */
function wordsIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  if (typeof value !== 'object' || value === null) return found
  for (const [name, part] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(name)
    wordsIn(part as Json, found)
  }
  return found
}

/** A word that does something by itself, and of what, if the word says that. */
interface Gain {
  readonly word: unknown
  readonly what?: unknown
}

/** What says which word a phrase is: effects of the language that cards share, and of cards that have their own. */
const WORDS = ['do', 'effect'] as const

const wordOf = ({ properties = {} }: Schema): unknown =>
  WORDS.map((name) => properties[name]?.const).find((word) => word !== undefined)

/** Every kind of gain that cards can be written with: those that are not made of other effects. */
export function gainsIn(roots: readonly Schema[]): Gain[] {
  const found = new Map<string, Gain>()
  for (const root of roots) {
    for (const form of formsIn(root, root)) {
      const readings = readingsOf(form)
      for (const reading of readings ?? []) {
        const word = wordOf(reading)
        if (word === undefined || formsIn(root, reading).has(form)) continue
        const whats = reading.properties?.what?.enum ?? [undefined]
        for (const what of whats)
          found.set(JSON.stringify([word, what]), what === undefined ? { word } : { word, what })
      }
    }
  }
  return [...found.values()]
}

/** How the values of a pack are made, and which fields are made at all. */
interface PackTaste extends Taste {
  changes(fate: Fate, root: Schema, schema: Schema): boolean
}

type MakeTaste = (fate: Fate, words: readonly string[], gains: readonly Gain[], seed: number) => PackTaste

const PERCENT = 100
/** Nearly always small, as on printed cards; now and then a limit. */
const small = (fate: Fate, least: number, greatest: number): number =>
  fate.below(25) === 0 ? pick(fate, [least, greatest]) : Math.min(greatest, least + fate.below(pick(fate, [2, 4, 8])))
const few = (fate: Fate, least: number, greatest: number): number => Math.min(greatest, least + fate.below(3))

const doesSomething = (root: Schema, schema: Schema): boolean =>
  [...formsIn(root, schema)].some((form) => readingsOf(form)?.some((reading) => wordOf(reading) !== undefined))

const tastes: { readonly [sort in PackSort]: MakeTaste } = {
  generated(fate, words) {
    const share = pick(fate, [3, 10, 30, 70])
    return {
      ...{ words, deepest: 5, number: small, parts: few },
      changes: (chance) => chance.below(PERCENT) < share,
    }
  },
  nested(_fate, words, gains, seed) {
    const gain = gains[seed % gains.length] as Gain
    return {
      ...{ words, deepest: 3, number: small, parts: few },
      changes: (_chance, root, schema) => doesSomething(root, schema),
      reading: (_chance, readings) => {
        const own = readings.find((reading) => wordOf(reading) === gain.word)
        return own && gain.what !== undefined ? narrowed(own, gain.what) : own
      },
    }
  },
  hostile(fate, words) {
    const share = pick(fate, [10, 50, 100])
    const much = (chance: Fate, least: number, greatest: number) =>
      pick(chance, [greatest, greatest, Math.min(greatest, 20), Math.min(greatest, least + 2)])
    return {
      ...{ words, deepest: 9, parts: few, number: much },
      changes: (chance, root, schema) => doesSomething(root, schema) && chance.below(PERCENT) < share,
      // What is made of other effects comes first, and so inside itself.
      reading: (chance, _readings, nesting) =>
        nesting.length > 0 && chance.below(4) > 0 ? pick(chance, nesting) : undefined,
    }
  },
}

function narrowed(reading: Schema, what: unknown): Schema {
  return { ...reading, properties: { ...reading.properties, what: { const: what } } }
}
