import type { Fate, Json, Space } from '@nora/kernel'

/** The names that pass a test, each tested only when it is looked at, and words that are always there after them. */
export class Sifted implements Space<string> {
  private readonly names: readonly string[]
  private readonly passes: (name: string) => boolean
  private readonly always: readonly string[]

  constructor(names: readonly string[], passes: (name: string) => boolean, always: readonly string[] = []) {
    this.names = names
    this.passes = passes
    this.always = always
  }

  count(limit = Number.POSITIVE_INFINITY): number {
    let count = this.always.length
    for (let index = 0; index < this.names.length && count < limit; index++) {
      if (this.passes(this.names[index] as string)) count++
    }
    return count
  }

  at(index: number): string {
    let left = index
    const found = this.names.find((name) => this.passes(name) && left-- === 0)
    return found ?? (this.always[left] as string)
  }

  /** The first that passes, from a random one on: every one is possible, and few are tested. */
  sample(fate: Fate): string | undefined {
    const { names, always } = this
    const length = names.length + always.length
    const start = length > 1 ? fate.below(length) : 0
    for (let step = 0; step < length; step++) {
      const place = (start + step) % length
      const name = names[place]
      if (name === undefined) return always[place - names.length]
      if (this.passes(name)) return name
    }
    return undefined
  }

  includes(choice: Json): boolean {
    if (typeof choice !== 'string') return false
    return this.always.includes(choice) || (this.names.includes(choice) && this.passes(choice))
  }
}
