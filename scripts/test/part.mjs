// The shape of a part of the test.

/** @typedef {{ root: string, figures: import('./figures.mjs').Figures }} Context */

/**
 * What a part found: how many things hold, and in full what does not. A part that could not run at all on this machine
 * says why.
 * @typedef {{ passed: number, failures: readonly string[], notRun?: string }} Result
 */

/** @typedef {{ name: string, run: (context: Context) => Promise<Result> }} Part */

/** For a part that holds or does not as a whole. */
/** @param {import('../run.mjs').Ended} ended @returns {Result} */
export const oneThing = ({ code, output }) =>
  code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [output.trim() || `exit code ${code}`] }
