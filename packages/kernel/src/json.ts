/** Everything that is stored, sent or hashed is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export function isRecord(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Deep equality of two JSON values; an absent key and an undefined one are the same. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b)
  if (Array.isArray(b)) return false
  return contains(a, b) && contains(b, a)
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!equal(a[index], b[index])) return false
  return true
}

function contains(whole: object, part: object): boolean {
  for (const key of Object.keys(part)) {
    const value = (part as Record<string, unknown>)[key]
    if (value === undefined) continue
    if (!Object.hasOwn(whole, key) || !equal((whole as Record<string, unknown>)[key], value)) return false
  }
  return true
}

/** One text per value: keys sorted, nothing optional. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
  return `{${fields.join(',')}}`
}

/** A copy of lists of ids or numbers by name, such as the zones of a state. */
export function copyLists<V extends string | number | null>(lists: {
  readonly [name: string]: readonly V[]
}): Record<string, V[]> {
  // Spread, and then filled: a record built up name by name becomes a table of hashes, six times as large and slow to walk.
  const copies = { ...lists } as Record<string, V[]>
  for (const name in copies) copies[name] = (copies[name] as V[]).slice()
  return copies
}

/** A deep copy of plain JSON, hand-written because it is on every search's hot path. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const length = value.length
    let flat = 0
    while (flat < length && typeof value[flat] !== 'object') flat++
    // Most arrays are lists of ids or numbers: a slice is enough, and much faster.
    if (flat === length) return value.slice() as T
    const list = new Array(length)
    for (let index = 0; index < length; index++) list[index] = copy(value[index])
    return list as T
  }
  // Spread for the same reason as in `copyLists`.
  const record = { ...value } as Record<string, unknown>
  for (const key in record) {
    const field = record[key]
    if (typeof field === 'object' && field !== null) record[key] = copy(field)
  }
  return record as T
}

/**
 * A copy that has in common with an earlier one whatever is equal. Neither may be changed any more. Most of a state stays as it is
 * from one step to the next: comparing it takes less time than copying it, and what is the same is kept once.
 */
export function copySharing<T>(value: T, earlier: T): T {
  if (value === earlier || typeof value !== 'object' || value === null) return value
  if (typeof earlier !== 'object' || earlier === null || Array.isArray(value) !== Array.isArray(earlier))
    return copy(value)
  return Array.isArray(value)
    ? (listSharing(value, earlier as readonly unknown[]) as T)
    : (recordSharing(value as Record<string, unknown>, earlier as Record<string, unknown>) as T)
}

function listSharing(value: readonly unknown[], earlier: readonly unknown[]): readonly unknown[] {
  const { length } = value
  let place = 0
  if (length === earlier.length) {
    while (place < length && copySharing(value[place], earlier[place]) === earlier[place]) place++
    if (place === length) return earlier
  }
  const list = value.slice()
  for (let index = 0; index < length; index++) {
    const part = list[index]
    if (typeof part === 'object' && part !== null)
      list[index] = index < place ? earlier[index] : copySharing(part, earlier[index])
  }
  return list
}

function recordSharing(value: Record<string, unknown>, earlier: Record<string, unknown>): Record<string, unknown> {
  let record: Record<string, unknown> | undefined
  let fields = 0
  for (const key in value) {
    fields++
    const old = earlier[key]
    const part = copySharing(value[key], old)
    if (record) record[key] = part
    else if (part !== old || !Object.hasOwn(earlier, key)) {
      record = begun(value, earlier, key)
      record[key] = part
    }
  }
  if (record) return record
  return countOf(earlier) === fields ? earlier : begun(value, earlier)
}

/** The first record, spread as in `copyLists`, with what the earlier one has in its fields up to a key. */
function begun(value: object, earlier: Record<string, unknown>, end?: string): Record<string, unknown> {
  const record = { ...value } as Record<string, unknown>
  for (const key in record) {
    if (key === end) break
    record[key] = earlier[key]
  }
  return record
}

function countOf(record: object): number {
  let fields = 0
  for (const _ in record) fields++
  return fields
}
