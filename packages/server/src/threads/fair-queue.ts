/** What waits, in turns: whoever brings much waits behind themselves, not before others. */
export class FairQueue<T> {
  /** Who comes next is first. */
  private readonly waiting = new Map<string, T[]>()
  private count = 0

  get length(): number {
    return this.count
  }

  push(by: string, item: T): void {
    const own = this.waiting.get(by)
    if (own) own.push(item)
    else this.waiting.set(by, [item])
    this.count++
  }

  shift(): T | undefined {
    for (const [by, own] of this.waiting) {
      const item = own.shift() as T
      this.waiting.delete(by)
      if (own.length > 0) this.waiting.set(by, own)
      this.count--
      return item
    }
    return undefined
  }

  /** Takes back what was pushed last. */
  pop(by: string): T | undefined {
    const own = this.waiting.get(by)
    const item = own?.pop()
    if (item === undefined) return undefined
    if (own?.length === 0) this.waiting.delete(by)
    this.count--
    return item
  }

  /** All that waits, which then waits no more. */
  empty(): T[] {
    const all = [...this.waiting.values()].flat()
    this.waiting.clear()
    this.count = 0
    return all
  }
}
