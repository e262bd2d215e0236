// The shape of a part of the test.

/** @typedef {{ root: string, figures: import('./figures.mjs').Figures }} Context */

/**
 * What a part found: how many things hold, and in full what does not. A part that could not run at all on this machine
 * says why; `before` means that it did not run now, but passed in an earlier run; `unsteady` is what held only at a second try.
 * @typedef {{ passed: number, failures: readonly string[], unsteady?: readonly string[], notRun?: string, before?: boolean, cpuSeconds?: number }} Result
 */

/**
 * `cores` says how many of them it keeps busy, one if it says nothing: parts that leave a core idle run beside each other, and
 * one that counts for none runs beside any. One that `keepsTime` begins when nothing else runs: what it waits for has to come soon.
 * @typedef {{ name: string, cores?: number, keepsTime?: boolean, run: (context: Context) => Promise<Result> }} Part
 */

/** For a part that holds or does not as a whole. */
/** @param {import('../run.mjs').Ended} ended @returns {Result} */
export const oneThing = ({ code, output }) =>
  code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [output.trim() || `exit code ${code}`] }
