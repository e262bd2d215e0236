import { describe, expect, test } from 'vitest'
import { doing } from './doing.ts'

describe('buy materials', () => {
  const bought = (...bundles: string[]) => {
    const bench = doing('buyMaterials').choose(...bundles)
    return 12 - bench.player().berries
  }

  test('two purchases of different kinds add up', () => {
    expect(bought('glue-2', 'scrapwood-3')).toBe(4)
    expect(bought('glue-3', 'blades-2')).toBe(5)
    expect(bought('scrapwood-2', 'blades-2')).toBe(3)
  })

  test('two purchases of one kind are refused', () => {
    expect(doing('buyMaterials').choose('glue-2').whyNot('glue-3')).toBe('sameMaterial')
  })

  test('no purchase is no action', () => {
    expect(doing('buyMaterials').whyNot('enough')).toBe('buyOneFirst')
  })
})
