import type { Json } from './json.ts'

/** The two 32-bit lanes of the hash so far. A value is walked once for both. */
let left = 0
let right = 0

/**
 * A stable hash of plain JSON, written as 16 hexadecimal digits. Fields of an object are summed, so the order in which
 * keys were written does not matter and nothing is sorted.
 */
export function hash(value: Json | object): string {
  begin()
  take(value)
  return hex(left) + hex(right)
}

function begin(): void {
  left = 0x811c9dc5
  right = 0x2545f491
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

function take(value: unknown): void {
  if (typeof value === 'string') takeText(value)
  else if (typeof value === 'number') takeNumber(value)
  else if (typeof value === 'boolean') mix(value ? 1 : 0, 0x7f4a)
  else if (value === null) mix(0, 0x5bd1)
  else if (Array.isArray(value)) takeList(value)
  else if (typeof value === 'object') takeRecord(value)
  else throw new TypeError(`cannot hash a ${typeof value}`)
}

function takeNumber(value: number): void {
  const whole = value | 0
  mix(whole, 0x9e37)
  if (whole !== value) takeText(String(value))
}

function takeList(values: readonly unknown[]): void {
  mix(values.length, 0x6c07)
  for (const value of values) take(value)
}

function takeRecord(value: object): void {
  const before = { left, right }
  let leftSum = 0
  let rightSum = 0
  for (const key in value) {
    const field = (value as Record<string, unknown>)[key]
    if (field === undefined) continue
    begin()
    takeText(key)
    take(field)
    leftSum = (leftSum + left) | 0
    rightSum = (rightSum + right) | 0
  }
  left = before.left ^ leftSum
  right = before.right ^ rightSum
  mix(0, 0x3c6e)
}

function takeText(value: string): void {
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index)
    left = Math.imul(left ^ unit, 0x01000193)
    right = Math.imul(right ^ unit, 0x27d4eb2f)
  }
  mix(value.length, 0x1ce4)
}

/** Every bit of a word, and of what kind of value it is, has a say in every bit of both lanes. */
function mix(word: number, kind: number): void {
  left = scramble((left ^ word) + kind, 0x85ebca6b)
  right = scramble((right ^ word) - kind, 0xc2b2ae35)
}

function scramble(word: number, factor: number): number {
  const next = Math.imul(word ^ (word >>> 16), factor)
  return next ^ (next >>> 13)
}
