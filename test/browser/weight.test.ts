import { expect, test } from 'vitest'
import { inHouse } from './support/in-house.ts'
import { homeScripts } from './support/weight.ts'

const here = inHouse()

test('the entrance needs less than 150 KB of packed scripts', { timeout: 120_000 }, async () => {
  const visitor = await here.house.visit()
  const { files, packed } = await homeScripts(visitor)
  expect(files.length).toBeGreaterThan(0)
  expect(packed).toBeLessThan(150_000)
  await visitor.leave()
})
