import { Problem } from '../problem.ts'

/** What one person may have done at the same time by this node: nobody takes all the places there are. */
export class AtOnce {
  private readonly most: number
  private readonly underWay = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const before = this.underWay.get(person) ?? 0
    if (before >= this.most) throw new Problem(429, 'tooMany')
    this.underWay.set(person, before + 1)
    try {
      return await work()
    } finally {
      const left = (this.underWay.get(person) as number) - 1
      if (left > 0) this.underWay.set(person, left)
      else this.underWay.delete(person)
    }
  }
}
