import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rare } from '../../scripts/test/rare.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

function testsOf(name: string): string {
  const folder = join(repositoryRoot, 'packages', name, 'test')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

test.each(Object.entries(rare))('what games of %s hardly ever lead to is named by a test', (game, names) => {
  const tests = testsOf(game) + testsOf('effects')
  expect(names.filter((name) => !tests.includes(`'${name}'`))).toEqual([])
})
