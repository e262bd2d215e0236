// What the packages are. Everything is found by looking into packages/, so a new package needs no line here:
// a name that is neither a shell nor a foundation is a game, and a game is held to every rule for games.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Packages that touch the outside world; every other package is pure. */
export const shells = ['cli', 'server', 'web']

/** Pure packages that are not games. */
export const foundations = [
  'balance',
  'bots',
  'catalogue',
  'choosing',
  'conformance',
  'effects',
  'kernel',
  'messages',
  'protocol',
  'release',
  'room',
  'words',
]

/** @param {string} root @returns {string[]} names of the folders in packages/ that are packages */
export function packagesOf(root) {
  const folder = join(root, 'packages')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort()
}

/** @param {string} name */
export const isPure = (name) => !shells.includes(name)

/** @param {string} name */
export const isGame = (name) => isPure(name) && !foundations.includes(name)

/**
 * Paths, relative to the root and with forward slashes, of the files below a folder whose names end as asked.
 * @param {string} root @param {string} folder @param {readonly string[]} endings @returns {string[]}
 */
export function filesBelow(root, folder, endings) {
  const from = join(root, folder)
  if (!existsSync(from)) return []
  return readdirSync(from, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return isGenerated(entry.name) ? [] : filesBelow(root, path, endings)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
    })
}

/** @param {string} name */
const isGenerated = (name) => ['node_modules', 'dist', '.cache', '.git', 'coverage'].includes(name)

/** @param {string} root @param {string} name @returns {string[]} the TypeScript sources of one package */
export const sourcesOf = (root, name) => filesBelow(root, `packages/${name}/src`, ['.ts', '.tsx'])
