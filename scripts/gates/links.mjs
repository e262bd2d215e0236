// A document that points to nothing is wrong about the repository.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const link = /\]\((?<target>[^)\s]+)\)/g

export const links = {
  name: 'links',
  rules: ['dead-link'],
  /** @param {string} root @returns {Finding[]} */
  inspect: (root) => filesBelow(root, '.', ['.md']).flatMap((file) => inspectFile(root, file.slice(2))),
}

/** @param {string} root @param {string} file @returns {Finding[]} */
function inspectFile(root, file) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(link)]
        .map((found) => found.groups?.target ?? '')
        .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
        .filter((target) => !existsSync(join(root, dirname(file), target.replace(/#.*$/, ''))))
        .map((target) => ({ file, line: index + 1, rule: 'dead-link', reason: `${target} does not exist` })),
    )
}
