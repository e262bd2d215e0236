/** What the players have seen: when their choices were acknowledged, and under which numbers. */
export class Tally {
  /** Milliseconds from a choice to its acknowledgement, for those that count. */
  readonly waits: number[] = []
  /** For every table the numbers of the entries that were acknowledged. */
  private readonly numbers = new Map<string, number[]>()
  /** Whether choices count now. */
  isOn = false

  choice(wait: number): void {
    if (this.isOn) this.waits.push(wait)
  }

  acknowledged(table: string, seq: number): void {
    const known = this.numbers.get(table)
    if (known) known.push(seq)
    else this.numbers.set(table, [seq])
  }

  get tables(): readonly string[] {
    return [...this.numbers.keys()]
  }

  /**
   * Compares with the number of entries that a table has in the end. Everything at it was done by these players, its
   * opening aside: a number acknowledged twice or not there is a choice lost, one that nobody was told of is one too many.
   */
  compare(table: string, entries: number): { readonly lost: number; readonly duplicated: number } {
    const numbers = this.numbers.get(table) ?? []
    const stored = new Set(numbers.filter((seq) => seq > 1 && seq <= entries))
    return { lost: numbers.length - stored.size, duplicated: Math.max(0, entries - 1 - stored.size) }
  }
}
