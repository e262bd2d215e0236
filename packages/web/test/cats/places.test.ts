import { expect, test } from 'vitest'
import { placesOf } from '../../src/cats/places.ts'

test('a cat that is rescued is told where it was, else in its zone', () => {
  const rescued = { type: 'rescued', seat: 1, items: ['blue-cross'], zone: 'left', fish: 3, basket: 'once' }
  expect(placesOf(rescued)).toEqual(['taken/blue-cross', 'left'])
})

test('a cat that the Sister scares away is told where it was', () => {
  const scared = { type: 'sisterDiscards', items: ['blue-cross'], do: 'discardCat', position: 2 }
  expect(placesOf(scared)).toEqual(['taken/blue-cross'])
})

test('a tile that she takes away is told at its stock, a common treasure at the pile of its shape', () => {
  const rare = { type: 'sisterDiscards', items: ['rare-1'], do: 'discardRare', position: 2 }
  const oshax = { type: 'sisterDiscards', items: ['oshax-1'], do: 'discardOshax', position: 1 }
  const common = { type: 'sisterDiscards', items: ['common-1'], do: 'discardCommon', shape: 'I3' }
  expect(placesOf(rare)).toEqual(['rare'])
  expect(placesOf(oshax)).toEqual(['oshaxes'])
  expect(placesOf(common)).toEqual(['I3', 'common'])
})

test('cats that change places are there to be pointed at', () => {
  expect(placesOf({ type: 'sisterSwaps', items: ['a', 'b'], do: 'swapCats', positions: [1, 6] })).toEqual([])
})
