import type { Json } from '@nora/kernel'

/** Things of which some are chosen together, in no order: the choice is put together one by one. */
export class Selecting {
  readonly chosen: readonly string[]
  /** The choices that hold everything chosen so far. */
  private readonly lists: readonly (readonly string[])[]

  private constructor(lists: readonly (readonly string[])[], chosen: readonly string[]) {
    this.lists = lists
    this.chosen = chosen
  }

  /** Among choices whose lists all hold different things in ascending order, unless each holds one thing at most. */
  static among(choices: readonly Json[]): Selecting | undefined {
    const lists = choices.filter(isSelection)
    if (choices.some((choice) => Array.isArray(choice) && !isSelection(choice))) return undefined
    return lists.length > 1 && lists.some(({ length }) => length > 1) ? new Selecting(lists, []) : undefined
  }

  /** What may still be added. */
  get open(): readonly string[] {
    return [...new Set(this.lists.flat())].filter((thing) => !this.chosen.includes(thing)).sort()
  }

  /** What is chosen is enough. */
  get isComplete(): boolean {
    return this.lists.some(({ length }) => length === this.chosen.length)
  }

  with(thing: string): Selecting | undefined {
    if (this.chosen.includes(thing)) return this
    const lists = this.lists.filter((list) => list.includes(thing))
    return lists.length > 0 ? new Selecting(lists, [...this.chosen, thing].sort()) : undefined
  }
}

export function isSelection(choice: Json): choice is string[] {
  return (
    Array.isArray(choice) &&
    choice.every((thing, index) => typeof thing === 'string' && (index === 0 || choice[index - 1] < thing))
  )
}
