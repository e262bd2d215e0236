// The releases that are kept: for each a folder with its programs and with games that were saved by it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const keptFolder = 'releases'

/** @param {string} root @returns {string[]} the versions, the oldest first */
export function keptReleases(root) {
  const folder = join(root, keptFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/**
 * The programs in the folder of a release, as its release.json names them: what was released does not change.
 * @param {string} folder
 */
export function describedIn(folder) {
  const programs = join(folder, 'programs')
  return readdirSync(programs)
    .sort()
    .map((file) => {
      const body = readFileSync(join(programs, file), 'utf8')
      const [, game = '', rulesVersion = ''] = /^(.+)@(.+)\.mjs$/.exec(file) ?? []
      const contentHash = /^\/\/ content (\S+)\n/.exec(body)?.[1] ?? ''
      return { game, rulesVersion, contentHash, sha256: createHash('sha256').update(body).digest('hex') }
    })
}
