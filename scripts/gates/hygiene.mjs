// Nothing in the repository may depend on the machine it was written on, and nothing may be left half done.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const rules = [
  {
    rule: 'machine-path',
    pattern: /(?<![\w.$}/-])\/(?:work|root|home|Users)\/[\w.-]/,
    reason: 'a path of somebody’s machine',
  },
  {
    rule: 'registry-host',
    pattern: /"resolved":\s*"https?:|^\s*(?:@[\w-]+:)?registry\s*=|_authToken/,
    reason: 'a package registry is named',
  },
  { rule: 'unfinished', pattern: /\b(?:TODO|FIXME|XXX)\b/, reason: 'a note of something left undone' },
]

const texts = ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.md', '.css', '.html', '.svg', '.sh', '.yml', '.npmrc']

export const hygiene = {
  name: 'hygiene',
  rules: rules.map(({ rule }) => rule),
  /** @param {string} root @returns {Finding[]} */
  inspect: (root) =>
    ownFiles(root)
      .filter((file) => texts.some((ending) => file.endsWith(ending)) || file.startsWith('.ci/'))
      .filter((file) => file !== 'scripts/gates/hygiene.mjs' && !file.startsWith('test/gates/'))
      .flatMap((file) => inspectFile(root, file)),
}

/** What git would carry; without git, everything that is not generated. @param {string} root @returns {string[]} */
function ownFiles(root) {
  if (!existsSync(join(root, '.git'))) return filesBelow(root, '.', ['']).map((file) => file.slice(2))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}

/** @param {string} root @param {string} file @returns {Finding[]} */
function inspectFile(root, file) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ rule, reason }) => ({ file, line: index + 1, rule, reason })),
    )
}
