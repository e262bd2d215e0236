// One run of vitest, and what it found.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runNode } from '../run.mjs'

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} File */

/**
 * @param {string} root @param {string} name @param {readonly string[]} filters only the files whose paths hold one of these; all if empty
 * @param {NodeJS.ProcessEnv} env @returns {Promise<import('./part.mjs').Result>}
 */
export async function vitest(root, name, filters, env) {
  const found = join(root, '.cache', `vitest-${name}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(found, { force: true })
  const args = ['run', ...filters, '--reporter=json', `--outputFile=${found}`]
  const { code, output } = await runNode(root, ['node_modules/vitest/vitest.mjs', ...args], { ...process.env, ...env })
  const files = readResults(found, output)
  const failures = files.flatMap((file) => failuresOf(file, relative(root, file.name)))
  if (code !== 0 && failures.length === 0) failures.push(`vitest ended with exit code ${code}:\n${output.trim()}`)
  const passed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed'))
  return { passed: passed.length, failures, unsteady: passed.flatMap(unsteadyOf) }
}

/** A test that passed and left a message failed at its first try. */
/** @param {Assertion} assertion @returns {string[]} */
const unsteadyOf = ({ fullName, failureMessages = [] }) =>
  failureMessages.length === 0 ? [] : [[fullName, ...failureMessages].join('\n')]

/** @param {string} path @param {string} output @returns {File[]} */
function readResults(path, output) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults
  } catch (error) {
    throw new Error(`vitest left no results:\n${output.trim()}`, { cause: error })
  }
}

/** A skipped test proves nothing, so it fails; so does a file whose tests never began. */
/** @param {File} file @param {string} path @returns {string[]} */
function failuresOf(file, path) {
  const failed = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ status, fullName, failureMessages = [] }) =>
      [`${path} > ${fullName}`, ...(status === 'failed' ? failureMessages : [`was not run: ${status}`])].join('\n'),
    )
  if (failed.length > 0) return failed
  return file.status === 'failed' || file.assertionResults.length === 0
    ? [`${path}\n${file.message || 'it holds no test'}`]
    : []
}
