// Parts beside each other where one alone would leave cores idle.
import { availableParallelism } from 'node:os'

/** @typedef {import('./part.mjs').Part} Part */

/**
 * Begins the parts in their order, each as soon as a core is idle.
 * @template T @param {readonly Part[]} parts @param {(part: Part) => Promise<T>} run never rejects
 * @param {number} [cores] @returns {readonly Promise<T>[]} of each part, in their order
 */
export function sideBySide(parts, run, cores = availableParallelism()) {
  let busy = 0
  /** @type {{ part: Part, start: () => void }[]} */
  const waiting = []
  const begin = () => {
    for (let next = waiting[0]; next && (next.part.keepsTime ? busy === 0 : busy < cores); next = waiting[0]) {
      waiting.shift()
      next.start()
    }
  }
  const outcomes = parts.map(
    (part) =>
      new Promise((/** @type {(outcome: T) => void} */ resolve) => {
        const start = () => {
          const share = Math.min(part.cores ?? 1, cores)
          busy += share
          void run(part).then((outcome) => {
            busy -= share
            resolve(outcome)
            begin()
          })
        }
        waiting.push({ part, start })
      }),
  )
  begin()
  return outcomes
}
