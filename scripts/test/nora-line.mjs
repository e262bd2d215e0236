// Command lines for `nora`, obeyed one after another by a process that stays.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** @typedef {import('../run.mjs').Ended} Ended */

const program = fileURLToPath(new URL('nora-process.mjs', import.meta.url))

export class NoraLine {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  #errors = ''
  #root

  /** @param {string} root where nora has been built */
  constructor(root) {
    this.#root = root
  }

  /**
   * If the process dies of it, that is what is told, and the next line has a new one.
   * @param {readonly string[]} args @returns {Promise<Ended>}
   */
  obey(args) {
    this.#child ??= this.#start()
    const child = this.#child
    return new Promise((resolve) => {
      const done = (/** @type {Ended} */ ended) => {
        child.off('message', done).off('close', died).off('error', failed)
        resolve(ended)
      }
      const died = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
        this.#child = undefined
        done({ code: code ?? 1, stdout: '', output: this.#errors + (signal ?? '') })
      }
      const failed = (/** @type {Error} */ error) => {
        this.#errors += error.message
        if (child.pid === undefined) died(null, null)
      }
      child.on('message', done).on('close', died).on('error', failed)
      child.send(args)
    })
  }

  async end() {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  }

  #start() {
    const child = fork(program, [this.#root], { cwd: this.#root, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    this.#errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      this.#errors += text
    })
    return child
  }
}
