// A part as a process of its own.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('part-process.mjs', import.meta.url))

/**
 * @param {string} name
 * @param {string} [module] where the parts are listed
 * @returns {import('./part.mjs').Part['run']}
 */
export const inOwnProcess =
  (name, module = new URL('parts.mjs', import.meta.url).href) =>
  (context) =>
    new Promise((resolve, reject) => {
      const child = fork(program, [module, name], { cwd: context.root })
      child.on('error', reject)
      child.on('message', (/** @type {any} */ result) => resolve(result))
      child.on('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? `exit code ${code}`}`)))
      child.send(context)
    })
