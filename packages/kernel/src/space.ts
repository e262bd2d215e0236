import type { Fate } from './fate.ts'
import { equal, type Json } from './json.ts'

/**
 * The choices of one decision. A space counts, lists, samples and tests without building every element; a playout
 * only samples.
 */
export interface Space<C = Json> {
  /** How many choices there are; with a limit it may stop counting there. */
  count(limit?: number): number
  at(index: number): C
  /** One choice by chance, every one possible; nothing if the space is empty. */
  sample(fate: Fate): C | undefined
  /** Whether the value is one of the choices; any JSON may be asked about. */
  includes(choice: Json): boolean
  /** Every choice in the order of `at`, where finding them together is quicker than one by one. */
  [Symbol.iterator]?(): Iterator<C>
}

class Listed<C extends Json> implements Space<C> {
  private readonly choices: readonly C[]
  constructor(choices: readonly C[]) {
    this.choices = choices
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

class Joined<C extends Json> implements Space<C> {
  private readonly parts: readonly Space<C>[]
  constructor(parts: readonly Space<C>[]) {
    this.parts = parts
  }
  count(limit = Number.POSITIVE_INFINITY): number {
    let total = 0
    for (const part of this.parts) {
      total += part.count(limit - total)
      if (total >= limit) break
    }
    return total
  }
  at(index: number): C {
    let rest = index
    for (const part of this.parts) {
      const count = part.count()
      if (rest < count) return part.at(rest)
      rest -= count
    }
    return undefined as unknown as C
  }
  /** Each part is equally likely, whatever its size: counting every part would cost more than the choice is worth. */
  sample(fate: Fate): C | undefined {
    const { parts } = this
    if (parts.length === 0) return undefined
    const start = fate.below(parts.length)
    for (let turn = 0; turn < parts.length; turn++) {
      const choice = (parts[(start + turn) % parts.length] as Space<C>).sample(fate)
      if (choice !== undefined) return choice
    }
    return undefined
  }
  includes(choice: Json): boolean {
    return this.parts.some((part) => part.includes(choice))
  }
}

class Mapped<I, C extends Json> implements Space<C> {
  private readonly inner: Space<I>
  private readonly to: (inner: I) => C
  private readonly from: (choice: Json) => Json | undefined
  constructor(inner: Space<I>, to: (inner: I) => C, from: (choice: Json) => Json | undefined) {
    this.inner = inner
    this.to = to
    this.from = from
  }
  count(limit?: number): number {
    return this.inner.count(limit)
  }
  at(index: number): C {
    return this.to(this.inner.at(index))
  }
  sample(fate: Fate): C | undefined {
    const inner = this.inner.sample(fate)
    return inner === undefined ? undefined : this.to(inner)
  }
  includes(choice: Json): boolean {
    const inner = this.from(choice)
    return inner !== undefined && this.inner.includes(inner)
  }
}

/** These choices, in this order, and no others. */
export function listed<C extends Json>(choices: readonly C[]): Space<C> {
  return new Listed(choices)
}

/** The choices of every part; no choice may be in two of them. */
export function joined<C extends Json>(...parts: readonly Space<C>[]): Space<C> {
  return parts.length === 1 ? (parts[0] as Space<C>) : new Joined(parts)
}

/** The same choices written otherwise; `from` gives nothing for a value that is not of the written form. */
export function mapped<I, C extends Json>(
  inner: Space<I>,
  to: (inner: I) => C,
  from: (choice: Json) => Json | undefined,
): Space<C> {
  return new Mapped(inner, to, from)
}

/** Every choice of a space; never call it in a playout. */
export function* each<C>(space: Space<C>): Generator<C> {
  if (space[Symbol.iterator]) return yield* space as Iterable<C>
  const count = space.count()
  for (let index = 0; index < count; index++) yield space.at(index)
}
