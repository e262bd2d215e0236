// The thread that notices that the others have stopped. It counts its own seconds: a machine that slept is not stuck.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.ts'

const STANDARD_OUTPUT = 1
/** As the log has it. */
const FATAL = 60
const SECOND = 1_000

const { beats, seconds } = workerData as Watched
let last = -1
let still = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  still = now === last ? still + 1 : 0
  last = now
  if (still < seconds) return
  const msg = `the server did nothing else for ${seconds} seconds and is ended`
  // The log is written by the thread that is stuck.
  writeSync(STANDARD_OUTPUT, `${JSON.stringify({ level: FATAL, time: Date.now(), name: 'nora', msg })}\n`)
  process.kill(process.pid, 'SIGKILL')
}, SECOND)
