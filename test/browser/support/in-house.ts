import { afterAll, beforeAll } from 'vitest'
import { House } from './house.ts'

/** A whole game in a browser takes its time, above all where other things run as well. */
export const WHOLE_GAME = { timeout: 900_000 }

/** A house for all tests of a file. */
export function inHouse(): { readonly house: House } {
  let house: House
  beforeAll(async () => {
    house = await House.open()
  }, 180_000)
  afterAll(() => house?.close(), 60_000)
  return {
    get house() {
      return house
    },
  }
}
