import { canonical, type Fate, type Json } from '@nora/kernel'

const KEPT = 80

/** Choices that were offered at some time in a game, to whomever. */
export class Offers {
  private readonly kept = new Map<string, Json>()

  get all(): readonly Json[] {
    return [...this.kept.values()]
  }

  /** When there are too many, one of the old ones makes room. */
  keep(choices: readonly Json[], fate: Fate): void {
    for (const choice of choices) {
      this.kept.set(canonical(choice), choice)
      if (this.kept.size <= KEPT) continue
      this.kept.delete([...this.kept.keys()][fate.below(this.kept.size)] as string)
    }
  }

  some(fate: Fate, n: number): Json[] {
    const { all } = this
    return all.length === 0 ? [] : Array.from({ length: n }, () => all[fate.below(all.length)] as Json)
  }
}
