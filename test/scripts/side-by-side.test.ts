import { expect, test } from 'vitest'
import type { Part } from '../../scripts/test/part.mjs'
import { sideBySide } from '../../scripts/test/side-by-side.mjs'

const part = (name: string, cores?: number): Part => ({
  name,
  ...(cores === undefined ? {} : { cores }),
  run: () => Promise.reject(new Error('not asked here')),
})

/** Begins the parts; what runs, and a way to end one of it. */
function begun(parts: Part[], cores: number) {
  const running = new Map<string, () => void>()
  const outcomes = sideBySide(
    parts,
    ({ name }) =>
      new Promise<string>((resolve) => {
        running.set(name, () => {
          running.delete(name)
          resolve(name)
        })
      }),
    cores,
  )
  const end = async (name: string) => {
    running.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { outcomes, end, names: () => [...running.keys()] }
}

test('parts that need one core each run on two cores at a time, and begin in their order', async () => {
  const { names, end } = begun([part('types'), part('lint'), part('layers'), part('gates')], 2)
  expect(names()).toEqual(['types', 'lint'])
  await end('lint')
  expect(names()).toEqual(['types', 'layers'])
  await end('types')
  expect(names()).toEqual(['layers', 'gates'])
})

test('a part that fills every core runs alone, but begins when one is idle', async () => {
  const { names, end } = begun([part('types'), part('unit', Number.POSITIVE_INFINITY), part('cluster')], 2)
  expect(names()).toEqual(['types', 'unit'])
  await end('types')
  expect(names()).toEqual(['unit'])
  await end('unit')
  expect(names()).toEqual(['cluster'])
})

test('a part that keeps time begins when nothing else runs, and nothing begins before it', async () => {
  const parts = [part('postgres'), part('chaos'), { ...part('browser', 2), keepsTime: true }, part('lint')]
  const { names, end } = begun(parts, 2)
  await end('postgres')
  expect(names()).toEqual(['chaos'])
  await end('chaos')
  expect(names()).toEqual(['browser'])
  await end('browser')
  expect(names()).toEqual(['lint'])
})

test('on one core they run one after another', async () => {
  const { names, end, outcomes } = begun([part('unit', 4), part('lint')], 1)
  expect(names()).toEqual(['unit'])
  await end('unit')
  expect(names()).toEqual(['lint'])
  await end('lint')
  expect(await Promise.all(outcomes)).toEqual(['unit', 'lint'])
})
