import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { figures } from '../../scripts/test/figures.mjs'
import { inOwnProcess } from '../../scripts/test/in-own-process.mjs'
import { folderWith } from './temporary-folder.ts'

/** Runs a part that does this. */
function ran(body: string) {
  const root = folderWith({
    'parts.mjs': `export const parts = [{ name: 'unit', load: async () => ({ name: 'unit', run: async (context) => { ${body} } }) }]`,
  })
  const module = pathToFileURL(join(root, 'parts.mjs')).href
  return inOwnProcess('unit', module)({ root, figures: figures.short })
}

test('what a part finds in a process of its own is told, with what it cost', async () => {
  const busy = 'const until = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < until);'
  const found = await ran(`${busy} return { passed: context.figures.boats, failures: ['a cat is wet'] }`)
  expect(found).toMatchObject({ passed: figures.short.boats, failures: ['a cat is wet'] })
  expect(found.cpuSeconds).toBeGreaterThan(0.2)
})

test('a process that dies is an error', async () => {
  await expect(ran('process.exit(3)')).rejects.toThrow('it ended with exit code 3')
})
