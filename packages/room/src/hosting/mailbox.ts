/** One thing after the other: what is done at a table never overlaps. */
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  get isEmpty(): boolean {
    return this.waiting === 0
  }

  post<T>(deed: () => T | Promise<T>): Promise<T> {
    this.waiting++
    const done = this.last.then(deed)
    this.last = done.then(this.finished, this.finished)
    return done
  }

  private readonly finished = (): void => {
    this.waiting--
  }
}
