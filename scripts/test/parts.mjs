// The parts in the order in which they begin: the quick ones, which say most precisely what is wrong, come first. Each is
// a process of its own, so that others can run beside it and what it costs can be told.
import { inOwnProcess } from './in-own-process.mjs'

/** @typedef {import('./part.mjs').Part} Part */

/**
 * `cores` says how many of them it keeps busy.
 * @typedef {Part & { load: () => Promise<Part> }} Loaded
 * @param {string} name @param {number} cores @param {() => Promise<Part>} load @returns {Loaded}
 */
const part = (name, cores, load) => ({ name, cores, load, run: inOwnProcess(name) })

const everyCore = Number.POSITIVE_INFINITY

/** @type {readonly Loaded[]} */
export const parts = [
  part('types', 1, async () => (await import('./types.mjs')).types),
  part('lint', 1, async () => (await import('./lint.mjs')).lint),
  part('layers', 1, async () => (await import('./gates.mjs')).layers),
  part('gates', 1, async () => (await import('./gates.mjs')).gates),
  part('dead-code', 1, async () => (await import('./dead-code.mjs')).deadCode),
  part('unit', everyCore, async () => (await import('./unit.mjs')).unit),
  // Beside browsers it would take from them what they need to be in time.
  part('conformance', everyCore, async () => (await import('./conformance.mjs')).conformance),
  part('postgres', 1, async () => (await import('./system.mjs')).postgres),
  part('chaos', 1, async () => (await import('./system.mjs')).chaos),
  { ...part('browser', 2, async () => (await import('./system.mjs')).browser), keepsTime: true },
]
