import { expect, test } from 'vitest'
import { RulesRegistry } from '../src/rules/registry.ts'

const packs = ['one', 'two', 'three'].map((name) =>
  JSON.stringify({ format: 'nora-pack', game: 'cats', name, records: { discovery: { '001': { cost: 4 } } } }),
)

test('of all packs only the latest are kept in memory, and others are read again', async () => {
  const asked: string[] = []
  const pack = async (hash: string) => {
    asked.push(hash)
    return packs[Number(hash)]
  }
  const registry = new RulesRegistry({ pack, rules: async () => [] }, undefined, 2)
  const release = registry.current('cats')
  const first = await registry.withPack(release, '0')
  expect(await registry.withPack(release, '0')).toBe(first)
  await registry.withPack(release, '1')
  expect(asked).toEqual(['0', '1'])
  await registry.withPack(release, '2')
  const again = await registry.withPack(release, '0')
  expect(asked).toEqual(['0', '1', '2', '0'])
  expect(again.game.contentHash).toBe(first.game.contentHash)
  expect(await registry.withPack(release, '2')).not.toBe(again)
  expect(asked).toHaveLength(4)
})
