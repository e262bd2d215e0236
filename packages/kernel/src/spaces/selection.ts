import type { Fate } from '../fate.ts'
import type { Json } from '../json.ts'
import type { Space } from '../space.ts'
import type { Item } from '../zones.ts'

class Selection implements Space<Item[]> {
  private readonly from: readonly Item[]
  private readonly least: number
  private readonly most: number

  constructor(from: readonly Item[], least: number, most: number) {
    this.from = from
    this.least = least
    this.most = most
  }

  count(): number {
    return this.completions(this.from.length, 0)
  }

  /** Those without the first item come before those with it. */
  at(index: number): Item[] {
    const selected: Item[] = []
    let left = index
    this.from.forEach((item, place) => {
      const without = this.completions(this.from.length - place - 1, selected.length)
      if (left < without) return
      left -= without
      selected.push(item)
    })
    return selected
  }

  /** Each with the same chance. */
  sample(fate: Fate): Item[] {
    const isExact = this.least === this.most
    const selected: Item[] = []
    for (let next = 0; next < this.from.length; next++) {
      const rest = this.from.length - next
      const missing = this.most - selected.length
      if (isExact ? missing === rest || fate.below(rest) < missing : fate.below(2) === 1)
        selected.push(this.from[next] as Item)
    }
    return selected
  }

  includes(choice: Json): boolean {
    return (
      isAscending(choice) &&
      choice.length >= this.least &&
      choice.length <= this.most &&
      choice.every((item) => this.from.includes(item))
    )
  }

  /** In how many ways a beginning can be completed with some of the items that are left. */
  private completions(rest: number, selected: number): number {
    let ways = 0
    let combinations = 1
    for (let more = 0; more <= Math.min(rest, this.most - selected); more++) {
      if (more > 0) combinations = (combinations * (rest - more + 1)) / more
      if (selected + more >= this.least) ways += combinations
    }
    return ways
  }
}

/** Whether a value is a list of different ids in ascending order: the one way to write a selection. */
export function isAscending(value: Json): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((item, index) => typeof item === 'string' && (index === 0 || value[index - 1] < item))
  )
}

/**
 * Any selection of items, or any of an exact number, written in ascending order.
 * @param from in ascending order, as an unordered zone keeps its items
 */
export function selection(from: readonly Item[], exactly?: number): Space<Item[]> {
  const { length } = from
  return new Selection(from, Math.min(exactly ?? 0, length), Math.min(exactly ?? length, length))
}
