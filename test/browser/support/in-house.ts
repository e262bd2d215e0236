import { afterAll, beforeAll, type ExpectStatic, test } from 'vitest'
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

/** A house for all stories of a file. */
export function inHouse(): Story {
  let house: House
  beforeAll(async () => {
    house = await House.open()
  }, 180_000)
  afterAll(() => house?.close(), 60_000)

  const told = (tell: Tell, apart: boolean) => async (context: { readonly expect: ExpectStatic }) => {
    const { expect } = context
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

  return Object.assign((name: string, tell: Tell) => test.concurrent(name, WHOLE_GAME, told(tell, false)), {
    apart: (name: string, tell: Tell) => test.concurrent(name, WHOLE_GAME, told(tell, true)),
  })
}
