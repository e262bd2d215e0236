/** So long a button is dead whose meaning has just changed: whoever meant the old one notices. */
export const DEAD_MS = 700

/** What is waited for. The page's own, but for a test. */
export interface Waiting {
  frame(then: () => void): () => void
  after(ms: number, then: () => void): () => void
}

const ofPage: Waiting = {
  frame: (then) => {
    const frame = requestAnimationFrame(then)
    return () => cancelAnimationFrame(frame)
  },
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Says when a button may be pressed that is drawn anew now; gives how to forget it. On a busy page it may be long before the new
 * words are to be seen, so the time is counted from the second frame: then the first has been painted. And a click may have
 * waited behind other work for longer than that, so one frame more is waited for: it comes after all clicks that were made before.
 */
export function afterDeadTime(then: () => void, { frame, after }: Waiting = ofPage): () => void {
  let forget = frame(() => {
    forget = frame(() => {
      forget = after(DEAD_MS, () => {
        forget = frame(then)
      })
    })
  })
  return () => forget()
}
