// A process that obeys one command line after another, as `nora` obeys one: a start takes longer than many a check.
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

const root = /** @type {string} */ (argv[2])
const { nora } = await import(pathToFileURL(join(root, 'packages/cli/dist/nora.js')).href)

process.on('message', async (/** @type {string[]} */ args) => {
  /** @type {string[]} */
  const out = []
  /** @type {string[]} */
  const all = []
  const console = {
    out: (/** @type {string} */ line) => all.push(line) && out.push(line),
    err: (/** @type {string} */ line) => all.push(line),
    progress: () => {},
    interactive: false,
    colours: false,
    width: undefined,
  }
  const code = await nora(args, console, ['en'])
  process.send?.({ code, stdout: out.join('\n'), output: all.join('\n') })
})
