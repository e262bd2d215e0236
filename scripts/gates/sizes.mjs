// A file holds one idea and a folder what one can look over: whoever looks for a rule reads names, not pages.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const MOST_LINES = 400
/** About twenty-five; nobody has to split a folder for the sake of one file. */
const MOST_FILES = 28

/** Tables of sentences and terms grow with the games, and nobody reads them from beginning to end. */
const tables = 'packages/messages/src/'

export const sizes = {
  name: 'sizes',
  rules: ['long-file', 'full-folder'],
  /** @param {string} root @returns {Finding[]} */
  inspect(root) {
    const files = ['packages', 'scripts', 'test', 'examples'].flatMap((folder) =>
      filesBelow(root, folder, ['.ts', '.tsx', '.mjs', '.css']),
    )
    return [...longFiles(root, files), ...fullFolders(files)]
  },
}

/** @param {string} root @param {readonly string[]} files @returns {Finding[]} */
function longFiles(root, files) {
  return files
    .filter((file) => !file.startsWith(tables))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
      const reason = `has ${lines} lines; ${MOST_LINES} are the most, and most files need a hundred`
      return lines > MOST_LINES ? [{ file, line: MOST_LINES + 1, rule: 'long-file', reason }] : []
    })
}

/** @param {readonly string[]} files @returns {Finding[]} */
function fullFolders(files) {
  /** @type {Map<string, number>} */
  const folders = new Map()
  for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  return [...folders].flatMap(([file, n]) => {
    const reason = `has ${n} files; what belongs together wants a folder of its own`
    return n > MOST_FILES ? [{ file, line: 1, rule: 'full-folder', reason }] : []
  })
}
