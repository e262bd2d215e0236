/** Messages a second on average, and how many may come at once. */
const PER_SECOND = 40
const AT_ONCE = 120

/** How fast one connection may speak: a bucket that fills steadily and is drawn on by every message. */
export class Pace {
  private left = AT_ONCE
  private last = performance.now()

  allows(): boolean {
    const now = performance.now()
    this.left = Math.min(AT_ONCE, this.left + ((now - this.last) / 1000) * PER_SECOND)
    this.last = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
