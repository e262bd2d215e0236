// A part that computes in Node itself, as a process of its own: nothing else could run beside it in this one.
import { fileURLToPath } from 'node:url'
import { runNode } from '../run.mjs'

const program = fileURLToPath(new URL('part-process.mjs', import.meta.url))

/** @param {string} name @returns {import('./part.mjs').Part} */
export const apart = (name) => ({
  name,
  async run({ root }) {
    const { code, stdout, output } = await runNode(root, [program, root, name])
    if (code !== 0) throw new Error(`it ended with exit code ${code}:\n${output.trim()}`)
    return JSON.parse(stdout)
  },
})
