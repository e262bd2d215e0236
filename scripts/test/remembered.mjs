// The long test takes hours: a part that has passed with these very files, all committed, on this Node, need not run again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forgetChecks } from './notebook.mjs'
import { stateOf } from './state-of.mjs'

/** @typedef {import('./part.mjs').Part} Part */
/** @typedef {{ [part: string]: number }} Passed how many things held in each part */

/**
 * The same parts, each of which gives what it found before if that still says something. In a tree that is not what is
 * committed nothing does.
 * @param {readonly Part[]} parts @param {string} root @param {{ again: boolean }} how to run everything again, and remember that
 * @returns {Promise<readonly Part[]>}
 */
export async function remembered(parts, root, { again }) {
  const state = await stateOf(root)
  if (state === undefined) return parts
  const path = join(root, '.cache', 'passed.json')
  if (again) forgetChecks(root)
  const passed = again ? {} : read(path, state)
  return parts.map((part) => ({
    ...part,
    async run(context) {
      const before = passed[part.name]
      if (before !== undefined) return { passed: before, failures: [], before: true }
      const result = await part.run(context)
      const isWhole = result.failures.length === 0 && result.passed > 0 && result.notRun === undefined
      // What was changed meanwhile was tested only in part.
      if (isWhole && (await stateOf(root)) === state) {
        passed[part.name] = result.passed
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, JSON.stringify({ state, passed }))
      }
      return result
    },
  }))
}

/** @param {string} path @param {string} state @returns {Passed} */
function read(path, state) {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    return kept.state === state ? kept.passed : {}
  } catch {
    return {}
  }
}
