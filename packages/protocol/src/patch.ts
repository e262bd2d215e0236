import { copy, equal, isRecord, type Json } from '@nora/kernel'
import * as z from 'zod/mini'
import { as } from './values.ts'

export type Path = readonly (string | number)[]

/**
 * One change of a JSON value: something set, something gone from a record, or a stretch of a list replaced by another.
 * A path leads from the whole to the part.
 */
export type Change =
  | readonly ['set', Path, Json]
  | readonly ['drop', Path]
  | readonly ['splice', Path, at: number, removed: number, inserted: readonly Json[]]

export type Patch = readonly Change[]

const path = z.array(z.union([z.string(), z.int()]))
const place = z.int().check(z.minimum(0))

export const patch = as<Patch>(
  z.array(
    z.union([
      z.tuple([z.literal('set'), path, z.unknown()]),
      z.tuple([z.literal('drop'), path]),
      z.tuple([z.literal('splice'), path, place, place, z.array(z.unknown())]),
    ]),
  ),
)

type Fields = { readonly [key: string]: unknown }

/** What turns one JSON value into another. The changes share nothing with either. */
export function diff(before: unknown, after: unknown, at: Path = []): Change[] {
  const changes: Change[] = []
  compare(before, after, [...at], changes)
  return changes
}

/** The trail leads to where the two are compared; it is copied only where they differ. */
type Trail = (string | number)[]

function compare(before: unknown, after: unknown, trail: Trail, changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, trail, changes)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, trail, changes)
  else changes.push(['set', [...trail], copy(after) as Json])
}

function compareRecords(before: Fields, after: Fields, trail: Trail, changes: Change[]): void {
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (value === old || value === undefined) continue
    trail.push(key)
    compare(old, value, trail, changes)
    trail.pop()
  }
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined) changes.push(['drop', [...trail, key]])
  }
}

/** Lists of the same length differ place by place, others in the one stretch between what they begin and end with. */
function compareLists(before: readonly unknown[], after: readonly unknown[], trail: Trail, changes: Change[]): void {
  const { length } = after
  if (before.length === length && holdsParts(after)) {
    for (let index = 0; index < length; index++) {
      if (before[index] === after[index]) continue
      trail.push(index)
      compare(before[index], after[index], trail, changes)
      trail.pop()
    }
    return
  }
  const least = Math.min(before.length, length)
  let head = 0
  while (head < least && equal(before[head], after[head])) head++
  if (head === length && before.length === length) return
  let tail = 0
  while (tail < least - head && equal(before[before.length - 1 - tail], after[length - 1 - tail])) tail++
  const inserted = copy(after.slice(head, length - tail)) as Json[]
  changes.push(['splice', [...trail], head, before.length - head - tail, inserted])
}

function holdsParts(list: readonly unknown[]): boolean {
  return list.some((item) => typeof item === 'object' && item !== null)
}

/** The value with the changes made; what did not change is shared with the old value, which stays as it was. */
export function patched<T>(value: T, changes: Patch): T {
  let result: unknown = value
  const fresh = new Set<object>()
  for (const change of changes) result = changed(result, change, change[1], 0, fresh)
  return result as T
}

function changed(value: unknown, change: Change, path: Path, depth: number, fresh: Set<object>): unknown {
  const key = path[depth]
  if (key === undefined) return made(value, change, fresh)
  // No value of ours has such a field: it would change what the record is.
  if (key === '__proto__') throw new PatchError(change)
  const whole = ownCopy(value, fresh)
  if (depth === path.length - 1 && change[0] === 'drop') delete whole[key]
  else whole[key] = changed(whole[key], change, path, depth + 1, fresh)
  return whole
}

function made(value: unknown, change: Change, fresh: Set<object>): unknown {
  if (change[0] === 'set') return change[2]
  if (change[0] === 'drop' || !Array.isArray(value)) throw new PatchError(change)
  const list = ownCopy(value, fresh) as unknown as unknown[]
  list.splice(change[2], change[3], ...change[4])
  return list
}

function ownCopy(value: unknown, fresh: Set<object>): Record<string | number, unknown> {
  if (typeof value !== 'object' || value === null) throw new PatchError(value)
  if (fresh.has(value)) return value as Record<string, unknown>
  const twin = Array.isArray(value) ? [...value] : { ...value }
  fresh.add(twin)
  return twin as Record<string, unknown>
}

/** A patch for another value than this one: whoever holds it has missed something. */
export class PatchError extends Error {
  constructor(what: unknown) {
    super(`a patch does not fit: ${JSON.stringify(what)}`)
    this.name = 'PatchError'
  }
}
