import { equal, type Fate, type Json, type Space } from '@nora/kernel'

/** Choices that are only listed when they are looked at: a playout looks at one part of a large question. */
export class Lazy<C extends Json> implements Space<C> {
  private readonly list: () => readonly C[]
  private listed: readonly C[] | undefined

  constructor(list: () => readonly C[]) {
    this.list = list
  }

  private get choices(): readonly C[] {
    this.listed ??= this.list()
    return this.listed
  }

  count(): number {
    return this.choices.length
  }

  at(index: number): C {
    return this.choices[index] as C
  }

  sample(fate: Fate): C | undefined {
    const { choices } = this
    return choices.length > 1 ? choices[fate.below(choices.length)] : choices[0]
  }

  includes(choice: Json): boolean {
    for (const offered of this.choices) if (offered === choice || equal(offered, choice)) return true
    return false
  }
}
