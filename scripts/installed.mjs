// Dependencies are there, and are the ones the lockfile names; if not, they are installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { run } from './run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

/** @param {string} root @param {(line: string) => void} say */
export async function ensureInstalled(root, say) {
  if (isInstalled(root)) return
  await alone(root, 'install', async () => {
    if (isInstalled(root)) return
    say('Installing dependencies (this takes a minute the first time) ...')
    await install(root)
  })
}

/** npm writes down what it put into node_modules; that list is compared with the lockfile. @param {string} root */
export function isInstalled(root) {
  const wanted = entriesOf(join(root, 'package-lock.json'))
  const found = entriesOf(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !mayBeMissing(entry))
    .every(([path, { version }]) => found[path] !== undefined && found[path].version === version)
}

/** Packages for other platforms are in the lockfile but not on this machine. @param {Entry} entry */
const mayBeMissing = (entry) => entry.optional === true || entry.devOptional === true || entry.peer === true

/** @param {string} path @returns {Record<string, Entry>} */
function entriesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** @param {string} root */
async function install(root) {
  // The compiler is a development dependency and the build needs it, so it is installed in production too.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args], { cwd: root })
    : await run('npm', args, { cwd: root, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}:\n${output.trim()}`)
}
