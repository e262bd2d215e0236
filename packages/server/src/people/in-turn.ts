/**
 * What one person asks for is done one after the other, and what others ask for beside it: where it is counted first what
 * somebody has already, requests that come together must not all be counted before the first is done.
 */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>()

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(person) ?? Promise.resolve()).then(work)
    const settled = mine.catch(() => {})
    this.last.set(person, settled)
    try {
      return await mine
    } finally {
      if (this.last.get(person) === settled) this.last.delete(person)
    }
  }
}
