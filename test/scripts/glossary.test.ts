import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/workspace.mjs'

const rows = readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8').matchAll(
  /^\| `(?<word>[^`]+)` \| .+ \| \[.+\]\(\.\.\/(?<file>[^)]+)\) \|$/gm,
)
const words = [...rows].map(({ groups }) => groups as { readonly word: string; readonly file: string })

test('the glossary has the thirty words that one meets most', () => {
  expect(words.length).toBeGreaterThanOrEqual(30)
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
})

test.each(words)('$word lives in $file', ({ word, file }) => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8')
  // A name is exported there; a word of ours without a name is explained there.
  const isName = /^[A-Z]/.test(word)
  expect(text).toMatch(
    isName ? new RegExp(`export (?:type|interface|class|function) ${word}\\b`) : new RegExp(word, 'i'),
  )
})
