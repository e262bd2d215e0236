import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As polite as `nice`: the threads that everybody needs come first. */
const POLITE = 10

/** This thread lets others go first, where threads can: on Linux each is scheduled for itself. */
export function bePolite(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), POLITE)
  } catch {
    // Elsewhere all threads are equal.
  }
}
