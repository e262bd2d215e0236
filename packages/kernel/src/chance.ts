import type { Fate } from './fate.ts'
import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Kind } from './kind.ts'
import { FATE } from './seat.ts'
import type { Space } from './space.ts'
import type { Table } from './table.ts'
import { bottomOf, type Item, topOf } from './zones.ts'

/** `n` different things out of a list; in the order drawn, or as a sorted set where order does not matter. */
class Drawn<T extends string | number> implements Space<T[]> {
  private readonly from: readonly T[]
  private readonly n: number
  private readonly inOrder: boolean
  constructor(from: readonly T[], n: number, inOrder: boolean) {
    this.from = from
    this.n = n
    this.inOrder = inOrder
  }
  count(): number {
    return this.inOrder ? arrangements(this.from.length, this.n) : combinations(this.from.length, this.n)
  }
  at(index: number): T[] {
    const left = [...this.from]
    let rest = index
    const drawn: T[] = []
    for (let missing = this.n; missing > 0; missing--) {
      if (this.inOrder) {
        const below = arrangements(left.length - 1, missing - 1)
        drawn.push(...left.splice(Math.floor(rest / below), 1))
        rest %= below
      } else {
        for (;;) {
          const item = left.shift() as T
          const having = combinations(left.length, missing - 1)
          if (rest < having) {
            drawn.push(item)
            break
          }
          rest -= having
        }
      }
    }
    return drawn
  }
  sample(fate: Fate): T[] {
    const { from, n } = this
    if (n === 1) return [from[fate.below(from.length)] as T]
    const left = from.slice()
    for (let index = 0; index < n; index++) {
      const other = index + fate.below(left.length - index)
      const item = left[other] as T
      left[other] = left[index] as T
      left[index] = item
    }
    left.length = n
    return this.inOrder ? left : left.sort()
  }
  includes(choice: Json): boolean {
    return (
      Array.isArray(choice) &&
      choice.length === this.n &&
      new Set(choice).size === this.n &&
      choice.every(
        (item, index) => this.from.includes(item) && (this.inOrder || index === 0 || choice[index - 1] < item),
      )
    )
  }
}

class Rolled implements Space<number[]> {
  private readonly dice: number
  private readonly sides: number
  constructor(dice: number, sides: number) {
    this.dice = dice
    this.sides = sides
  }
  count(): number {
    return this.sides ** this.dice
  }
  at(index: number): number[] {
    return Array.from({ length: this.dice }, (_, die) => (Math.floor(index / this.sides ** die) % this.sides) + 1)
  }
  sample(fate: Fate): number[] {
    return Array.from({ length: this.dice }, () => fate.below(this.sides) + 1)
  }
  includes(choice: Json): boolean {
    const face = (die: Json) => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= this.sides
    return Array.isArray(choice) && choice.length === this.dice && choice.every(face)
  }
}

type DrawArgs = { readonly from: string; readonly to: string; readonly n: number }

const drawKind: Kind<Table, DrawArgs> = {
  name: 'draw',
  space: (table, _seat, { from, to, n }) => new Drawn(table.zone(from), n, table.variant.ordered(to)),
}

const rollKind: Kind<Table, { readonly dice: number; readonly sides: number }> = {
  name: 'roll',
  space: (_table, _seat, { dice, sides }) => new Rolled(dice, sides),
}

const arrangeKind: Kind<Table, number> = {
  name: 'arrange',
  space: (_table, _seat, n) =>
    new Drawn(
      Array.from({ length: n }, (_, index) => index),
      n,
      true,
    ),
}

/** The questions that fate answers. */
export const chanceKinds = [drawKind, rollKind, arrangeKind] as readonly Kind[]

/** Moves `n` items, or as many as there are, from a bag or pile. Read the target zone again to see which. */
export function* draw(table: Table, from: string, to: string, n: number): Flow {
  const fromTop = takeFixed(table, topOf(from), to, n)
  const fromBag = Math.min(n - fromTop, table.zone(from).length)
  if (fromBag > 0) {
    const reply = yield [{ seat: FATE, kind: drawKind.name, args: { from, to, n: fromBag } }]
    table.move(reply.choice as unknown as Item[], from, to)
  }
  takeFixed(table, bottomOf(from), to, n - fromTop - fromBag)
}

/** Rolls dice and returns their faces. */
export function* roll(table: Table, dice: number, sides = 6): Flow<number[]> {
  const reply = yield [{ seat: FATE, kind: rollKind.name, args: { dice, sides } }]
  const faces = reply.choice as unknown as number[]
  table.tell?.({ type: 'roll', faces })
  return faces
}

/** The numbers from 0 up to `n` in a random order, known to everybody: a turn order, a wheel, one of several. */
export function* arrange(_table: Table, n: number): Flow<number[]> {
  const reply = yield [{ seat: FATE, kind: arrangeKind.name, args: n }]
  return reply.choice as unknown as number[]
}

function takeFixed(table: Table, zone: string, to: string, n: number): number {
  const items = table.state.zones[zone]?.slice(0, n) ?? []
  if (items.length > 0) table.move(items, zone, to)
  return items.length
}

function arrangements(from: number, n: number): number {
  let product = 1
  for (let index = 0; index < n; index++) product *= from - index
  return product
}

function combinations(from: number, n: number): number {
  if (n > from) return 0
  let product = 1
  for (let index = 0; index < n; index++) product = (product * (from - index)) / (index + 1)
  return Math.round(product)
}
