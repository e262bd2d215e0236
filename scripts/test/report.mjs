// Runs parts, beside each other where cores are idle, and says how it went: a line for each in their order, failures in
// full, and the sum at the end.
import { sideBySide } from './side-by-side.mjs'

/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {import('./part.mjs').Result} Result */

/**
 * @param {readonly Part[]} parts @param {import('./part.mjs').Context} context
 * @param {{ say?: (line: string) => void, inCi?: boolean, cores?: number }} [how]
 * @returns {Promise<boolean>} whether everything passed
 */
export async function report(parts, context, { say = console.log, inCi = process.env.CI === 'true', cores } = {}) {
  const running = new Set()
  const show = () => {
    if (process.stdout.isTTY) process.stdout.write(`\x1b[2K${[...running].join(', ')} ...\r`)
  }
  const outcomes = sideBySide(
    parts,
    async (part) => {
      const started = performance.now()
      running.add(part.name)
      show()
      const result = await resultOf(part, context)
      running.delete(part.name)
      show()
      return { name: part.name, result, seconds: (performance.now() - started) / 1000 }
    },
    cores,
  )
  let passed = 0
  let failed = 0
  for (const outcome of outcomes) {
    const { name, result, seconds } = await outcome
    // What did not run proves nothing: a person is told, a build machine is stopped.
    const failures = result.notRun !== undefined && inCi ? [`not run: ${result.notRun}`] : result.failures
    say(`${name.padEnd(12)} ${summaryOf({ ...result, failures })}, ${costOf(result, seconds)}`)
    for (const failure of failures) say(`\nFAILED: ${name}: ${failure}\n`)
    for (const story of result.unsteady ?? []) say(`UNSTEADY, passed at the second try: ${name}: ${story}`)
    if (result.notRun !== undefined) say(`NOT RUN: ${name}: ${result.notRun}`)
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

/** @param {Result} result @param {number} seconds */
function costOf({ before, cpuSeconds }, seconds) {
  if (before) return 'before at this commit, and not run again without --again'
  return `${seconds.toFixed(1)} s${cpuSeconds === undefined ? '' : ` (${cpuSeconds.toFixed(1)} s of CPU)`}`
}

/** @param {Result} result */
const summaryOf = ({ passed, failures }) => `${passed} passed, ${failures.length} failed`
