import { expect, test } from 'vitest'
import { unsaid } from '../../scripts/gates/unsaid.mjs'
import { findingsWith, inShort } from './seeded-workspace.ts'

const file = 'packages/messages/src/en/web-seed.ts'
const table = (...lines: readonly string[]) => ['export const webSeed = {', ...lines, '} as const', ''].join('\n')

test('a sentence that nobody says is found, with its line', async () => {
  const files = {
    [file]: table("  said: 'Yes',", "  'never.said': 'No',"),
    'packages/web/src/seed.ts': "export const id = 'webSeed.said'",
  }
  const found = await findingsWith(unsaid, files)
  expect(inShort(found)).toEqual([`unsaid-sentence ${file}`])
  expect(found[0]).toMatchObject({ line: 3, reason: 'nobody says webSeed.never.said' })
})

test('a sentence is not said by its own translations, nor by a test', async () => {
  const files = {
    [file]: table("  lost: 'No',"),
    'packages/messages/src/cs/web-seed.ts': "export const id = 'webSeed.lost'",
    'packages/web/test/seed.test.ts': "export const id = 'webSeed.lost'",
  }
  expect(inShort(await findingsWith(unsaid, files))).toEqual([`unsaid-sentence ${file}`])
})

test('a sentence may be named in part, and reasons by their codes', async () => {
  const files = {
    [file]: table("  'way.left': 'Left',", "  'way.right': 'Right',", "  'why.tooFar': 'Too far.',"),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'packages/web/src/seed.ts': 'export const id = (way: string) => `webSeed.way.${way}`',
  }
  expect(await findingsWith(unsaid, files)).toEqual([])
})

test('what games say is named by what happened', async () => {
  const files = {
    'packages/messages/src/en/cats/play.ts': "export const catsPlay = {\n  'event.rescued': 'Saved.',\n}\n",
  }
  expect(await findingsWith(unsaid, files)).toEqual([])
})
