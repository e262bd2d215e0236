import type { Visitor } from '../support/visitor.ts'

export interface Watched {
  /** Milliseconds from each click to the frame that shows the first thing it changed. */
  readonly responses: readonly number[]
  /** Every layout shift that no input called for. */
  readonly shifts: readonly number[]
}

interface Watching extends Window {
  watched: { responses: number[]; shifts: number[] }
}

/** Has every page of a visitor take down how fast it answers and how much it jumps. */
export async function watch({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    const watched = { responses: [] as number[], shifts: [] as number[] }
    ;(window as unknown as Watching).watched = watched
    let clicked: number | undefined
    addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp
      },
      true,
    )
    const painted = (from: number) =>
      requestAnimationFrame(() => {
        // A message is handled after the frame has been handed over.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => watched.responses.push(performance.now() - from)
        port2.postMessage(null)
      })
    new MutationObserver(() => {
      if (clicked === undefined) return
      painted(clicked)
      clicked = undefined
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function watched({ page }: Visitor): Promise<Watched> {
  return page.evaluate(() => (window as unknown as Watching).watched)
}
