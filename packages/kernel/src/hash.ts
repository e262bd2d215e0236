import type { Json } from './json.ts'

/**
 * A stable hash of plain JSON: two 32-bit lanes, written as 16 hexadecimal digits.
 * Fields of an object are summed, so the order in which keys were written does not matter and nothing is sorted.
 */
export function hash(value: Json | object): string {
  return hex(lane(value, 0x811c9dc5)) + hex(lane(value, 0x2545f491))
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

function lane(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string':
      return text(value, seed)
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < 0x80000000
        ? mix(seed ^ 0x9e37, value)
        : text(String(value), ~seed)
    case 'boolean':
      return mix(seed, value ? 0x7f4a : 0x1ce4)
    case 'object':
      return value === null ? mix(seed, 0x5bd1) : Array.isArray(value) ? list(value, seed) : record(value, seed)
    default:
      throw new TypeError(`cannot hash a ${typeof value}`)
  }
}

function list(values: readonly unknown[], seed: number): number {
  let sum = mix(seed, 0x6c07 + values.length)
  for (const value of values) sum = mix(sum, lane(value, seed))
  return sum
}

function record(value: object, seed: number): number {
  let sum = 0x3c6e
  for (const key in value) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== undefined) sum = (sum + mix(text(key, seed), lane(field, seed))) | 0
  }
  return mix(seed, sum)
}

function text(value: string, seed: number): number {
  let sum = seed
  for (let index = 0; index < value.length; index++) sum = Math.imul(sum ^ value.charCodeAt(index), 0x01000193)
  return mix(sum, value.length)
}

function mix(sum: number, word: number): number {
  let next = Math.imul(sum ^ word, 0x85ebca6b)
  next ^= next >>> 13
  next = Math.imul(next, 0xc2b2ae35)
  return next ^ (next >>> 16)
}
