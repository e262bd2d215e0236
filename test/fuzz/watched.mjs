// Loaded by a server before anything else: notes how long the main thread calculated between two turns of its event loop,
// and with a signal writes that, and what is on its heap after everything unused is gone, into a file.
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const TICK_MS = 5
const MEGABYTE = 2 ** 20

/** Milliseconds for which the main thread had a processor; wall time would tell how busy the machine is. */
function calculated() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

if (isMainThread) {
  let before = calculated()
  let longest = 0
  setInterval(() => {
    const now = calculated()
    longest = Math.max(longest, now - before)
    before = now
  }, TICK_MS).unref()
  process.on('SIGUSR2', () => {
    const found = longest
    globalThis.gc?.()
    writeFileSync(
      /** @type {string} */ (process.env.FUZZ_WATCH),
      JSON.stringify({ longestMs: found, heapMb: process.memoryUsage().heapUsed / MEGABYTE }),
    )
    before = calculated()
    longest = 0
  })
}
