// `node scripts/test/part-process.mjs <root> <part>`: what the part found, as JSON.
import { argv } from 'node:process'
import { figures } from './figures.mjs'

const [root, name] = /** @type {[string, string]} */ (argv.slice(2))
/** @type {{ readonly [name: string]: import('./part.mjs').Part }} */
const parts = name === 'types' ? await import('./types.mjs') : await import('./gates.mjs')
const part = parts[name]
if (!part) throw new Error(`no part is called ${name}`)
// How much is played does not matter to a part in which nothing is.
console.log(JSON.stringify(await part.run({ root, figures: figures.short })))
