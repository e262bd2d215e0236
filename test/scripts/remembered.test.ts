import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figures } from '../../scripts/test/figures.mjs'
import type { Result } from '../../scripts/test/part.mjs'
import { remembered } from '../../scripts/test/remembered.mjs'
import { folderWith } from './temporary-folder.ts'

const who = ['-c', 'user.name=Nora', '-c', 'user.email=nora@example.org']
const git = (root: string, ...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' })

function repository(): string {
  const root = folderWith({ '.gitignore': '.cache/\n', 'boat.ts': 'one' })
  git(root, 'init')
  git(root, 'add', '.')
  git(root, 'commit', '-m', 'A boat')
  return root
}

/** What a run finds, and whether the part has really run. */
async function runIn(
  root: string,
  result: Result = { passed: 3, failures: [] },
  { again = false, during = () => {} } = {},
) {
  let runs = 0
  const run = async () => {
    runs++
    during()
    return result
  }
  const [part] = await remembered([{ name: 'unit', run }], root, { again })
  return { found: await part?.run({ root, figures: figures.long }), runs }
}

const before = { passed: 3, failures: [], before: true }

test('what has passed with what is committed is not run again, and is said to be from before', async () => {
  const root = repository()
  expect(await runIn(root)).toEqual({ found: { passed: 3, failures: [] }, runs: 1 })
  expect(await runIn(root)).toEqual({ found: before, runs: 0 })
})

test('it is run again if that is asked for', async () => {
  const root = repository()
  await runIn(root)
  expect((await runIn(root, undefined, { again: true })).runs).toBe(1)
  expect(await runIn(root)).toEqual({ found: before, runs: 0 })
})

test('it is run again where something else is committed', async () => {
  const root = repository()
  await runIn(root)
  writeFileSync(join(root, 'tail.txt'), 'A tail')
  git(root, 'add', '.')
  git(root, 'commit', '-m', 'Another')
  expect((await runIn(root)).runs).toBe(1)
})

test('what failed or could not run is run again', async () => {
  const root = repository()
  await runIn(root, { passed: 2, failures: ['a second cheese'] })
  expect((await runIn(root, { passed: 0, failures: [], notRun: 'there is no chromium here' })).runs).toBe(1)
  expect((await runIn(root)).runs).toBe(1)
})

test('in a tree that is not what is committed nothing is remembered', async () => {
  const root = repository()
  await runIn(root)
  writeFileSync(join(root, 'cat.ts'), '')
  expect((await runIn(root)).runs).toBe(1)
  rmSync(join(root, 'cat.ts'))
  expect((await runIn(root)).runs).toBe(0)
})

test('what was changed while it was tested is not remembered', async () => {
  const root = repository()
  await runIn(root, undefined, { during: () => writeFileSync(join(root, 'boat.ts'), 'two') })
  git(root, 'checkout', 'boat.ts')
  expect((await runIn(root)).runs).toBe(1)
})

test('without a repository everything is run', async () => {
  const root = folderWith({ 'boat.ts': 'one' })
  await runIn(root)
  expect((await runIn(root)).runs).toBe(1)
})
