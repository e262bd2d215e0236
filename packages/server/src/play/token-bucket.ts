/** Messages a second on average, and how many may come at once. */
const PER_SECOND = 40
const AT_ONCE = 120

/** How fast one connection may speak: tokens come steadily, and every message takes one. */
export class TokenBucket {
  private tokens = AT_ONCE
  private last = performance.now()

  allows(): boolean {
    const now = performance.now()
    this.tokens = Math.min(AT_ONCE, this.tokens + ((now - this.last) / 1000) * PER_SECOND)
    this.last = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}
