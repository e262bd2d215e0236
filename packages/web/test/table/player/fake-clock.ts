import type { Clock } from '../../../src/table/player/event-player.ts'

/** Time that passes only when it is told to. */
export class FakeClock implements Clock {
  private time = 0
  private waiting: { readonly at: number; then(): void }[] = []

  now(): number {
    return this.time
  }

  after(ms: number, then: () => void): () => void {
    const one = { at: this.time + ms, then }
    this.waiting.push(one)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one)
    }
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.waiting = this.waiting.filter((one) => one !== due)
      this.time = due.at
      due.then()
    }
    this.time = end
  }
}
