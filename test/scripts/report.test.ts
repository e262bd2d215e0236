import { expect, test } from 'vitest'
import { figures } from '../../scripts/test/figures.mjs'
import type { Part, Result } from '../../scripts/test/part.mjs'
import { report } from '../../scripts/test/report.mjs'

const context = { root: '.', figures: figures.short }
const part = (name: string, result: Result): Part => ({ name, run: async () => result })

async function reported(parts: Part[], inCi = false) {
  const lines: string[] = []
  const allPassed = await report(parts, context, { say: (line) => lines.push(line), inCi, cores: 2 })
  return { allPassed, lines, text: lines.join('\n'), last: lines.at(-1) }
}

test('the last line is the sum over the parts', async () => {
  const parts = [part('types', { passed: 3, failures: [] }), part('unit', { passed: 40, failures: [] })]
  const { allPassed, last, lines } = await reported(parts)
  expect(last).toBe('43 passed, 0 failed')
  expect(lines[0]).toMatch(/^types +3 passed, 0 failed, \d+\.\d s$/)
  expect(allPassed).toBe(true)
})

test('a failure is shown in full and the other parts still run', async () => {
  const failing = part('types', { passed: 1, failures: ['a.ts:1: wrong\nand why'] })
  const { allPassed, last, text } = await reported([failing, part('unit', { passed: 2, failures: [] })])
  expect(text).toContain('FAILED: types: a.ts:1: wrong\nand why')
  expect(last).toBe('3 passed, 1 failed')
  expect(allPassed).toBe(false)
})

test('a part that breaks counts as a failure', async () => {
  const broken: Part = { name: 'unit', run: () => Promise.reject(new Error('vitest is gone')) }
  const { allPassed, last, text } = await reported([broken])
  expect(text).toContain('vitest is gone')
  expect(last).toBe('0 passed, 1 failed')
  expect(allPassed).toBe(false)
})

test('a part that looked at nothing counts as a failure', async () => {
  const { allPassed, text } = await reported([part('layers', { passed: 0, failures: [] })])
  expect(text).toContain('FAILED: layers: it looked at nothing')
  expect(allPassed).toBe(false)
})

test('what held only at a second try is named, and passes', async () => {
  const { allPassed, lines } = await reported([
    part('browser', { passed: 2, failures: [], unsteady: ['a story: too late'] }),
  ])
  expect(lines).toContain('UNSTEADY, passed at the second try: browser: a story: too late')
  expect(allPassed).toBe(true)
})

const cannotRun = part('browser', { passed: 0, failures: [], notRun: 'chromium cannot be installed' })

test('a part that cannot run on this machine is named', async () => {
  const { allPassed, last, lines } = await reported([cannotRun])
  expect(lines).toContain('NOT RUN: browser: chromium cannot be installed')
  expect(last).toBe('0 passed, 0 failed')
  expect(allPassed).toBe(true)
})

test('a part that cannot run on a build machine fails', async () => {
  const { allPassed, last, lines } = await reported([cannotRun], true)
  expect(lines).toContain('NOT RUN: browser: chromium cannot be installed')
  expect(last).toBe('0 passed, 1 failed')
  expect(allPassed).toBe(false)
})

test('a part that passed before is counted, and told as such', async () => {
  const { last, lines } = await reported([part('unit', { passed: 5, failures: [], before: true })])
  expect(lines[0]).toBe('unit         5 passed, 0 failed, before at this commit, and not run again without --again')
  expect(last).toBe('5 passed, 0 failed')
})

test('parts beside each other are told in their order, whichever ends first', async () => {
  let end = () => {}
  const slow: Part = {
    name: 'types',
    run: () =>
      new Promise((resolve) => {
        end = () => resolve({ passed: 1, failures: [] })
      }),
  }
  const quick: Part = {
    name: 'lint',
    async run() {
      end()
      return { passed: 1, failures: [] }
    },
  }
  const { lines } = await reported([slow, quick])
  expect(lines.slice(0, 2).map((line) => line.split(' ')[0])).toEqual(['types', 'lint'])
})
