import { type ExpectStatic, test as plain } from 'vitest'
import { House, type Visit } from './house.ts'
import type { Visitor } from './visitor.ts'

/** A whole game in a browser takes its time, above all where other things run as well. */
const WHOLE_GAME = { timeout: 900_000 }

/** `npm run test:long` looks at more of everything. */
export const isLong = process.env.NORA_LONG === '1'

interface Scene {
  readonly house: House
  readonly expect: ExpectStatic
  /** Somebody comes in; when the story is over they leave, and nothing may have gone wrong behind their back. */
  come(visit?: Visit): Promise<Visitor>
}

type Tell = (scene: Scene) => Promise<void>

interface Story {
  (name: string, tell: Tell): void
  /** Told in a house of its own, where the server may go away and come back. */
  apart(name: string, tell: Tell): void
}

/** One house for all stories that are told beside or after each other: who comes to it is new there, and leaves again. */
const test = plain.extend<{ $worker: { house: House } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads off the pattern what a fixture needs
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
})

export function inHouse(): Story {
  const told = (tell: Tell, apart: boolean) => async (context: { house: House; expect: ExpectStatic }) => {
    const { expect, house } = context
    const visitors: Visitor[] = []
    const own = apart ? await house.another() : house
    const come = async (visit?: Visit) => {
      const visitor = await own.visit(visit)
      visitors.push(visitor)
      return visitor
    }
    try {
      await tell({ house: own, expect, come })
      expect(visitors.flatMap(({ mishaps }) => mishaps)).toEqual([])
    } catch (error) {
      const sights = await Promise.all(visitors.map((visitor) => visitor.sight()))
      if (error instanceof Error) error.message = [error.message, ...sights].join('\n')
      throw error
    } finally {
      await Promise.all(visitors.map((visitor) => visitor.leave()))
      if (apart) await own.close()
    }
  }

  // Vitest reads off the pattern of a test which fixtures it needs.
  const story = (name: string, tell: Tell, apart: boolean) =>
    test.concurrent(name, WHOLE_GAME, ({ house, expect }) => told(tell, apart)({ house, expect }))
  return Object.assign((name: string, tell: Tell) => story(name, tell, false), {
    apart: (name: string, tell: Tell) => story(name, tell, true),
  })
}
