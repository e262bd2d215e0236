import { canonical, equal, isRecord, type Json } from '@nora/kernel'
import { partAt } from './part.ts'

/** Lists longer than this are offered part by part. */
const LONGEST = 16

/** Choices that share what they name first. */
export interface Bundle {
  /** What they share, written as a choice. */
  readonly common: Json
  readonly choices: readonly Json[]
}

/**
 * A long list split by the first thing in which its choices differ: first which tile, then where. Choices that are alike
 * in no part stand alone. The order of the list is kept.
 */
export function bundled(choices: readonly Json[], longest = LONGEST): readonly Bundle[] {
  if (choices.length <= longest) return choices.map(alone)
  const path = splittingPath(choices)
  if (!path) return choices.map(alone)
  const groups = new Map<string, Json[]>()
  for (const choice of choices) {
    const part = partAt(choice, path)
    // What has no such part cannot share it: it stands alone.
    const key = part === undefined ? `alone:${canonical(choice)}` : canonical(part)
    const group = groups.get(key)
    if (group) group.push(choice)
    else groups.set(key, [choice])
  }
  return [...groups.values()].map((members) => {
    const [first, ...rest] = members as [Json, ...Json[]]
    return rest.length === 0 ? alone(first) : { common: shared(first, rest), choices: members }
  })
}

function alone(choice: Json): Bundle {
  return { common: choice, choices: [choice] }
}

type Path = readonly (string | number)[]

/** The first part of a choice that splits the list into fewer groups than it has choices, but more than one. */
function splittingPath(choices: readonly Json[]): Path | undefined {
  for (const path of pathsOf(richest(choices))) {
    const values = new Set(choices.map((choice) => canonical(partAt(choice, path) ?? choice)))
    if (values.size > 1 && values.size < choices.length) return path
  }
  return undefined
}

/** The choice with most parts: an empty list has none to differ in. */
function richest(choices: readonly Json[]): Json {
  const parts = (choice: Json) => (typeof choice === 'object' && choice !== null ? Object.keys(choice).length : 0)
  return choices.reduce((best, choice) => (parts(choice) > parts(best) ? choice : best))
}

function* pathsOf(value: Json, prefix: Path = []): Generator<Path> {
  if (prefix.length > 0) yield prefix
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++) yield* pathsOf(value[index], [...prefix, index])
  else if (isRecord(value)) for (const key of Object.keys(value)) yield* pathsOf(value[key] as Json, [...prefix, key])
}

/** The parts in which all are alike: fields of a record, the beginning of a list. */
function shared(first: Json, rest: readonly Json[]): Json {
  if (Array.isArray(first)) {
    const differs = first.findIndex((part, index) => !rest.every((other) => equal((other as Json[])[index], part)))
    return differs < 0 ? first : first.slice(0, differs)
  }
  if (!isRecord(first)) return first
  const alike = Object.entries(first).filter(([key, value]) =>
    rest.every((other) => isRecord(other) && equal(other[key], value)),
  )
  return Object.fromEntries(alike)
}
