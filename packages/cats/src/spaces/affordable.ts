import { type Fate, type Item, isAscending, type Json, type Space } from '@nora/kernel'

/** Any selection of items that can be paid for together, written in ascending order. */
export class Affordable implements Space<Item[]> {
  private readonly from: readonly Item[]
  private readonly costOf: (item: Item) => number
  private readonly budget: number
  /** Every one; made only for those who count or list them. */
  private all: readonly Item[][] | undefined

  /** @param from in ascending order, as an unordered zone keeps its items */
  constructor(from: readonly Item[], costOf: (item: Item) => number, budget: number) {
    this.from = from
    this.costOf = costOf
    this.budget = budget
  }

  count(limit = Number.POSITIVE_INFINITY): number {
    // Nothing can always be had; whether there is more is all that a playout asks.
    if (limit <= 2) return Math.min(limit, this.from.some((item) => this.costOf(item) <= this.budget) ? 2 : 1)
    return this.list().length
  }

  at(index: number): Item[] {
    return this.list()[index] as Item[]
  }

  /** Those without the first item come before those with it. */
  list(): readonly Item[][] {
    this.all ??= this.listed()
    return this.all
  }

  /** Every selection is possible. */
  sample(fate: Fate): Item[] {
    const selected: Item[] = []
    let left = this.budget
    for (const item of this.from) {
      const cost = this.costOf(item)
      if (cost > left || fate.below(2) === 0) continue
      left -= cost
      selected.push(item)
    }
    return selected
  }

  includes(choice: Json): boolean {
    if (!isAscending(choice) || !choice.every((item) => this.from.includes(item))) return false
    return choice.reduce((total, item) => total + this.costOf(item), 0) <= this.budget
  }

  /** Built from the last item on: each further item doubles the selections that it can still be paid with. */
  private listed(): Item[][] {
    const selections: Item[][] = [[]]
    const costs = [0]
    for (let place = this.from.length - 1; place >= 0; place--) {
      const item = this.from[place] as Item
      const cost = this.costOf(item)
      const without = selections.length
      for (let index = 0; index < without; index++) {
        const total = (costs[index] as number) + cost
        if (total > this.budget) continue
        selections.push([item, ...(selections[index] as Item[])])
        costs.push(total)
      }
    }
    return selections
  }
}
