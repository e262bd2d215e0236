import { copy, equal, isRecord, type Json } from '@nora/kernel'
import * as z from 'zod/mini'
import { anyJson, list, whole } from './values.ts'

const path = list(z.union([z.string(), z.int()]))

/**
 * One change of a JSON value: something set, something gone from a record, or a stretch of a list replaced by another
 * (where it begins, how many go, what comes). A path leads from the whole to the part.
 */
const change = z.union([
  z.readonly(z.tuple([z.literal('set'), path, anyJson])),
  z.readonly(z.tuple([z.literal('drop'), path])),
  z.readonly(z.tuple([z.literal('splice'), path, whole, whole, list(anyJson)])),
])

export const patch = list(change)

export type Path = z.infer<typeof path>
export type Difference = z.infer<typeof change>
export type Patch = z.infer<typeof patch>

type Fields = { readonly [key: string]: unknown }

/** What turns one JSON value into another. The changes share nothing with either. */
export function diff(before: unknown, after: unknown, at: Path = []): Difference[] {
  const walk: Walk = { trail: [...at], changes: [], follows: false }
  compare(before, after, walk)
  return walk.changes
}

/** The same for a record that is to be kept like the other: it is changed on the way, and shares nothing either. */
export function follow<T extends object>(kept: T, now: T, at: Path = []): Difference[] {
  const walk: Walk = { trail: [...at], changes: [], follows: true }
  compareRecords(kept as Record<string, unknown>, now as Fields, walk)
  return walk.changes
}

interface Walk {
  /** Leads to where the two are compared; it is copied only where they differ. */
  readonly trail: (string | number)[]
  readonly changes: Difference[]
  /** The first value is made like the second. */
  readonly follows: boolean
}

/** Returns what stands in the place of the first value afterwards, if it follows. */
function compare(before: unknown, after: unknown, walk: Walk): unknown {
  if (before === after) return before
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, walk)
  if (isRecord(before) && isRecord(after)) return compareRecords(before, after, walk)
  walk.changes.push(['set', [...walk.trail], copy(after) as Json])
  return walk.follows ? copy(after) : before
}

function compareRecords(before: Record<string, unknown>, after: Fields, walk: Walk): unknown {
  const { trail, follows } = walk
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (value === old || value === undefined) continue
    trail.push(key)
    const left = compare(old, value, walk)
    if (follows && left !== old) before[key] = left
    trail.pop()
  }
  for (const key in before) {
    if (before[key] === undefined || isThere(after[key])) continue
    walk.changes.push(['drop', [...trail, key]])
    if (follows) delete before[key]
  }
  return before
}

/** A field may be named like something that every object has; all of that is functions, and JSON has none. */
function isThere(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function'
}

/** Lists of the same length differ place by place, others in the one stretch between what they begin and end with. */
function compareLists(before: unknown[], after: readonly unknown[], walk: Walk): unknown {
  const { trail, follows } = walk
  const { length } = after
  if (before.length === length && holdsParts(after)) {
    for (let index = 0; index < length; index++) {
      if (before[index] === after[index]) continue
      trail.push(index)
      const left = compare(before[index], after[index], walk)
      if (follows) before[index] = left
      trail.pop()
    }
    return before
  }
  const least = Math.min(before.length, length)
  let head = 0
  while (head < least && equal(before[head], after[head])) head++
  if (head === length && before.length === length) return before
  let tail = 0
  while (tail < least - head && equal(before[before.length - 1 - tail], after[length - 1 - tail])) tail++
  const inserted = copy(after.slice(head, length - tail)) as Json[]
  const removed = before.length - head - tail
  walk.changes.push(['splice', [...trail], head, removed, inserted])
  if (follows) before.splice(head, removed, ...copy(inserted))
  return before
}

function holdsParts(list: readonly unknown[]): boolean {
  for (const item of list) if (typeof item === 'object' && item !== null) return true
  return false
}

/** The value with the changes made; what did not change is shared with the old value, which stays as it was. */
export function patched<T>(value: T, changes: Patch): T {
  let result: unknown = value
  const fresh = new Set<object>()
  for (const change of changes) result = changed(result, change, change[1], 0, fresh)
  return result as T
}

function changed(value: unknown, change: Difference, path: Path, depth: number, fresh: Set<object>): unknown {
  const key = path[depth]
  if (key === undefined) return made(value, change, fresh)
  // No value of ours has such a field: it would change what the record is.
  if (key === '__proto__') throw new PatchError(change)
  const whole = ownCopy(value, fresh)
  if (depth === path.length - 1 && change[0] === 'drop') delete whole[key]
  else whole[key] = changed(whole[key], change, path, depth + 1, fresh)
  return whole
}

function made(value: unknown, change: Difference, fresh: Set<object>): unknown {
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
