// A part of the long test that takes hours is remembered check by check: a run that was stopped goes on where it was.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stateOf } from './state-of.mjs'

/** @param {string} root */
const folderIn = (root) => join(root, '.cache', 'checks')

/** What each check found in the same state, a clean one; elsewhere nothing is remembered. */
/** @template Found */
export class Notebook {
  /** @type {Map<string, Found>} */
  #found = new Map()
  #path
  #state
  #stateNow

  /** @param {string} path @param {string | undefined} state @param {() => Promise<string | undefined>} stateNow */
  constructor(path, state, stateNow) {
    this.#path = path
    this.#state = state
    this.#stateNow = stateNow
    for (const line of linesOf(path)) if (line.state === state) this.#found.set(line.check, line.found)
  }

  /** @param {string} check */
  of(check) {
    return this.#state === undefined ? undefined : this.#found.get(check)
  }

  /** What was changed meanwhile was checked only in part. @param {string} check @param {Found} found */
  async note(check, found) {
    if (this.#state === undefined || (await this.#stateNow()) !== this.#state) return
    mkdirSync(dirname(this.#path), { recursive: true })
    appendFileSync(this.#path, `${JSON.stringify({ state: this.#state, check, found })}\n`)
  }
}

/** @param {string} root @param {string} part @param {readonly string[]} paths what its checks depend on */
export async function notebookOf(root, part, paths) {
  const stateNow = () => stateOf(root, paths)
  return new Notebook(join(folderIn(root), `${part}.jsonl`), await stateNow(), stateNow)
}

/** @param {string} root */
export const forgetChecks = (root) => rmSync(folderIn(root), { recursive: true, force: true })

/** A line that was not written to its end says nothing. */
/** @param {string} path @returns {{ state?: string, check: string, found: any }[]} */
function linesOf(path) {
  try {
    return readFileSync(path, 'utf8').trim().split('\n').flatMap(read)
  } catch {
    return []
  }
}

/** @param {string} line */
function read(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
