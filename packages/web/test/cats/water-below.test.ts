import { expect, test } from 'vitest'
import { shipBox } from '../../src/cats/ship/ship-box.ts'
import { waterBelow } from '../../src/cats/ship/water-below.ts'

test('below a ship that fills its window there is only the sea that is painted with it', () => {
  const scale = 0.5
  expect(waterBelow(shipBox.width * scale, shipBox.height * scale)).toBeCloseTo(-shipBox.y * scale)
})

test('a higher window has more water on both sides of the ship', () => {
  expect(waterBelow(shipBox.width, shipBox.height + 80)).toBeCloseTo(-shipBox.y + 40)
})
