import { startThread } from '../threads/start.ts'

const program = new URL('./watchdog-thread.ts', import.meta.url)
const BEAT_MS = 1_000

/** What the watching thread is given. */
export interface Watched {
  /** One number, which grows for as long as the server does anything. */
  readonly beats: Int32Array
  readonly seconds: number
}

/**
 * Ends this process when it has done nothing else for so many seconds: whoever started it starts it again, and all that was
 * acknowledged is stored. Nothing in the process itself could do so, not even for a signal, because it never gets to it.
 */
export function watchOver(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
  // Neither keeps a process going that has nothing else to do.
  startThread(program, { workerData: { beats, seconds } satisfies Watched }).unref()
}
