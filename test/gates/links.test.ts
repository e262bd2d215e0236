import { expect, test } from 'vitest'
import { links } from '../../scripts/gates/links.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

test('a link to a file that is not there is refused', async () => {
  const files = { 'docs/seed.md': 'See [the rules](rules.md#scoring).' }
  expect(inShort(await findingsWith(links, files))).toEqual(['dead-link docs/seed.md'])
})

test('links to files, headings and the web pass', async () => {
  const text = 'See [rules](rules.md#scoring), [above](#above), [up](../tsconfig.json), [web](https://example.org).'
  expect(await findingsWith(links, { 'docs/seed.md': text, 'docs/rules.md': '' })).toEqual([])
})
