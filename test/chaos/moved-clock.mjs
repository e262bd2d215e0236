// Loaded by a server before anything else: its clock is that of the machine and as much more as a file says. A signal has it
// read again, so that the clock of a server can be moved without moving that of everybody.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Signals reach only the main thread: the others look for themselves. */
const LOOK_MS = 100

const file = /** @type {string} */ (process.env.CHAOS_CLOCK)
const real = Date.now
let moved = 0
const read = () => {
  moved = Number(readFileSync(file, 'utf8'))
}
read()
Date.now = () => real() + moved
if (isMainThread) process.on('SIGUSR2', read)
else setInterval(read, LOOK_MS).unref()
