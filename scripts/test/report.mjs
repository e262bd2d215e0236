// Runs parts one after another and says how it went: a line for each, failures in full, and the sum at the end.

/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {import('./part.mjs').Result} Result */

/**
 * @param {readonly Part[]} parts @param {import('./part.mjs').Context} context
 * @param {{ say?: (line: string) => void, inCi?: boolean }} [how]
 * @returns {Promise<boolean>} whether everything passed
 */
export async function report(parts, context, { say = console.log, inCi = process.env.CI === 'true' } = {}) {
  let passed = 0
  let failed = 0
  for (const part of parts) {
    const started = performance.now()
    if (process.stdout.isTTY) process.stdout.write(`${part.name} ...\r`)
    const result = await resultOf(part, context)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    // What did not run proves nothing: a person is told, a build machine is stopped.
    const failures = result.notRun !== undefined && inCi ? [`not run: ${result.notRun}`] : result.failures
    say(`${part.name.padEnd(12)} ${summaryOf({ ...result, failures })}, ${seconds} s`)
    for (const failure of failures) say(`\nFAILED: ${part.name}: ${failure}\n`)
    if (result.notRun !== undefined) say(`NOT RUN: ${part.name}: ${result.notRun}`)
    passed += result.passed
    failed += failures.length
  }
  say('')
  say(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/** @param {Part} part @param {import('./part.mjs').Context} context @returns {Promise<Result>} */
async function resultOf(part, context) {
  try {
    const result = await part.run(context)
    if (result.passed === 0 && result.failures.length === 0 && result.notRun === undefined)
      return { passed: 0, failures: ['it looked at nothing'] }
    return result
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}

/** @param {Result} result */
const summaryOf = ({ passed, failures }) => `${passed} passed, ${failures.length} failed`
