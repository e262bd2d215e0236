import type { Fate } from '../fate.ts'
import type { Json } from '../json.ts'
import { listed, type Space } from '../space.ts'

class Lazy<C extends Json> implements Space<C> {
  private readonly list: () => readonly C[]
  private known: Space<C> | undefined

  constructor(list: () => readonly C[]) {
    this.list = list
  }

  private get choices(): Space<C> {
    this.known ??= listed(this.list())
    return this.known
  }

  count(): number {
    return this.choices.count()
  }

  at(index: number): C {
    return this.choices.at(index)
  }

  sample(fate: Fate): C | undefined {
    return this.choices.sample(fate)
  }

  includes(choice: Json): boolean {
    return this.choices.includes(choice)
  }
}

/** Choices that are only listed when they are looked at: a playout looks at one part of a large question. */
export function lazy<C extends Json>(list: () => readonly C[]): Space<C> {
  return new Lazy(list)
}
