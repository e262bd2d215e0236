import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The same without the time in which other programs had the processor. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string; readonly message?: string }; readonly name?: string }
}

export interface Moves {
  readonly moves: number
  /** Milliseconds of the page's own work for each move of the pointer: from one move to the next. */
  readonly work: readonly number[]
  /** Milliseconds of each of its tasks. */
  readonly tasks: readonly number[]
}

/** Has the browser take down everything that the page does while the pointer is moved. */
export async function traceMoves(page: Page, move: () => Promise<void>): Promise<Moves> {
  return movesIn(await traced(page, move))
}

/** Milliseconds of each task on the page's own thread meanwhile; what workers do is not among them. */
export async function traceTasks(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const events = await traced(page, async () => {
    await page.evaluate((here) => console.timeStamp(here), HERE)
    await act()
  })
  const here = events.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === HERE)
  if (!here) throw new Error('the page is not in its trace')
  return tasksBeside(events, here).map(spent)
}

/** By this the thread of the page is known. */
const HERE = 'the page is here'

async function traced(page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}

/** All tasks of one thread. */
function tasksBeside(events: readonly TraceEvent[], { pid, tid }: TraceEvent): readonly TraceEvent[] {
  return events.filter(
    (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name === 'RunTask',
  )
}

const spent = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1_000

function movesIn(events: readonly TraceEvent[]): Moves {
  const dispatched = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove')
  const [first] = dispatched
  if (!first) throw new Error('the page saw no pointer move')
  const moves = dispatched.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).map(({ ts }) => ts)
  const tasks = tasksBeside(events, first)
  const work = moves.map((from, index) => {
    const to = moves[index + 1] ?? Number.POSITIVE_INFINITY
    // A task belongs to the move during which it ends: the move itself is handled inside one.
    const during = tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts + dur <= to)
    return during.reduce((sum, task) => sum + spent(task), 0)
  })
  return { moves: moves.length, work: work.slice(0, -1), tasks: tasks.map(spent) }
}
