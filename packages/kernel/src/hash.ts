import { type Told, zonesOf } from './events/event.ts'
import type { State } from './game.ts'
import type { Json } from './json.ts'
import type { Item, Zones } from './zones.ts'

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
  return digits()
}

/** Of each zone is kept what it added to the two sums when it was hashed last, and when something was moved in it. */
const LEFT = 0
const RIGHT = 1
const MOVED = 2
const OF_EACH = 3

/**
 * The hash of a state that goes on changing. Fields of a record are summed, so a zone in which nothing was moved since the
 * last time, as in most, is not looked at again. Conformance proves that zones do not change in any other way.
 */
export class ChangingHash {
  /** Where each zone stands in what is kept: the same for all tables of a sort, of which there are many in memory. */
  private readonly places: ReadonlyMap<string, number>
  private readonly kept: Int32Array
  private isBegun = false
  private zonesLeft = 0
  private zonesRight = 0

  constructor(places: ReadonlyMap<string, number>) {
    this.places = places
    this.kept = new Int32Array(places.size * OF_EACH)
  }

  /** The same as `hash(state)`; `at` says when, as numbers that grow, and `told` what was moved since the last time. */
  of(state: State, at: number, told: readonly Told[]): string {
    this.lookAt(state.zones, at, told)
    let leftSum = 0
    let rightSum = 0
    for (const key in state) {
      const field = (state as unknown as Record<string, unknown>)[key]
      if (field === undefined) continue
      begin()
      takeText(key)
      if (key === 'zones') endRecord(left, right, this.zonesLeft, this.zonesRight)
      else take(field)
      leftSum = (leftSum + left) | 0
      rightSum = (rightSum + right) | 0
    }
    begin()
    endRecord(left, right, leftSum, rightSum)
    return digits()
  }

  /** The zones in which something was moved after that. */
  changedAfter(at: number): string[] {
    const zones: string[] = []
    for (const [zone, place] of this.places) if ((this.kept[place * OF_EACH + MOVED] as number) > at) zones.push(zone)
    return zones
  }

  private lookAt(zones: Zones, at: number, told: readonly Told[]): void {
    if (this.isBegun) for (const zone of zonesOf(told)) this.sum(zones, zone, at)
    else for (const zone in zones) this.sum(zones, zone, at)
    this.isBegun = true
  }

  private sum(zones: Zones, zone: string, at: number): void {
    const { kept } = this
    const from = (this.places.get(zone) as number) * OF_EACH
    begin()
    takeText(zone)
    takeList(zones[zone] as readonly Item[])
    this.zonesLeft = (this.zonesLeft - (kept[from + LEFT] as number) + left) | 0
    this.zonesRight = (this.zonesRight - (kept[from + RIGHT] as number) + right) | 0
    kept[from + LEFT] = left
    kept[from + RIGHT] = right
    kept[from + MOVED] = at
  }
}

function begin(): void {
  left = 0x811c9dc5
  right = 0x2545f491
}

/** Both lanes in one piece: two texts put together would be kept as three. */
function digits(): string {
  return String.fromCharCode(
    digit(left >>> 28),
    digit(left >>> 24),
    digit(left >>> 20),
    digit(left >>> 16),
    digit(left >>> 12),
    digit(left >>> 8),
    digit(left >>> 4),
    digit(left),
    digit(right >>> 28),
    digit(right >>> 24),
    digit(right >>> 20),
    digit(right >>> 16),
    digit(right >>> 12),
    digit(right >>> 8),
    digit(right >>> 4),
    digit(right),
  )
}

/** The character of the last four bits as a hexadecimal digit. */
function digit(word: number): number {
  const value = word & 15
  return value < 10 ? 48 + value : 87 + value
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
  const leftBefore = left
  const rightBefore = right
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
  endRecord(leftBefore, rightBefore, leftSum, rightSum)
}

function endRecord(leftBefore: number, rightBefore: number, leftSum: number, rightSum: number): void {
  left = leftBefore ^ leftSum
  right = rightBefore ^ rightSum
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
