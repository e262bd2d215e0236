// The part of the test that runs vitest, here with a vitest that finds what it is told to.
import { expect, test } from 'vitest'
import { figures } from '../../scripts/test/figures.mjs'
import { unit } from '../../scripts/test/unit.mjs'
import { folderWith } from './temporary-folder.ts'

const passed = { status: 'passed', fullName: 'a cat is rescued' }
const file = (status: string, assertionResults: object[], message = '') => ({
  name: 'cats.test.ts',
  status,
  message,
  assertionResults,
})

async function foundBy(results: object[] | undefined, code = 0) {
  const write = `writeFileSync('.cache/vitest-unit.json', ${JSON.stringify(JSON.stringify({ testResults: results }))})`
  const vitest = `import { writeFileSync } from 'node:fs'\n${results ? write : ''}\nconsole.log('vitest says'); process.exitCode = ${code}`
  const root = folderWith({ 'node_modules/vitest/vitest.mjs': vitest })
  return unit.run({ root, figures: figures.short })
}

test('tests that pass are counted', async () => {
  expect(await foundBy([file('passed', [passed, passed])])).toEqual({ passed: 2, failures: [], unsteady: [] })
})

test('a test that fails is named with its message', async () => {
  const failed = { status: 'failed', fullName: 'a second cheese is refused', failureMessages: ['expected 1 to be 2'] }
  const result = await foundBy([file('failed', [passed, failed])], 1)
  expect(result.passed).toBe(1)
  expect(result.failures).toEqual([
    expect.stringMatching(/cats\.test\.ts > a second cheese is refused\nexpected 1 to be 2$/),
  ])
})

test('a test that passed at its second try is named with what went wrong at the first', async () => {
  const late = { status: 'passed', fullName: 'a whole game', failureMessages: ['too late'] }
  expect(await foundBy([file('passed', [passed, late])])).toEqual({
    passed: 2,
    failures: [],
    unsteady: ['a whole game\ntoo late'],
  })
})

test('a test that is skipped fails', async () => {
  const { failures } = await foundBy([file('passed', [{ status: 'skipped', fullName: 'later' }])])
  expect(failures).toEqual([expect.stringContaining('was not run: skipped')])
})

test('a file that cannot be read fails', async () => {
  const { failures } = await foundBy([file('failed', [], 'cannot find ./boat.ts')], 1)
  expect(failures).toEqual([expect.stringContaining('cannot find ./boat.ts')])
})

test('an error outside any test fails', async () => {
  const { failures } = await foundBy([file('passed', [passed])], 1)
  expect(failures).toEqual([expect.stringContaining('vitest ended with exit code 1:\nvitest says')])
})

test('a vitest that leaves no results fails', async () => {
  await expect(foundBy(undefined, 1)).rejects.toThrow('vitest left no results:\nvitest says')
})
