// A sentence that nobody says is translated three times for nothing: every one of the browser, of the command line and of those
// that all share is named somewhere. What games and rooms say is named by what happened, so it cannot be looked up.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const english = 'packages/messages/src/en'
const translations = /^packages\/messages\/src\/(?:en|cs|pl|ru)\//

/** A table of sentences, and each of its keys. */
const table = /^export const (web\w+|cli|common) = \{/m
const keys = /^ {2}(?:'([\w.]+)'|(\w+)):/gm

/** Reasons are named by their codes, in whose tables the others are. */
const reason = /^(?:.+\.)?why\./

/** The beginning of an id whose end is put in: `webTable.motion.${type}`. */
const begun = /`(\w+\.[\w.]*)\$\{/g

export const unsaid = {
  name: 'unsaid',
  rules: ['unsaid-sentence'],
  /** @param {string} root @returns {Finding[]} */
  inspect(root) {
    const sources = filesBelow(root, 'packages', ['.ts', '.tsx'])
      .filter((file) => /^packages\/\w+\/src\//.test(file) && !translations.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    const beginnings = [...sources.matchAll(begun)].map(([, beginning = '']) => beginning)
    return filesBelow(root, english, ['.ts']).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const area = table.exec(text)?.[1]
      if (area === undefined) return []
      return [...text.matchAll(keys)].flatMap(({ 1: quoted, 2: bare, index }) => {
        const key = quoted ?? bare ?? ''
        const id = `${area}.${key}`
        if (reason.test(key) || isNamed(sources, id) || beginnings.some((beginning) => id.startsWith(beginning)))
          return []
        const line = text.slice(0, index).split('\n').length
        return [{ file, line, rule: 'unsaid-sentence', reason: `nobody says ${id}` }]
      })
    })
  },
}

/** @param {string} sources @param {string} id */
const isNamed = (sources, id) => ["'", '"', '`'].some((mark) => sources.includes(`${mark}${id}${mark}`))
