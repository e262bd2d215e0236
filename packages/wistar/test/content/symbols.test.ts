import { expect, test } from 'vitest'
import { houseContent } from '../../src/index.ts'
import { symbols } from './symbols.ts'

const { inventions } = houseContent.tables

test.each(Object.keys(symbols))('the symbol "%s" of the appendices is on a card', (symbol) => {
  expect(inventions.filter((card) => symbols[symbol]?.(card)).length).toBeGreaterThan(0)
})
